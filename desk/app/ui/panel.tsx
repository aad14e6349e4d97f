import { type ReactNode, useEffect, useRef } from 'react'
import X from '~icons/ph/x'
import { Button } from './button.tsx'
import styles from './panel.module.css'

type Props = {
  title: ReactNode
  /** Under the title: the kind, the reference. */
  subtitle?: ReactNode
  /** Before the title: the token. */
  mark?: ReactNode
  /** 516 px, or 640 for a table of people. */
  width?: 'normal' | 'wide'
  /** Changes with the content: focus then goes to the title again. */
  about: string
  closeLabel: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/** Beside the list, not over it. On the phone it takes the whole screen. Esc closes it: bind `close`. */
export function Panel({
  title,
  subtitle,
  mark,
  width = 'normal',
  about,
  closeLabel,
  onClose,
  footer,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows what the panel is about
  useEffect(() => heading.current?.focus({ preventScroll: true }), [about])
  return (
    <aside className={`${styles.panel} ${styles[width]}`} aria-labelledby="panel-title">
      <header className={styles.header}>
        {mark}
        <div>
          <h2 id="panel-title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <Button kind="plain" icon={X} keyCap="Esc" onClick={onClose} className={styles.close}>
          <span className="visually-hidden">{closeLabel}</span>
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </aside>
  )
}
