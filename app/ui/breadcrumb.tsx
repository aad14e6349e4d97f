import styles from './breadcrumb.module.css'

type Props = { label: string; home: { label: string; href: string }; current: string }

export function Breadcrumb({ label, home, current }: Props) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        <li>
          <a href={home.href}>{home.label}</a>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
