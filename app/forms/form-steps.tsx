import styles from './form-steps.module.css'

type Props = {
  place: React.RefObject<HTMLDivElement | null>
  /** The step to show where one is shown at a time; any other word shows none. */
  shown: number | string
  /** How often the patient went on or back. */
  moves: number
  className: string | undefined
  children: React.ReactNode
}

/** The steps of a form and its bar. With script and little room, CSS shows one step at a time. */
export const FormSteps = ({ place, shown, moves, className, children }: Props) => (
  <div
    ref={place}
    className={[styles.steps, moves > 0 && styles.moved, className].filter(Boolean).join(' ')}
    data-step={shown}
  >
    {children}
  </div>
)

type StepProps = {
  /** Left out for content that replaces all steps. */
  number?: number
  className?: string | undefined
  children: React.ReactNode
}

export const FormStep = ({ number, className, children }: StepProps) => (
  <section
    className={className ? `${styles.step} ${className}` : styles.step}
    {...(number && { 'data-at': number })}
  >
    {children}
  </section>
)
