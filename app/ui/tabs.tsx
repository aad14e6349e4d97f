import styles from './tabs.module.css'

type Tab = { label: string; href: string; current: boolean }

/** Tabs that are pages: each has its own URL, so they are links. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} {...(tab.current && { 'aria-current': 'page' })}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
