import CaretDown from '~icons/ph/caret-down-bold'
import { Emphasis } from '../ui/emphasis.tsx'
import styles from './journey.module.css'
import type { HomeWords } from './words.ts'

type Step = HomeWords['journey']['steps'][number]

/**
 * A row on wide screens; on phones an accordion. The description is outside its <details>, so that one text serves
 * both without script.
 */
export function Journey({ words }: { words: HomeWords['journey'] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="journey">
      <h2 id="journey">
        <Emphasis text={words.heading} />
      </h2>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step.id}>
            <div className={styles.head}>
              <Title step={step} />
            </div>
            <details name="journey">
              <summary>
                <Title step={step} />
                <CaretDown />
              </summary>
            </details>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Title({ step }: { step: Step }) {
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {step.number}
      </span>
      <h3>
        <span className="visually-hidden">{step.position}: </span>
        {step.title}
      </h3>
    </>
  )
}
