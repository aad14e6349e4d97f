import { useEffect } from 'react'

type Props = {
  /** The heading of the form's errors. */
  heading: string
  /** The first field with an error. */
  field: string
  /** Counts the submits; 0 is a whole page, where the field's autofocus attribute has set the focus. */
  attempt: number
}

/**
 * An error is visible once, at its field: here a screen reader announces that there are errors. The first of the
 * fields takes the focus, and its error scrolls into view with it.
 */
export function SpokenErrors({ heading, field, attempt }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submit, not while the errors are put right
  useEffect(() => {
    if (attempt === 0) return
    document.getElementById(field)?.focus({ preventScroll: true })
    document.getElementById(`${field}-error`)?.scrollIntoView({ block: 'nearest' })
  }, [attempt])
  return (
    <p className="visually-hidden" role="alert">
      {heading}
    </p>
  )
}
