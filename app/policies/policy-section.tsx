import { Sentence } from '../ui/care/sentence.tsx'
import styles from './policy-section.module.css'

type Table = { caption: string; columns: string[]; rows: string[][] }
type Props = {
  section: { paragraphs: string[]; bullets: string[]; table?: Table | undefined; closing: string[] }
}

/** Paragraphs, bullets, table, closing words: always in this order. */
export function PolicySection({ section }: Props) {
  return (
    <div className={styles.section}>
      <Paragraphs of={section.paragraphs} />
      {section.bullets.length > 0 && (
        <ul>
          {section.bullets.map((bullet) => (
            <li key={bullet}>
              <Sentence text={bullet} />
            </li>
          ))}
        </ul>
      )}
      {section.table && <PolicyTable table={section.table} />}
      <Paragraphs of={section.closing} />
    </div>
  )
}

const Paragraphs = ({ of }: { of: string[] }) =>
  of.map((text) => (
    <p key={text}>
      <Sentence text={text} />
    </p>
  ))

function PolicyTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls in its box, by keyboard too
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={columns.length > 2 ? styles.wide : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
