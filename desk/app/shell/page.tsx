import type { ReactNode } from 'react'
import { LastAction } from './last-action.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import styles from './page.module.css'
import { SendingStrip } from './sending-strip.tsx'
import { TopBar } from './top-bar.tsx'

type Props = {
  /** At most one word between stars. */
  title: string
  subtitle?: ReactNode
  /** Beside the work on the PC; left out on the phone. */
  aside?: ReactNode
  /** An opened booking: takes the place of the aside, or of the whole screen on the phone. */
  panel?: ReactNode
  /** Actions at the foot. */
  bar?: ReactNode
  children: ReactNode
}

/** A screen of the desk: title, work, aside, actions. */
export const Page = ({ title, subtitle, aside, panel, bar, children }: Props) => (
  <div className={styles.page}>
    <TopBar title={title} subtitle={subtitle} />
    <main className={styles.main} id="main">
      <div className={styles.work}>
        <OfflineStrip />
        <SendingStrip />
        {children}
        <LastAction />
      </div>
      {panel ?? (aside && <aside className={styles.aside}>{aside}</aside>)}
    </main>
    {bar && <footer className={styles.bar}>{bar}</footer>}
  </div>
)
