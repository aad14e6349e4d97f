import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { answersWords } from '#content/desk/answers.ts'
import { facts } from '#content/facts.ts'
import { fill } from '#content/format/fill.ts'
import type { AnswerPreview } from '../../contract/answers.ts'
import { post } from '../api.ts'
import { timeIn, useNow } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { Mark } from '../ui/mark.tsx'
import styles from './answer-preview.module.css'

/** A pause in typing, so that not every letter asks for a preview. */
const PAUSE = 300

function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The answer as the patient will get it, composed by the server. */
export function AnswerPreviewPane({ bookingId, text }: { bookingId: string; text: string }) {
  const words = useWords(answersWords.preview)
  const settled = useDeferredValue(useSettled(text))
  const { data } = useQuery({
    queryKey: ['answer-preview', bookingId, settled],
    queryFn: () => post('/api/answers/preview', { bookingId, text: settled }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <aside className={styles.preview} aria-label={words.title}>
      <p className="eyebrow">{words.title}</p>
      {data && <Shown preview={data} />}
    </aside>
  )
}

function Shown({ preview }: { preview: AnswerPreview }) {
  const words = useWords(answersWords.preview)
  const ways = useWords(answersWords.letter.ways)
  const language = useLanguage()
  const now = useNow()
  const { page, messages, isCall } = preview
  return (
    <>
      <article className={styles.page} lang={preview.language}>
        <header>
          <span aria-hidden="true">
            <Mark className={styles.mark} ground="dark" label={facts.clinicShortName[preview.language]} />
          </span>
          {facts.clinicShortName[preview.language]}
        </header>
        <div>
          <h3>{page.title}</h3>
          {page.text ? (
            <p className={styles.text}>
              <Private>{page.text}</Private>
            </p>
          ) : (
            <p className={styles.empty} lang={language}>
              {words.empty}
            </p>
          )}
        </div>
      </article>
      {messages.map(({ channel, subject, text, leavesAt }) => (
        <section key={channel} className={styles.message}>
          <p className="eyebrow">{fill(words.message, { way: ways[channel] })}</p>
          <div lang={preview.language}>
            {subject && <b>{subject}</b>}
            <p className={styles.text}>
              <Private>{text}</Private>
            </p>
          </div>
          {Date.parse(leavesAt) > now.getTime() + 120_000 && (
            <small>{fill(words.later, { time: timeIn(language, leavesAt) })}</small>
          )}
        </section>
      ))}
      <p className={styles.note}>{messages.length > 0 ? words.note : isCall ? words.call : words.neither}</p>
    </>
  )
}
