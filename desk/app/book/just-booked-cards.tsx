import { bookWords } from '#content/desk/book.ts'
import { bookingWords } from '#content/desk/booking.ts'
import { fill } from '#content/format/fill.ts'
import X from '~icons/ph/x'
import { timeIn, useNow } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Private } from '../privacy.tsx'
import { type JustBooked, putAway, useJustBooked } from './just-booked.ts'
import styles from './just-booked-cards.module.css'
import { momentWords } from './times.tsx'

/** Reference, code, day and time of new bookings, until each card is dismissed. */
export function JustBookedCards() {
  const { title } = useWords(bookWords.card)
  const cards = useJustBooked()
  if (cards.length === 0) return null
  return (
    <section className={styles.cards} aria-label={title}>
      <h2 className="eyebrow">{title}</h2>
      {cards.map((card) => (
        <Card key={card.reference} card={card} />
      ))}
    </section>
  )
}

function Card({ card }: { card: JustBooked }) {
  const book = useWords(bookWords)
  const words = book.card
  const language = useLanguage()
  const now = useNow()
  const { name, reference, pin, token } = card
  return (
    <article className={styles.card}>
      <h3>
        {momentWords(language, book, card, now)}
        {card.with && `, ${card.with}`}
      </h3>
      <button type="button" aria-label={words.close} onClick={() => putAway(card)}>
        <X />
      </button>
      <p>
        <b>
          <Private>{name}</Private>
        </b>
      </p>
      <dl>
        <dt>{words.reference}</dt>
        <dd className="unbroken">{reference}</dd>
        {pin && (
          <>
            <dt>{words.code}</dt>
            <dd className={styles.code}>
              <Private>{pin}</Private>
            </dd>
          </>
        )}
        {token && (
          <>
            <dt>{words.token}</dt>
            <dd>{String(token).padStart(2, '0')}</dd>
          </>
        )}
        <dt>{words.message}</dt>
        <dd>
          <MessageLine card={card} />
        </dd>
      </dl>
      <small>{words.stays}</small>
    </article>
  )
}

function MessageLine({ card }: { card: JustBooked }) {
  const { card: words, ways } = useWords(bookWords)
  const { inEnglish, inHindi } = useWords(bookingWords.visit)
  const desk = useLanguage()
  if (!card.leavesAt) return words.nothing
  const leaves = fill(words.leaves, { time: timeIn(desk, card.leavesAt) })
  return [card.way && ways[card.way], card.language === 'en' ? inEnglish : inHindi, leaves]
    .filter(Boolean)
    .join(', ')
}
