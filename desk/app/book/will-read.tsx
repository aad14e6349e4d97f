import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bookWords } from '#content/desk/book.ts'
import { fill } from '#content/format/fill.ts'
import { post } from '../api.ts'
import { dateTimeIn } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import styles from './new-caller.module.css'
import type { NewPerson } from './new-person.ts'

/** The messages that a new person will get, and when: composed by the server that sends them. */
export function WillRead({ person, at }: { person: NewPerson; at: string | undefined }) {
  const words = useWords(bookWords)
  const desk = useLanguage()
  const { language, call, write, remind } = person
  const { data } = useQuery({
    queryKey: ['book-preview', at, language, call, write, remind],
    queryFn: () => post('/api/book/preview', { at: at!, language, call, write: write!, remind }),
    enabled: at !== undefined && write !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (write === null || !at) return null
  return (
    <section className={styles.willRead} aria-label={words.willRead}>
      <p className="eyebrow">{words.willRead}</p>
      {(write === 'nothing' || data?.length === 0) && <p>{words.willReadNothing}</p>}
      {write !== 'nothing' &&
        data?.map(({ channel, text, leavesAt }) => (
          <div key={leavesAt + channel}>
            <small>
              {fill(words.willReadWhen, { when: dateTimeIn(desk, leavesAt), way: words.ways[channel] })}
            </small>
            <p className={styles.text} lang={language}>
              {text}
            </p>
          </div>
        ))}
    </section>
  )
}
