import { createContext, use } from 'react'
import { addressOf, fieldsOf, type Search } from './search-address.ts'

/** The form that holds the chosen tests. */
export const LIST_FORM = 'list'

type Navigation = {
  list: string
  /** The page is the response to a form: the choice travels in the body, never in a URL. */
  carriesBasket: boolean
  open: (event: React.MouseEvent, search: Search) => void
}

export const SearchNavigation = createContext<Navigation | null>(null)

type Props = {
  to: Search
  className?: string | undefined
  label?: string
  rel?: string
  children: React.ReactNode
}

/**
 * Leads to other tests of the list: a link, or a submit button where the chosen tests must travel without script.
 */
export function SearchLink({ to, className, label, rel, children }: Props) {
  const { list, carriesBasket, open } = use(SearchNavigation)!
  const looks = { className, ...(label && { 'aria-label': label }) }
  const [field] = Object.entries(fieldsOf(to))
  if (!carriesBasket)
    return (
      <a {...looks} href={addressOf(list, to)} rel={rel} onClick={(event) => open(event, to)}>
        {children}
      </a>
    )
  return (
    <button
      {...looks}
      type="submit"
      form={LIST_FORM}
      formAction={list}
      name={field?.[0] ?? 'q'}
      value={field?.[1] ?? ''}
      onClick={(event) => open(event, to)}
    >
      {children}
    </button>
  )
}
