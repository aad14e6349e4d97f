import { readBasket, writeBasket } from '../pathology/basket/basket-store.ts'
import { dataOf } from '../ui/script/data-attributes.ts'

/**
 * "Book" on the page of a test: the test joins the choice of this tab, and no form is posted, so that Back works
 * without a question. Where the choice cannot be stored, the form is posted as without script.
 */
export function enhance(element: HTMLElement) {
  const form = element as HTMLFormElement
  form.addEventListener('submit', (event) => {
    const { language = '', test = '' } = dataOf(form)
    const added = JSON.parse(test)
    const tests = (readBasket()?.tests ?? []).filter(({ slug }) => slug !== added.slug)
    if (!writeBasket({ language, tests: [...tests, added] })) return
    event.preventDefault()
    location.assign(form.action)
  })
}
