import { answerWaysOffered, type EnquiryRequest, parseEnquiry } from '#clinic/enquiry.ts'
import { suggestsDanger } from '#content/danger-words.ts'
import { serviceErrors } from '#content/forms.ts'
import type { Language } from '#content/language.ts'
import { contact } from '#content/pages/contact.ts'
import { contactPrivacyNotice } from '#content/privacy-notices/contact.ts'
import { wordsIn } from '#content/words-in.ts'
import { sendEnquiry } from '#server/bookings/send-enquiry.ts'
import type { Site } from '#server/site.ts'
import type { FormHandler } from '../forms/submit-form.ts'

export function enquiryHandler(site: Site, language: Language): FormHandler<EnquiryRequest> {
  const words = wordsIn(serviceErrors, language)
  return {
    form: 'enquiry',
    parse: (answers) => parseEnquiry(answers, contactPrivacyNotice.version, answerWaysOffered(site.offered)),
    place: null,
    words: {
      failed: { title: words.failedToSendTitle, help: words.failedToSend },
      accepted: contact.form.success.heading[language],
    },
    needsCard: ({ message }) => typeof message === 'string' && suggestsDanger(message),
    store: (request, options) =>
      sendEnquiry(site.db, site.queue, request, { ...options, schedule: site.schedule }),
  }
}
