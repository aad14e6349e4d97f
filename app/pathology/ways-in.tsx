import type { TestGroup } from '#clinic/lab-tests/lab-test.ts'
import Baby from '~icons/ph/baby'
import Butterfly from '~icons/ph/butterfly'
import Drop from '~icons/ph/drop'
import Heartbeat from '~icons/ph/heartbeat'
import Phone from '~icons/ph/phone'
import Thermometer from '~icons/ph/thermometer'
import type { SearchWords } from './results-data.ts'
import { SearchLink } from './search-link.tsx'
import styles from './ways-in.module.css'

const icons: Record<TestGroup, typeof Baby> = {
  sugar: Drop,
  thyroid: Butterfly,
  pregnancy: Baby,
  fever: Thermometer,
  checkup: Heartbeat,
}

/**
 * Six groups, for patients who do not know the name of a test. A doctor's slip is read out on the phone: no photo
 * of it is sent.
 */
export const WaysIn = ({ words: { groups, front, call } }: { words: SearchWords }) => (
  <>
    <nav aria-label={front.waysIn}>
      <ul className={styles.tiles}>
        {groups.map(({ id, label }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <SearchLink to={{ q: '', group: id, page: null }} className={styles.tile}>
                <Icon />
                {label}
              </SearchLink>
            </li>
          )
        })}
        <li>
          <a className={`${styles.tile} ${styles.slip}`} href={call}>
            <Phone />
            {front.slip}
          </a>
        </li>
      </ul>
    </nav>
    <p className={styles.note}>{front.slipNote}</p>
  </>
)
