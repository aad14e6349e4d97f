import { SectionHead } from '../ui/section-head.tsx'
import { Steps } from '../ui/steps.tsx'
import styles from './what-to-expect.module.css'

type Props = { words: { heading: string; intro: string; steps: React.ComponentProps<typeof Steps>['steps'] } }

export function WhatToExpect({ words }: Props) {
  return (
    <section className={`wrap ${styles.expect}`} aria-labelledby="what-to-expect">
      <SectionHead id="what-to-expect" heading={words.heading} text={words.intro} />
      <Steps steps={words.steps} />
    </section>
  )
}
