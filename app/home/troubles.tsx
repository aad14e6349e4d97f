import { ResultsPlace } from '../search/results.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import { data } from '../ui/script/data-attributes.ts'
import { Fold } from './fold.tsx'
import styles from './troubles.module.css'
import type { HomeWords } from './words.ts'

/** One search box over everything, eight pictures, and the name of every question. */
export function Troubles({ words }: { words: HomeWords['troubles'] }) {
  return (
    <section
      className={`wrap ${styles.section}`}
      aria-labelledby="troubles"
      {...data({ enhance: 'site-search' })}
    >
      <div className={styles.head}>
        <h2 id="troubles">
          <Emphasis text={words.heading} />
        </h2>
        <search>
          <form action={words.action}>
            <label className="visually-hidden" htmlFor="q">
              {words.placeholder}
            </label>
            <SearchBox button={words.button} placeholder={words.placeholder} />
          </form>
        </search>
      </div>
      <ResultsPlace className={styles.found ?? ''} />
      <ul className={styles.tiles}>
        {words.tiles.map((tile) => (
          <li key={tile.id}>
            <a href={tile.href}>
              <Picture picture={tile.picture} alt="" className={styles[tile.crop] ?? ''} />
              <span>
                <b>{tile.title}</b> <small>{tile.under}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Fold summary={<span className="text-link">{words.all}</span>}>
        <ul className={styles.all}>
          {words.questions.map(({ id, href, title }) => (
            <li key={id}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}
