import styles from './key-cap.module.css'

/** The key of a verb, on its button. Hidden on phones and from screen readers, which get aria-keyshortcuts. */
export const KeyCap = ({ children }: { children: string }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key cap has no focus
  <kbd className={styles.cap} aria-hidden="true">
    {children}
  </kbd>
)
