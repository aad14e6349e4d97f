import { NextFree } from '../../ui/next-free.tsx'
import { useManage } from '../manage-context.ts'
import { FinishForm } from '../manage-form.tsx'
import styles from '../outcome.module.css'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

/** The booking is cancelled; the next free time is one tap away. */
export function CancelledView({ view: { session, title, text, next, again } }: ViewProps<'cancelled'>) {
  const { words } = useManage()
  return (
    <div className={styles.outcome}>
      <img src="/pictures/storm-to-calm.svg" width="1200" height="900" alt="" />
      <ViewHeading title={title} />
      <p>{text}</p>
      <div className={styles.ways}>
        {next && <NextFree cards={[next]} />}
        <a className="button button-secondary" href={again.href}>
          {again.label}
        </a>
        <FinishForm session={session} label={words.finishing.finish} />
      </div>
    </div>
  )
}
