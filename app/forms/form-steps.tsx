import styles from './form-steps.module.css'

type Props = {
  place: React.RefObject<HTMLDivElement | null>
  /** The step that stands where one is shown at a time; any other word, and none of them does. */
  shown: number | string
  /** How often the patient went on or back. */
  moves: number
  className: string | undefined
  children: React.ReactNode
}

/** The steps of a form and its bar. Where there is script and no room for all, CSS shows one step at a time. */
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
  /** Left out for what takes the place of all steps. */
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
