import type { TestGroup } from '#clinic/lab-tests/lab-test.ts'
import Baby from '~icons/ph/baby'
import Butterfly from '~icons/ph/butterfly'
import Camera from '~icons/ph/camera'
import Drop from '~icons/ph/drop'
import Heartbeat from '~icons/ph/heartbeat'
import Thermometer from '~icons/ph/thermometer'
import { Go } from './go.tsx'
import type { SearchWords } from './results-data.ts'
import styles from './ways-in.module.css'

const icons: Record<TestGroup, typeof Baby> = {
  sugar: Drop,
  thyroid: Butterfly,
  pregnancy: Baby,
  fever: Thermometer,
  checkup: Heartbeat,
}

/** Six ways in, for who does not know the name of a test. Of the slip nothing comes to this site. */
export const WaysIn = ({ words: { groups, front, slip } }: { words: SearchWords }) => (
  <>
    <nav aria-label={front.waysIn}>
      <ul className={styles.tiles}>
        {groups.map(({ id, label }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <Go to={{ q: '', group: id, page: null }} className={styles.tile}>
                <Icon />
                {label}
              </Go>
            </li>
          )
        })}
        <li>
          <a className={`${styles.tile} ${styles.slip}`} href={slip.href} rel="noreferrer">
            <Camera />
            {front.slip}
            <span className="visually-hidden"> ({slip.leaves})</span>
          </a>
        </li>
      </ul>
    </nav>
    <p className={styles.note}>{front.slipNote}</p>
  </>
)
