import { header } from '#content/interface.ts'
import type { Language } from '#content/language.ts'
import { manage, pinShown } from '#content/manage.ts'
import { appointment } from '#content/pages/appointment.ts'
import { wordsIn } from '#content/words-in.ts'
import { pathIn } from '../paths.ts'

/** What every confirmation says about the patient's way back to the booking. */
export const ownBookingWords = (language: Language) => ({
  reference: appointment.reference[language],
  pin: pinShown.label[language],
  hint: wordsIn(pinShown, language).hint,
  why: wordsIn(pinShown, language).why,
  shownBefore: wordsIn(pinShown, language).shownBefore,
  manage: header.manageBooking[language],
  finish: manage.finish[language],
  page: pathIn(language, '/booking'),
})

export type OwnBookingWords = ReturnType<typeof ownBookingWords>
