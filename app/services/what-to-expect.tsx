import { Steps } from '../ui/steps.tsx'
import styles from './what-to-expect.module.css'

type Props = { words: { heading: string; intro: string; steps: React.ComponentProps<typeof Steps>['steps'] } }

export function WhatToExpect({ words }: Props) {
  return (
    <section className={`wrap ${styles.expect}`} aria-labelledby="what-to-expect">
      <div className={styles.heading}>
        <h2 id="what-to-expect">{words.heading}</h2>
        <p className="lead">{words.intro}</p>
      </div>
      <Steps steps={words.steps} />
    </section>
  )
}
