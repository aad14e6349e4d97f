import { Carousel } from '../ui/carousel.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { NextFree } from '../ui/next-free.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './hero.module.css'
import type { HomeWords } from './words.ts'

type Banner = HomeWords['banner']

/** One fixed message with the next free time; the pictures beside it change. */
export function Hero({ words }: { words: Banner }) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <h1>
            <Emphasis text={words.heading} />
          </h1>
          <p className="lead">{words.lead}</p>
          <NextFree cards={words.nextFree} />
          <p className={styles.links}>
            {words.links.map((link) => (
              <a key={link.href} className="text-link" href={link.href}>
                {link.label}
              </a>
            ))}
          </p>
        </div>
        <Carousel
          className={styles.pictures ?? ''}
          words={words.carousel}
          stays={3000}
          moves={500}
          slides={words.slides.map((slide, index) => ({
            id: slide.id,
            content: <Slide slide={slide} book={words.book} first={index === 0} />,
          }))}
        />
      </div>
    </div>
  )
}

type SlideProps = { slide: Banner['slides'][number]; book: Banner['book']; first: boolean }

function Slide({ slide, book, first }: SlideProps) {
  return (
    <>
      <a className={styles.book} href={book.href}>
        <Picture picture={slide.picture} first={first} />
        <span className="visually-hidden">{book.label}</span>
      </a>
      <div className={styles.caption}>
        <h2>{slide.title}</h2>
        <a className="text-link" href={slide.more.href}>
          {slide.more.label}
        </a>
      </div>
    </>
  )
}
