import { createRoot } from 'react-dom/client'
import { Confirmation, type ConfirmationView } from '../confirmation/confirmation.tsx'
import { clearBasket } from '../pathology/basket/basket-store.ts'
import { type FormValues, textIn } from './form-values.ts'
import { leaveSteps } from './use-steps.ts'

/**
 * Replaces the whole page with the confirmation, without a request: the booking is shown even if the connection is
 * lost by now. A reload shows the same view, and Back skips the steps of the finished form. On a shared phone, no
 * URL in the history leads to it.
 */
export async function showConfirmation(view: ConfirmationView, url: string, values: FormValues) {
  const main = document.getElementById('main')
  if (!main) return location.assign(url)
  await leaveSteps()
  const isSharedPhone = textIn(values, 'sharedPhone') === 'yes'
  history.replaceState(null, '', isSharedPhone ? location.pathname : url)
  document.title = view.documentTitle
  clearBasket()
  // A new element: the form's root and everything around it is removed.
  const place = document.createElement('div')
  place.dataset.island = 'confirmation'
  place.dataset.ready = ''
  main.replaceChildren(place)
  createRoot(place).render(<Confirmation {...view} inPlace />)
}
