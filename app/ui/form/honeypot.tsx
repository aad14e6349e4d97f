import styles from './honeypot.module.css'

/** Hidden from sight, screen readers and Tab: only bots fill it in. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
