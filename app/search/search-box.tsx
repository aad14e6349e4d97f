import { MAX_SEARCH_LENGTH } from '#clinic/lab-tests/search-text.ts'
import MagnifyingGlass from '~icons/ph/magnifying-glass'
import styles from './search-box.module.css'

type Props = {
  button: string
  value?: string | undefined
  placeholder?: string
  /** The id of the box's hint. */
  hint?: string
}

/** The box of the search over the whole site; its label has `htmlFor="q"`. */
export function SearchBox({ button, value, placeholder, hint }: Props) {
  return (
    <div className={styles.box}>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={value}
        placeholder={placeholder}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="search"
        aria-describedby={hint}
      />
      <button type="submit" aria-label={button}>
        <MagnifyingGlass />
      </button>
    </div>
  )
}
