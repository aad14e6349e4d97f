import type { ReactNode } from 'react'
import CaretLeft from '~icons/ph/caret-left-bold'
import CaretRight from '~icons/ph/caret-right-bold'
import Pause from '~icons/ph/pause-fill'
import Play from '~icons/ph/play-fill'
import styles from './carousel.module.css'
import { data } from './script/data-attributes.ts'

export type CarouselWords = {
  label: string
  roles: { carousel: string; slide: string }
  pause: string
  play: string
  previous: string
  next: string
  /** One of each for every slide: "Slide 1 of 3", "Go to slide 1". */
  positions: string[]
  goTo: string[]
}

type Props = {
  words: CarouselWords
  /** How long a slide is shown, and the duration of the transition, in milliseconds. */
  stays: number
  moves: number
  slides: { id: string; content: ReactNode }[]
  /** Sets --per-view, --slide-gap and --bleed, and places the controls. */
  className: string
}

/**
 * A row of slides that can be swiped without script. With script (app/enhance/carousel.ts) it plays by itself, loops
 * and has buttons; their space is reserved from the start, so that there is no layout shift.
 */
export function Carousel({ words, stays, moves, slides, className }: Props) {
  const hasMore = slides.length > 1
  return (
    <section
      className={`${styles.carousel} ${className}`}
      aria-roledescription={words.roles.carousel}
      aria-label={words.label}
      {...(hasMore && data({ enhance: 'carousel', stays, moves }))}
    >
      {hasMore && <Controls words={words} />}
      <div className={styles.track} {...data({ track: true })}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            key={slide.id}
            className={styles.slide}
            role="group"
            aria-roledescription={words.roles.slide}
            aria-label={words.positions[index]}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <p className="visually-hidden" aria-live="off" {...data({ announcement: true })} />
    </section>
  )
}

/** Before the slides, so that keyboard users can stop them first. */
function Controls({ words }: { words: CarouselWords }) {
  return (
    <div className={styles.controls} data-controls>
      <button
        type="button"
        className={styles.toggle}
        aria-label={words.pause}
        {...data({ toggle: true, pause: words.pause, play: words.play })}
      >
        <Pause />
        <Play />
      </button>
      <button type="button" className={styles.arrow} aria-label={words.previous} {...data({ by: -1 })}>
        <CaretLeft />
      </button>
      <div className={styles.dots}>
        {words.goTo.map((label, index) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-current={index === 0 ? 'true' : undefined}
            {...data({ dot: true })}
          />
        ))}
      </div>
      <button type="button" className={styles.arrow} aria-label={words.next} {...data({ by: 1 })}>
        <CaretRight />
      </button>
    </div>
  )
}
