import { plainNumbers } from '#content/format/tel.ts'
import Check from '~icons/ph/check-bold'
import EyeSlash from '~icons/ph/eye-slash-duotone'
import { Arch } from '../ui/arch.tsx'
import { CareCards } from '../ui/care/care-cards.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { Duration } from '../ui/duration.tsx'
import { Reviewed } from '../ui/reviewed.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './service-article.module.css'
import type { articleIn } from './service-data.ts'

type Props = { article: ReturnType<typeof articleIn>; book: { href: string; label: string } }

/** One service in full, inside its fold. */
export function ServiceArticle({ article, book }: Props) {
  return (
    <article className={styles.article}>
      <Arch picture={article.picture} alt="" className={styles.picture ?? ''} />
      {article.safetyNote && (
        <p className={styles.marked}>
          <EyeSlash />
          <span>{article.safetyNote}</span>
        </p>
      )}
      <p className={styles.description}>{article.description}</p>
      {article.time && <Duration {...article.time} />}
      <CareCards cards={article.careCards} at={article.id} heading="h4" />
      {article.careAbove.map((card) => (
        <p key={card.id}>
          <a className="text-link" href={`#care-${card.id}`}>
            {plainNumbers(card.heading)}
          </a>
        </p>
      ))}
      {article.place && (
        <p className={styles.marked}>
          <Check />
          <span>{article.place}</span>
        </p>
      )}
      <h4>{article.listLabel}</h4>
      <TickList items={article.benefits} />
      {article.note && <p>{article.note}</p>}
      {article.longDescription && (
        <div id={`${article.id}-more`} className={styles.more}>
          {article.longDescription.map((paragraph) => (
            <p key={paragraph}>
              <Sentence text={paragraph} />
            </p>
          ))}
        </div>
      )}
      {article.sections?.map((section) => (
        <section key={section.id} className={styles.more}>
          <h4>{section.heading}</h4>
          {section.body.map((paragraph) => (
            <p key={paragraph}>
              <Sentence text={paragraph} />
            </p>
          ))}
        </section>
      ))}
      {article.review && <Reviewed review={article.review} />}
      <a className="button button-secondary" href={book.href}>
        {book.label}
      </a>
    </article>
  )
}
