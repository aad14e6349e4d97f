import WarningCircle from '~icons/ph/warning-circle-fill'
import { Emphasis } from '../ui/emphasis.tsx'
import { useFocus } from '../ui/form/use-focus.ts'
import styles from './manage.module.css'
import { useManage } from './manage-context.ts'
import type { ManageView, Problem } from './manage-view.ts'

export type ViewProps<Name extends ManageView['name']> = { view: Extract<ManageView, { name: Name }> }

type Props = {
  title: string
  problem?: Problem | null
  /** What is wrong with single fields: said together, and each at its field. */
  errors?: Record<string, string>
  /** The title is said by what stands below it. */
  isHidden?: boolean
}

/** How a view begins: eye and ear start at what went wrong, or else at the heading. */
export function ViewHeading({ title, problem = null, errors = {}, isHidden = false }: Props) {
  const { attempt, isResponse, words } = useManage()
  const fields = Object.entries(errors)
  const said = problem ?? (fields.length > 0 ? words.check : null)
  const heading = useFocus<HTMLHeadingElement>(said ? 0 : attempt)
  const alert = useFocus<HTMLDivElement>(attempt)
  const { title: wrong, text } = typeof said === 'string' ? { title: said, text: null } : (said ?? {})
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins here
        autoFocus={isResponse && !said}
        className={isHidden ? 'visually-hidden' : undefined}
      >
        <Emphasis text={title} />
      </h1>
      {said && (
        // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
        <div ref={alert} className={styles.problem} role="alert" tabIndex={-1} autoFocus={isResponse}>
          <p>
            <WarningCircle />
            {text || fields.length > 0 ? <b>{wrong}</b> : <span>{wrong}</span>}
          </p>
          {text && <p>{text}</p>}
          {fields.map(([field, message]) => (
            <a key={field} href={`#${field}`}>
              {message}
            </a>
          ))}
        </div>
      )}
    </>
  )
}
