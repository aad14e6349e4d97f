import ArrowRight from '~icons/ph/arrow-right-bold'
import Baby from '~icons/ph/baby'
import BabyCarriage from '~icons/ph/baby-carriage'
import CalendarHeart from '~icons/ph/calendar-heart'
import ChatsCircle from '~icons/ph/chats-circle'
import Notebook from '~icons/ph/notebook'
import Plant from '~icons/ph/plant'
import ShieldCheck from '~icons/ph/shield-check'
import UsersThree from '~icons/ph/users-three'
import { Emphasis } from '../ui/emphasis.tsx'
import { Picture } from '../ui/picture.tsx'
import { Fold } from './fold.tsx'
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
    <section className={`wrap ${styles.section}`} aria-labelledby="services">
      <h2 id="services">
        <Emphasis text={words.heading} />
      </h2>
      <div className={styles.cards}>
        {words.cards.map((card) => (
          <ServiceCard key={card.id} card={card} summary={words.summary} />
        ))}
      </div>
    </section>
  )
}

function ServiceCard({ card, summary }: { card: Card; summary: string }) {
  return (
    <article className={styles.card}>
      <Picture picture={card.picture} alt="" />
      <div>
        <h3>{card.title}</h3>
        <p>{card.subtitle}</p>
      </div>
      <div className={styles.includes}>
        <Fold summary={summary} opensWide>
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
        </Fold>
        <a className={styles.more} href={card.href}>
          <span className="text-link">{card.button}</span>
          <span className="visually-hidden">: {card.title}</span>
          <ArrowRight />
        </a>
      </div>
    </article>
  )
}
