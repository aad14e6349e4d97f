import styles from './honeypot.module.css'

/** A field that nobody sees, hears or reaches by Tab; whatever fills it in is not a person. */
export const Honeypot = () => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
