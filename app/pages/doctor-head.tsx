import Clock from '~icons/ph/clock'
import Rupee from '~icons/ph/currency-inr'
import Degree from '~icons/ph/graduation-cap'
import Badge from '~icons/ph/identification-card'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { NextFree, type NextFreeCard } from '../ui/next-free.tsx'
import { Picture } from '../ui/picture.tsx'
import type { DoctorFact } from './doctor-facts.ts'
import styles from './doctor-head.module.css'

const icons: Record<string, typeof Clock> = { registration: Badge, degree: Degree, hours: Clock, fee: Rupee }

type Props = {
  breadcrumb: React.ComponentProps<typeof Breadcrumb>
  picture: React.ComponentProps<typeof Picture>['picture'] | undefined
  nextFree: NextFreeCard[]
  facts: DoctorFact[]
  role: string
  name: string
}

/** The doctor's name, the next free time, and facts to check. */
export function DoctorHead({ breadcrumb, picture, nextFree, facts, role, name }: Props) {
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.who}>
          <Breadcrumb {...breadcrumb} />
          <div className={picture && styles.name}>
            {picture && <Picture picture={picture} className={styles.picture ?? ''} first />}
            <div>
              <p className="eyebrow">{role}</p>
              <h1>{name}</h1>
            </div>
          </div>
          <NextFree cards={nextFree} />
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => {
            const Icon = icons[fact.id] ?? Badge
            return (
              <div key={fact.id}>
                <dt>
                  <Icon />
                  {fact.label}
                </dt>
                <dd>
                  {fact.text}
                  {fact.link && <a href={fact.link.href}>{fact.link.label}</a>}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </div>
  )
}
