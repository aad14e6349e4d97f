import { Arch } from '../ui/arch.tsx'
import { TickList } from '../ui/tick-list.tsx'
import { ItemCare } from './item-care.tsx'
import type { PsychiatricWords } from './psychiatric-words.ts'
import styles from './therapy-cards.module.css'

type Props = { therapies: PsychiatricWords<'therapies'>['therapies']; labels: { list: string } }

export function TherapyCards({ therapies, labels }: Props) {
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.cards}`}>
        {therapies.map((therapy) => (
          <article key={therapy.id} id={therapy.id} className={styles.card}>
            <header className={styles.head}>
              <Arch picture={therapy.picture} alt="" className={styles.picture ?? ''} />
              <h2>{therapy.title}</h2>
            </header>
            <ItemCare id={therapy.id} care={therapy.care} />
            <p>{therapy.description}</p>
            <h3>{therapy.benefitsLabel ?? labels.list}</h3>
            <TickList items={therapy.benefits} />
            {therapy.note && <p className={styles.note}>{therapy.note}</p>}
          </article>
        ))}
      </div>
    </div>
  )
}
