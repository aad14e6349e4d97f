import { MAX_SEARCH_LENGTH } from '#clinic/lab-tests/search-text.ts'
import MagnifyingGlass from '~icons/ph/magnifying-glass-bold'
import styles from './search-form.module.css'

type Props = {
  words: Record<'label' | 'placeholder' | 'hint' | 'button', string>
  action: string
  q: string
  input: React.Ref<HTMLInputElement>
  onInput: () => void
  onSubmit: () => void
}

/** A plain form that asks for a page: it can be sent without script, and its answer can be shared. */
export function SearchForm({ words, action, q, input, onInput, onSubmit }: Props) {
  return (
    <search className={styles.search}>
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <label htmlFor="q">{words.label}</label>
        <div className={styles.box}>
          <MagnifyingGlass />
          <input
            ref={input}
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            onInput={onInput}
            placeholder={words.placeholder}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            enterKeyHint="search"
            aria-describedby="q-hint"
          />
          <button className="button button-primary" type="submit">
            {words.button}
          </button>
        </div>
        <p id="q-hint">{words.hint}</p>
      </form>
    </search>
  )
}
