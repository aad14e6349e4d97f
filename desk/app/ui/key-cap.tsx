import styles from './key-cap.module.css'

/** The key of a verb, on the button that it belongs to. Hidden on phones, and from screen readers: see aria-keyshortcuts. */
export const KeyCap = ({ children }: { children: string }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key cap has no focus
  <kbd className={styles.cap} aria-hidden="true">
    {children}
  </kbd>
)
