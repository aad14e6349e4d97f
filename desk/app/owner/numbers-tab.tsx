import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownerWords, plotWords } from '#content/desk/owner.ts'
import Download from '~icons/ph/download-simple'
import ShieldCheck from '~icons/ph/shield-check'
import type { Plot } from '../../contract/owner.ts'
import { command, get } from '../api.ts'
import { useLanguage, useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import styles from './numbers-tab.module.css'

/** The clinic's figures in five plots, drawn by the server; each is a table as well. */
export function NumbersTab() {
  const words = useWords(ownerWords)
  const language = useLanguage()
  const [areTables, setTables] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['numbers', language],
    queryFn: ({ signal }) => get('/api/owner/numbers', { language }, signal),
  })
  if (!data) return <p role="status">{isError ? words.failed : words.loading}</p>
  const save = async () => {
    const { fileName, csv } = await command('/api/owner/export', {
      language,
    })
    // Excel reads UTF-8 only with a byte order mark.
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`\ufeff${csv}`], { type: 'text/csv' }))
    link.download = fileName
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <>
      <Hatch />
      <div className={styles.plots}>
        {data.plots.map((plot) => (
          <PlotCard key={plot.id} plot={plot} isTable={areTables} />
        ))}
      </div>
      <footer className={styles.foot}>
        <p>
          <ShieldCheck />
          {words.hidden}
        </p>
        <Button aria-pressed={areTables} onClick={() => setTables(!areTables)}>
          {areTables ? words.asPlots : words.asTables}
        </Button>
        <Button icon={Download} onClick={() => void save()}>
          {words.csv}
        </Button>
      </footer>
    </>
  )
}

/** Hidden counts are hatched: one pattern for all plots of the page. */
const Hatch = () => (
  <svg className={styles.hatch} aria-hidden="true">
    <pattern id="plot-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7" />
    </pattern>
  </svg>
)

function PlotCard({ plot, isTable }: { plot: Plot; isTable: boolean }) {
  const { under10 } = useWords(ownerWords)
  const { id, title, note, table } = plot
  return (
    <section className={`${styles.card} ${styles[id]}`} aria-labelledby={`plot-${id}`}>
      <h2 id={`plot-${id}`}>
        <Emphasis>{title}</Emphasis>
      </h2>
      <p className={styles.note} id={`note-${id}`}>
        {note}
      </p>
      {!isTable && <Drawing plot={plot} />}
      {!isTable && id === 'messages' && <Legend />}
      <div className={isTable ? styles.table : 'visually-hidden'} {...(isTable && { tabIndex: 0 })}>
        <table>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={String(name)}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={table.columns[place + 1]}>{cell ?? <i>{under10}</i>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Announced as one picture with its title; its numbers are in the table after it. */
function Drawing({ plot: { id, svg, narrow } }: { plot: Plot }) {
  const drawings = narrow
    ? [
        [svg, styles.wide],
        [narrow, styles.narrow],
      ]
    : [[svg, '']]
  return drawings.map(([drawn, when]) => (
    <div
      key={when}
      role="img"
      aria-labelledby={`plot-${id}`}
      aria-describedby={`note-${id}`}
      className={`${styles.plot} ${when}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the desk itself, from counts
      dangerouslySetInnerHTML={{ __html: drawn! }}
    />
  ))
}

function Legend() {
  const legend = useWords(plotWords.messages.legend)
  return (
    <ul className={styles.legend} aria-hidden="true">
      {Object.values(legend).map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
