import Scales from '~icons/ph/scales-duotone'
import styles from './promises.module.css'

type Props = { lines: string[]; notice?: string | undefined }

/** How it is to come here, before what is done here. The first line leads; a notice the law asks for stands below. */
export function Promises({ lines: [first, ...others], notice }: Props) {
  return (
    <div className={`wrap ${styles.promises}`}>
      <p className={styles.first}>{first}</p>
      <div className={styles.others}>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {notice && (
        <p className={styles.notice}>
          <Scales />
          <span>{notice}</span>
        </p>
      )}
    </div>
  )
}
