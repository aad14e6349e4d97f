import { dataOf, marked } from '../ui/script/data-attributes.ts'

/**
 * For pages that can be read aloud (app/ui/listen.tsx): marks the languages that this device can speak by itself,
 * and fetches the player at the first press. Voices that need the network are left out: they would send the text,
 * and with it the reason of the visit, to a third party.
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
    // Some browsers list their voices only after the page has loaded.
    speechSynthesis.onvoiceschanged = nameLanguages
  }
  // On the document: a form that becomes a confirmation brings new buttons.
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(`${marked('listen')} button`)
    if (button) void import('./listen.ts').then(({ press }) => press(button))
  })
}
