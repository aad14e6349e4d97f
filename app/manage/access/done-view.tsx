import { Unbroken } from '../../confirmation/unbroken.tsx'
import { useManage } from '../manage-context.ts'
import { FinishForm } from '../manage-form.tsx'
import styles from '../outcome.module.css'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

/**
 * The booking is erased, or the page is cleared: nothing is left to do, and every link of the site is there again.
 */
export function DoneView({ view: { title, text, isErased } }: ViewProps<'done'>) {
  const { erased, home, book } = useManage().words
  return (
    <div className={styles.outcome}>
      <img src="/pictures/window-opening.svg" width="1200" height="900" alt="" />
      <ViewHeading title={title} />
      <p>
        <Unbroken text={text} />
      </p>
      <div className={styles.ways}>
        {isErased && <FinishForm label={erased.leave} look="primary" />}
        <a className={`button ${isErased ? 'button-secondary' : 'button-primary'}`} href={home}>
          {erased.home}
        </a>
        <a className="text-link" href={book}>
          {erased.again}
        </a>
      </div>
    </div>
  )
}
