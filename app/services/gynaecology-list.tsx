import ArrowRight from '~icons/ph/arrow-right-bold'
import CalendarDots from '~icons/ph/calendar-dots-duotone'
import Circles from '~icons/ph/circles-three-duotone'
import Lotus from '~icons/ph/flower-lotus-duotone'
import HandHeart from '~icons/ph/hand-heart-duotone'
import ShieldPlus from '~icons/ph/shield-plus-duotone'
import SunHorizon from '~icons/ph/sun-horizon-duotone'
import { ArchTile } from '../ui/arch-tile.tsx'
import { Duration } from '../ui/duration.tsx'
import { ReadMore } from '../ui/read-more.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './gynaecology-list.module.css'
import type { GynaecologyWords } from './gynaecology-words.ts'
import { ItemCare } from './item-care.tsx'
import type { Labels } from './obstetric-rows.tsx'

const icons: Record<string, typeof Lotus> = {
  'irregular-periods': CalendarDots,
  'family-planning': HandHeart,
  'cervical-cancer-screening-and-vaccination': ShieldPlus,
  'pcos-endometriosis-early-cessation-of-periods': Lotus,
  'fibroids-and-ovarian-tumour-treatment': Circles,
  'menopause-problems': SunHorizon,
}

type Props = { services: GynaecologyWords<'gynaecology'>['services']; labels: Labels; book: string }

export function GynaecologyList({ services, labels, book }: Props) {
  return (
    <div className={`wrap ${styles.list}`}>
      {services.map((service, place) => {
        const Icon = icons[service.id] ?? Lotus
        return (
          <article key={service.id} id={service.id} className={styles.item}>
            <ArchTile tone={place % 4 === 1 || place % 4 === 2 ? 'plum' : 'rose'}>
              <Icon />
            </ArchTile>
            <div className={styles.text}>
              <h2>{service.title}</h2>
              <Duration {...service.time} />
              <ItemCare id={service.id} care={service.care} />
              <p>{service.description}</p>
              <h3 className="visually-hidden">{labels.list}</h3>
              <TickList items={service.benefits} />
              <ReadMore
                id={`${service.id}-more`}
                label={labels.readMore}
                openLabel={labels.readLess}
                about={service.title}
              >
                {service.longDescription.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </ReadMore>
              <a className={`text-link ${styles.book}`} href={book}>
                {labels.bookAppointment}
                <ArrowRight />
              </a>
            </div>
          </article>
        )
      })}
    </div>
  )
}
