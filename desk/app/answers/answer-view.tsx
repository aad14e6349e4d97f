import { type ReactNode, useEffect, useRef } from 'react'
import { Private } from '../privacy.tsx'
import styles from './answers.module.css'
import { PromiseClock } from './row-clock.tsx'

type Props = {
  /** With a place for the name, which can be hidden. */
  title: string
  name: string
  note?: ReactNode
  due: string | null | undefined
  foot: ReactNode
  children: ReactNode
}

/** What is opened beside the list: the patient, the facts, and the actions. */
export function AnswerView({ title, name, note, due, foot, children }: Props) {
  const [before, after = ''] = title.split('{name}')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.work}>
      <div className={styles.scroll}>
        <header className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {before}
            <Private>{name}</Private>
            {after}
          </h2>
          {note && <p>{note}</p>}
          {due && <PromiseClock due={due} />}
        </header>
        {children}
      </div>
      {foot}
    </section>
  )
}
