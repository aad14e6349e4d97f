import { MAX_SEARCH_LENGTH } from '#clinic/lab-tests/search-text.ts'
import MagnifyingGlass from '~icons/ph/magnifying-glass'
import Close from '~icons/ph/x'
import { firstScreen } from './search-address.ts'
import styles from './search-form.module.css'
import { LIST_FORM, SearchLink } from './search-link.tsx'

type Props = {
  words: Record<'label' | 'placeholder' | 'hint' | 'button' | 'clear', string>
  action: string
  q: string
  /** A search is active and can be cleared. */
  isSearching: boolean
  /** The chosen tests travel in the body of the other form. */
  carriesBasket: boolean
  input: React.Ref<HTMLInputElement>
  onInput: () => void
  onSubmit: () => void
}

/** A plain GET form: it works without script, and its result has a URL to share. */
export function SearchForm({
  words,
  action,
  q,
  isSearching,
  carriesBasket,
  input,
  onInput,
  onSubmit,
}: Props) {
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const owner = carriesBasket ? { form: LIST_FORM } : {}
  return (
    <search className={styles.search}>
      <form action={action} onSubmit={submit}>
        <label className="visually-hidden" htmlFor="q">
          {words.label}
        </label>
        <div className={styles.box}>
          <button
            type="submit"
            aria-label={words.button}
            {...owner}
            {...(carriesBasket && { formAction: action, onClick: submit })}
          >
            <MagnifyingGlass />
          </button>
          <input
            {...owner}
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
          {isSearching && (
            <SearchLink to={firstScreen} label={words.clear}>
              <Close />
            </SearchLink>
          )}
        </div>
        <p id="q-hint" className="visually-hidden">
          {words.hint}
        </p>
      </form>
    </search>
  )
}
