import Scales from '~icons/ph/scales-duotone'
import { Picture } from '../ui/picture.tsx'
import styles from './promises.module.css'

type Props = {
  lines: string[]
  notice?: string | undefined
  picture?: React.ComponentProps<typeof Picture>['picture'] | undefined
}

/** What patients can expect here, before the services. The first line is large; a notice required by law is below. */
export function Promises({ lines: [first, ...others], notice, picture }: Props) {
  return (
    <div className={`wrap ${styles.promises}`}>
      <p className={styles.first}>{first}</p>
      <div className={styles.others}>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} />
        </div>
      )}
      {notice && (
        <p className={styles.notice}>
          <Scales />
          <span>{notice}</span>
        </p>
      )}
    </div>
  )
}
