import ArrowRight from '~icons/ph/arrow-right-bold'
import CalendarCheck from '~icons/ph/calendar-check'
import ChatsCircle from '~icons/ph/chats-circle'
import Clock from '~icons/ph/clock'
import HandHeart from '~icons/ph/hand-heart'
import HouseLine from '~icons/ph/house-line'
import LockKey from '~icons/ph/lock-key'
import ShieldCheck from '~icons/ph/shield-check'
import { Carousel } from '../ui/carousel.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './hero.module.css'
import type { HomeWords } from './words.ts'

type Banner = HomeWords['banner']
type SlideWords = Banner['slides'][number]

const icons: Record<string, typeof Clock> = {
  confidential: ShieldCheck,
  'every-day': CalendarCheck,
  'at-home': HouseLine,
  'in-private': ChatsCircle,
  'no-judgement': HandHeart,
  'no-reason': LockKey,
  'one-hour': Clock,
}

export function Hero({ words }: { words: Banner }) {
  return (
    <Carousel
      className={styles.hero ?? ''}
      words={words.carousel}
      stays={3000}
      moves={500}
      slides={words.slides.map((slide, index) => ({
        id: slide.id,
        content: <Slide slide={slide} book={words.book} first={index === 0} />,
      }))}
    />
  )
}

function Slide({ slide, book, first }: { slide: SlideWords; book: Banner['book']; first: boolean }) {
  // One h1 on the page: the first thing it says.
  const Heading = first ? 'h1' : 'h2'
  return (
    <div className={`wrap ${styles.row}`}>
      <div className={styles.text}>
        <p className="eyebrow">{slide.eyebrow}</p>
        <Heading>
          <Emphasis text={slide.heading} />
        </Heading>
        <p className="lead">{slide.line}</p>
        <p className={styles.ways}>
          <a className={`button button-primary button-large ${styles.book}`} href={book.href}>
            {book.label}
            <ArrowRight />
          </a>
          <a className={`button button-secondary button-large ${styles.more}`} href={slide.more.href}>
            {slide.more.label}
          </a>
        </p>
      </div>
      <ul className={styles.assurances}>
        {slide.assurances.map(({ id, label }) => {
          const Icon = icons[id]!
          return (
            <li key={id}>
              <Icon />
              {label}
            </li>
          )
        })}
      </ul>
      <Picture picture={slide.picture} className={styles.picture ?? ''} first={first} />
    </div>
  )
}
