import { useEffect } from 'react'

type Props = {
  /** What is wrong with the form as a whole. */
  heading: string
  /** The first field with an error. */
  field: string
  /** The how-manieth submit brought it; 0 is a whole page, where the field's autofocus attribute has done it. */
  attempt: number
}

/**
 * An error stands once, at its field: here it is only spoken that there are some. The first of the fields takes the
 * focus, and its error comes into view with it.
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
