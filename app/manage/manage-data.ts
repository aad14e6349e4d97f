import { collectionForm } from '#content/collection-form.ts'
import { finishing, slip } from '#content/confirmation.ts'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { errorSummary } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import {
  cancelBooking,
  findBooking,
  manage,
  moveBooking,
  myData,
  openByLink,
  refundQuote,
  safeContact,
} from '#content/manage.ts'
import { erased, looks, myDetails, openedBooking } from '#content/opened-booking.ts'
import { appointment } from '#content/pages/appointment.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import type { PickerWords } from '../forms/picker/picker-types.ts'
import { pathIn } from '../paths.ts'

/** Label and hint of each field, by its name. */
function fieldLabels(language: Language) {
  const find = wordsIn(findBooking, language)
  return {
    reference: { label: find.reference, hint: find.referenceHint },
    pin: { label: find.pin, hint: find.pinHint },
    phone: { label: find.phone, hint: find.phoneHint },
    message: { label: myData.complaint.message[language] },
  }
}

function pickerWords(language: Language): Omit<PickerWords, 'datesHint'> {
  const words = wordsIn(appointment, language)
  const { selectDate, selectTime, firstFree } = words
  return {
    selectDate,
    selectTime,
    noTimes: words.noSlots,
    noTimesAtAll: words.noSlotsWeek,
    firstFree,
    free: words.slotFree,
    booked: '{time}, {reason}',
    taken: {
      booked: words.booked,
      own: moveBooking.own[language],
      over: collectionForm.windowPast[language],
    },
  }
}

/**
 * The texts of the views of /booking, for every kind of booking. They travel to the browser: only those it can
 * show.
 */
export function manageWords(language: Language) {
  const { pageTitle, find, lostCode, codeTitle, codeIntro, codeGo, codeLost } = findBooking
  const { linkOld, wrongPin, ...open } = openByLink
  const { failed, ...cancel } = cancelBooking
  const { correct, withdraw, erase, complaint } = myData
  const { change, stopReminders } = safeContact
  const { self, ...slipWords } = slip
  const { leave, home, again } = erased
  return {
    page: pathIn(language, '/booking'),
    home: pathIn(language, '/'),
    book: pathIn(language, '/appoitment'),
    phone: telHref(facts.phones[0]),
    refundPolicy: pathIn(language, '/refund-policy'),
    optional: site.optional[language],
    errorPrefix: errorSummary.fieldPrefix[language],
    check: errorSummary.heading[language],
    labels: fieldLabels(language),
    find: wordsIn({ pageTitle, find, lostCode }, language),
    code: wordsIn({ codeTitle, codeIntro, codeGo, codeLost }, language),
    open: wordsIn(open, language),
    booking: { backToBooking: manage.backToBooking[language] },
    opened: wordsIn(openedBooking, language),
    slip: wordsIn(slipWords, language),
    finishing: { finish: finishing.finish[language] },
    move: wordsIn({ hint: moveBooking.hint, from: moveBooking.from }, language),
    picker: pickerWords(language),
    cancel: wordsIn(cancel, language),
    refund: { policyLink: refundQuote.policyLink[language] },
    looks: wordsIn(looks, language),
    details: wordsIn(myDetails, language),
    my: wordsIn({ correct, withdraw, erase, complaint }, language),
    contact: wordsIn({ change, stopReminders }, language),
    erased: wordsIn({ leave, home, again }, language),
  }
}

export type ManageWords = ReturnType<typeof manageWords>
