import ArrowRight from '~icons/ph/arrow-right-bold'
import Baby from '~icons/ph/baby'
import BabyCarriage from '~icons/ph/baby-carriage'
import CalendarHeart from '~icons/ph/calendar-heart'
import ChatsCircle from '~icons/ph/chats-circle'
import Notebook from '~icons/ph/notebook'
import Plant from '~icons/ph/plant'
import ShieldCheck from '~icons/ph/shield-check'
import UsersThree from '~icons/ph/users-three'
import { Picture } from '../ui/picture.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import styles from './services.module.css'
import type { HomeWords } from './words.ts'

type Card = HomeWords['services']['cards'][number]

/** In the order of the card's lines. */
const icons: Record<string, (typeof Baby)[]> = {
  'obstetrics-gynaecology': [Baby, CalendarHeart, Plant, ShieldCheck],
  psychiatrist: [Notebook, UsersThree, ChatsCircle, BabyCarriage],
}

export function Services({ words }: { words: HomeWords['services'] }) {
  return (
    <section className={styles.section} aria-labelledby="services">
      <div className={`wrap ${styles.inner}`}>
        <SectionHead id="services" eyebrow={words.eyebrow} heading={words.heading} text={words.intro} />
        <div className={styles.cards}>
          {words.cards.map((card) => (
            <ServiceCard key={card.id} card={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

function ServiceCard({ card }: { card: Card }) {
  return (
    <article className={`${styles.card} ${card.id === 'psychiatrist' ? styles.mind : ''}`}>
      <div className={styles.picture}>
        <Picture picture={card.picture} />
      </div>
      <div className={styles.text}>
        <h3>
          {card.title} <span className={styles.subtitle}>{card.subtitle}</span>
        </h3>
        <p>{card.description}</p>
        <ul>
          {card.features.map((feature, index) => {
            const Icon = icons[card.id]![index]!
            return (
              <li key={feature}>
                <Icon />
                {feature}
              </li>
            )
          })}
        </ul>
        <a className={styles.more} href={card.href}>
          <span className="text-link">{card.button}</span>
          <span className="visually-hidden">: {card.title}</span>
          <ArrowRight />
        </a>
      </div>
    </article>
  )
}
