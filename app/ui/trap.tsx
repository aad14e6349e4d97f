import styles from './trap.module.css'

/** A field that nobody sees, hears or reaches by Tab; whatever fills it in is not a person. */
export const Trap = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
