import { ArchTile } from './arch-tile.tsx'
import styles from './steps.module.css'

type Step = { id: string; number: number; title: string; description: string }

/** Numbered steps: side by side where there is room, stacked on a phone. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id}>
          <div className={styles.number}>
            <ArchTile>{step.number}</ArchTile>
          </div>
          <h3>{step.title}</h3>
          <p>{step.description}</p>
        </li>
      ))}
    </ol>
  )
}
