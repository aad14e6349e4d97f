import { Arch } from '../ui/arch.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './clinic-expect.module.css'

type Props = { heading: string; points: string[]; picture: React.ComponentProps<typeof Arch>['picture'] }

export function ClinicExpect({ heading, points, picture }: Props) {
  return (
    <section className={`wrap ${styles.expect}`} aria-labelledby="expect">
      <Arch picture={picture} className={styles.picture ?? ''} />
      <div className={styles.text}>
        <h2 id="expect">
          <Emphasis text={heading} />
        </h2>
        <TickList items={points} />
      </div>
    </section>
  )
}
