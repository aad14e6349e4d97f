import { useFocus } from '../ui/form/use-focus.ts'
import styles from './manage.module.css'
import { useManage } from './manage-context.ts'
import type { ManageView } from './manage-view.ts'

export type ViewProps<Name extends ManageView['name']> = { view: Extract<ManageView, { name: Name }> }

type Props = { title: string; problem?: string | null }

/** How a view begins: eye and ear start at what went wrong, or else at the heading. */
export function ViewHeading({ title, problem = null }: Props) {
  const { attempt, isResponse } = useManage()
  const heading = useFocus<HTMLHeadingElement>(problem ? 0 : attempt)
  const alert = useFocus<HTMLParagraphElement>(attempt)
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: without script, too, a response begins here */}
      <h1 ref={heading} tabIndex={-1} autoFocus={isResponse && !problem}>
        {title}
      </h1>
      {problem && (
        // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
        <p ref={alert} className={styles.problem} role="alert" tabIndex={-1} autoFocus={isResponse}>
          {problem}
        </p>
      )}
    </>
  )
}
