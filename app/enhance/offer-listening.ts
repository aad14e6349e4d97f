import { dataOf, marked } from '../ui/script/data-attributes.ts'

/**
 * Where a page has something to listen to (app/ui/listen.tsx), tells the styles which languages this device can speak
 * by itself, and fetches the player at the first press. A voice that speaks through the network is left out: it would
 * send the text, and with it the reason of the visit, to somebody else.
 */
export function offerListening() {
  const { speechSynthesis } = window
  const root = document.documentElement
  const nameLanguages = () => {
    const own = speechSynthesis.getVoices().filter(({ localService }) => localService)
    dataOf(root).voices = own.map(({ lang }) => lang.slice(0, 2)).join(' ')
  }
  if (!document.querySelector(marked('listen'))) return
  if (speechSynthesis) {
    nameLanguages()
    // Some browsers learn of their voices only after the page has come.
    speechSynthesis.onvoiceschanged = nameLanguages
  }
  // On the document: a form that becomes a confirmation brings new buttons.
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(`${marked('listen')} button`)
    if (button) void import('./listen.ts').then(({ press }) => press(button))
  })
}
