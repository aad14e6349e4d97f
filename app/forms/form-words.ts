import type { FieldCode } from '#clinic/fields.ts'
import { otherShown } from '#content/clinic/shown-languages.ts'
import { facts } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'
import { announcements, formBar, forms, serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import type { PrivacyNotice } from '#content/schema.ts'
import { site } from '#content/site.ts'
import { wordsIn } from '#content/words-in.ts'
import { listenIn } from '../listen-in.ts'
import { switchLanguage } from '../paths.ts'
import type { PrivacyNoticeWords } from './consent-box.tsx'
import { invalidWords } from './invalid-response.ts'

/** The texts of every form, in one language. They travel to the browser: only those a form can show. */
export function formWords(language: Language, codes: readonly FieldCode[], failedTitle: string) {
  const problems = wordsIn(serviceErrors, language)
  return {
    language,
    invalid: invalidWords(language, codes),
    failedTitle,
    unanswered: `${problems.noAnswer} ${problems.sendAgainSafe}`,
    sending: announcements.submitting[language],
    retrying: problems.timeout,
    bar: wordsIn(formBar, language),
    chooseTime: problems.slotTakenChoose,
    ownPhone: forms.ownPhone[language],
    optional: site.optional[language],
    dismiss: site.dismiss[language],
    phone: { number: facts.phones[0], href: telHref(facts.phones[0]) },
  }
}

export type FormWords = ReturnType<typeof formWords>

const { noticeLink, consentHeading, remindersHeading } = forms

/** The data of a form's consent box. */
export function consentIn(privacyNotice: PrivacyNotice, language: Language, pathname: string) {
  const notice = wordsIn(privacyNotice, language) as unknown as PrivacyNoticeWords
  const other = otherShown(language)
  return {
    notice,
    words: wordsIn({ noticeLink, consentHeading, remindersHeading }, language),
    otherLanguage: other && { href: `${switchLanguage(pathname)}#notice`, language: other },
    listen: listenIn(language, notice.version, [JSON.stringify(notice)]),
  }
}
