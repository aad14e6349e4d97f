import { createRoot } from 'react-dom/client'
import { Confirmation, type ConfirmationView } from '../confirmation/confirmation.tsx'
import { clearBasket } from '../pathology/basket/basket-store.ts'
import { type FormValues, textIn } from './form-values.ts'
import { leaveSteps } from './use-steps.ts'

/**
 * The confirmation takes the place of the whole page without a new one: what was booked is shown even if the
 * connection is gone by now. A reload finds the same view, and Back leads over the steps of the form, which is done, to
 * the page before it. Where others use the phone, no address in the history leads to it either.
 */
export async function showConfirmation(view: ConfirmationView, url: string, values: FormValues) {
  const main = document.getElementById('main')
  if (!main) return location.assign(url)
  await leaveSteps()
  const isSharedPhone = textIn(values, 'sharedPhone') === 'yes'
  history.replaceState(null, '', isSharedPhone ? location.pathname : url)
  document.title = view.documentTitle
  clearBasket()
  // A new place: the form's own root and everything around it goes.
  const place = document.createElement('div')
  place.dataset.island = 'confirmation'
  place.dataset.ready = ''
  main.replaceChildren(place)
  createRoot(place).render(<Confirmation {...view} inPlace />)
}
