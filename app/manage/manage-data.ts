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
import { appointment } from '#content/pages/appointment.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { contactPreferenceWords } from '../forms/contact-preference-words.ts'
import type { PickerWords } from '../forms/picker/day-time-picker.tsx'
import { pathIn } from '../paths.ts'

/** Label and hint of each field, by its name. */
function fieldLabels(language: Language) {
  const find = wordsIn(findBooking, language)
  return {
    reference: { label: find.reference, hint: find.referenceHint },
    pin: { label: find.pin, hint: find.pinHint },
    phone: { label: find.phone, hint: find.phoneHint },
    date: { label: moveBooking.day[language] },
    time: { label: moveBooking.time[language] },
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
    booked: words.slotBooked,
    // Only free times are listed.
    taken: {},
  }
}

/** What the views of /booking say, whatever is booked. It travels to the browser: only what they can say. */
export function manageWords(language: Language) {
  const { pageTitle, intro, find, pinLost, codeTitle, codeIntro, codeGo, codeLost } = findBooking
  const { linkOld, wrongPin, ...open } = openByLink
  const { title, hint, from, link, confirm } = moveBooking
  const { done, failed, ...cancel } = cancelBooking
  const { heading, see, correct, withdraw, erase, complaint } = myData
  const { change, save, remindByEmail, stopReminders } = safeContact
  return {
    page: pathIn(language, '/booking'),
    refundPolicy: pathIn(language, '/refund-policy'),
    optional: site.optional[language],
    labels: fieldLabels(language),
    find: wordsIn({ pageTitle, intro, find, pinLost }, language),
    code: wordsIn({ codeTitle, codeIntro, codeGo, codeLost }, language),
    open: wordsIn(open, language),
    booking: wordsIn({ backToBooking: manage.backToBooking, finish: manage.finish }, language),
    move: wordsIn({ title, hint, from, link, confirm }, language),
    picker: pickerWords(language),
    cancel: wordsIn(cancel, language),
    refund: wordsIn({ title: refundQuote.title, policyLink: refundQuote.policyLink }, language),
    my: wordsIn({ heading, see, correct, withdraw, erase, complaint }, language),
    contact: wordsIn({ change, save, remindByEmail, stopReminders }, language),
    preferences: contactPreferenceWords(language, 'optional'),
  }
}

export type ManageWords = ReturnType<typeof manageWords>
