import styles from './step-path.module.css'

type Props = { steps: { id: string; number: number; title: string; description: string }[] }

/** Steps in their order, each number in a small window arch, joined by a thread. */
export function StepPath({ steps }: Props) {
  return (
    <ol className={styles.path}>
      {steps.map((step) => (
        <li key={step.id}>
          <span className={styles.number} aria-hidden="true">
            {step.number}
          </span>
          <div>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
