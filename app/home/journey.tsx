import CaretDown from '~icons/ph/caret-down-bold'
import { SectionHead } from '../ui/section-head.tsx'
import styles from './journey.module.css'
import type { HomeWords } from './words.ts'

type Step = HomeWords['journey']['steps'][number]

/**
 * A row on wide screens; on phones an accordion. The description is outside its <details>, so that one text serves
 * both without script.
 */
export function Journey({ words }: { words: HomeWords['journey'] }) {
  return (
    <section className={styles.section} aria-labelledby="journey">
      <div className={`wrap ${styles.inner}`}>
        <SectionHead id="journey" eyebrow={words.eyebrow} heading={words.heading} text={words.intro} />
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step.id}>
              <div className={styles.head}>
                <Title step={step} />
              </div>
              <details name="journey" open={step.number === 1}>
                <summary>
                  <Title step={step} />
                  <CaretDown />
                </summary>
              </details>
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
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
