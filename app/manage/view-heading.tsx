import WarningCircle from '~icons/ph/warning-circle-fill'
import { Sentence } from '../ui/care/sentence.tsx'
import { Emphasis } from '../ui/emphasis.tsx'
import { SpokenErrors } from '../ui/form/spoken-errors.tsx'
import { useFocus } from '../ui/form/use-focus.ts'
import styles from './manage.module.css'
import { useManage } from './manage-context.ts'
import type { ManageView, Problem } from './manage-view.ts'

export type ViewProps<Name extends ManageView['name']> = { view: Extract<ManageView, { name: Name }> }

type Props = {
  title: string
  problem?: Problem | null
  /** The errors of single fields, which are shown at the fields. */
  errors?: Record<string, string>
  /** For screen readers only: what follows says the same. */
  isHidden?: boolean
}

/** The head of a view: focus and reading begin at the error, or else at the heading. */
export function ViewHeading({ title, problem = null, errors = {}, isHidden = false }: Props) {
  const { attempt, isResponse, words } = useManage()
  const [field] = Object.keys(errors)
  const isWrong = Boolean(problem ?? field)
  const heading = useFocus<HTMLHeadingElement>(isWrong ? 0 : attempt)
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins here
        autoFocus={isResponse && !isWrong}
        className={isHidden ? 'visually-hidden' : undefined}
      >
        <Emphasis text={title} />
      </h1>
      {problem && !field && <ProblemBox problem={problem} />}
      {field && <SpokenErrors heading={words.check} field={field} attempt={attempt} />}
    </>
  )
}

function ProblemBox({ problem }: { problem: Problem }) {
  const { attempt, isResponse } = useManage()
  const box = useFocus<HTMLDivElement>(attempt)
  const { title, text } = typeof problem === 'string' ? { title: problem, text: null } : problem
  return (
    // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
    <div ref={box} className={styles.problem} role="alert" tabIndex={-1} autoFocus={isResponse}>
      <p>
        <WarningCircle />
        {text ? (
          <b>{title}</b>
        ) : (
          <span>
            <Sentence text={title} />
          </span>
        )}
      </p>
      {text && (
        <p>
          <Sentence text={text} />
        </p>
      )}
    </div>
  )
}
