import type { Text } from '../language.ts'

/** One sentence for terms, refund and privacy, so that they cannot disagree. */
export const changeOrCancel = {
  en: 'You can change or cancel it until it starts: under “{manageBooking}”, by the link in our message, or by calling {phone}. You need not give a reason.',
  hi: 'शुरू होने तक इसे बदला या रद्द किया जा सकता है: “{manageBooking}” पर, हमारे संदेश के लिंक से, या {phone} पर कॉल करके। वजह बताना ज़रूरी नहीं है।',
} satisfies Text
