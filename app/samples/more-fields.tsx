import { useState } from 'react'
import CaretDown from '~icons/ph/caret-down-bold'
import { useForm } from '../ui/form/form-context.tsx'
import styles from './more-fields.module.css'

type Props = { label: string; names: readonly string[]; children: React.ReactNode }

/** Optional fields, folded under one line. It opens where one of them has an error, and then stays open. */
export function MoreFields({ label, names, children }: Props) {
  const { errors, optional } = useForm()
  const isWrong = names.some((name) => errors[name])
  const [isOpen, setOpen] = useState(isWrong)
  if (isWrong && !isOpen) setOpen(true)
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        <span>
          {label} <small>({optional})</small>
        </span>
        <CaretDown />
      </summary>
      <div>{children}</div>
    </details>
  )
}
