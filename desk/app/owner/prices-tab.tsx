import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pricesWords } from '#content/desk/owner.ts'
import { fill } from '#content/format/fill.ts'
import type { In } from '#content/language.ts'
import ArrowUUpLeft from '~icons/ph/arrow-u-up-left'
import Upload from '~icons/ph/upload-simple'
import type { PriceCounts, PriceListPreview } from '../../contract/prices.ts'
import { command, get, RefusedError, upload } from '../api.ts'
import { shortDateIn, timeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { PriceChanges } from './price-changes.tsx'
import styles from './prices-tab.module.css'

type Words = In<typeof pricesWords>

/** The clinic's price list: upload, preview, apply. */
export function PricesTab() {
  const words = useWords(pricesWords)
  const queries = useQueryClient()
  const [list, setList] = useState<PriceListPreview | null>(null)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // Away from the button that chose the file: Enter applies the changes that are shown.
  useEffect(() => {
    if (list) heading.current?.focus()
  }, [list])
  const show = async (preview: Promise<PriceListPreview>) => {
    setSaid('')
    try {
      setList(await preview)
    } catch (error) {
      setSaid(error instanceof RefusedError && error.status === 413 ? words.tooLarge : words.failed)
    }
  }
  const read = (file: File) => {
    const name = new Blob([`${file.name.replaceAll('\n', ' ')}\n`])
    return show(upload('/api/prices/upload', new Blob([name, file])))
  }
  const restore = (listId: string) => show(command('/api/prices/restore', { listId }))
  const taken = async (counts: PriceCounts) => {
    setList(null)
    setSaid(fill(words.taken, counts))
    await queries.invalidateQueries({ queryKey: ['prices'] })
  }
  return (
    <div className={styles.prices}>
      <header className={styles.head}>
        <h2 tabIndex={-1} ref={heading}>
          <Emphasis>{titleOf(list, words)}</Emphasis>
        </h2>
        {list && (
          <p>
            {fill(readOf(list, words), {
              name: list.fileName,
              lines: list.lines,
              count: list.faults.length,
            })}
          </p>
        )}
        <FileButton label={list ? words.another : words.choose} isPrimary={!list} onFile={read} />
      </header>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {list ? (
        <PriceChanges
          key={list.listId}
          list={list}
          onTaken={taken}
          onRefused={setSaid}
          onLeave={() => setList(null)}
        />
      ) : (
        <>
          <p>{words.intro}</p>
          <Imports onRestore={restore} />
        </>
      )}
    </div>
  )
}

const titleOf = (list: PriceListPreview | null, words: Words) =>
  list ? (list.isRestored ? words.older : words.changes) : words.title

const readOf = ({ faults, isRestored }: PriceListPreview, words: Words) =>
  faults.length > 0 ? words.readFaults : isRestored ? words.readOlder : words.read

type FileProps = { label: string; isPrimary: boolean; onFile: (file: File) => Promise<void> }

function FileButton({ label, isPrimary, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void onFile(file)
        }}
      />
      <Button
        kind={isPrimary ? 'primary' : 'quiet'}
        icon={Upload}
        className={styles.file}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

function Imports({ onRestore }: { onRestore: (listId: string) => Promise<void> }) {
  const words = useWords(pricesWords)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => get('/api/prices', {}, signal),
  })
  if (!data || data.imports.length === 0) return null
  return (
    <section className={styles.imports}>
      <h3>{words.imports}</h3>
      <ul>
        {data.imports.map(({ at, by, listId, fileName, isRestored, counts }) => (
          <li key={at}>
            <p>
              <b>
                {shortDateIn(language, at)}, {timeIn(language, at)}
              </b>{' '}
              {fill(isRestored ? words.restoreLine : words.importLine, {
                file: fileName,
                name: by,
                changed: counts.changed + counts.back,
                retired: counts.retired,
              })}
            </p>
            <Button icon={ArrowUUpLeft} onClick={() => void onRestore(listId)}>
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
