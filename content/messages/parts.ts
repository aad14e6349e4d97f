import type { Speaker } from '#clinic/messages/call-promise.ts'
import type { Text } from '../language.ts'

/** Left out of a message where the condition does not hold. */
export type Condition = 'refundDue' | 'named' | 'unnamed' | 'doctorNamed' | 'doctorUnnamed' | Speaker
type Paragraph = Text | { if: Condition; text: Text }
export type Email = { subject: Text; body: readonly Paragraph[] }

/**
 * Every text is registered with the operators before it is sent. English fits one part of 160 characters; Hindi one
 * of 70, or two or three of 67, as stated.
 */
export type Sms = Text & { hindiParts: 1 | 2 | 3 }

/**
 * Variables in the order of the template: no form values, so that nobody can insert text into what the clinic sends.
 * The private link is behind the button, not in the preview.
 */
export type WhatsApp = {
  body: Text
  variables: readonly ('when' | 'time' | 'eatBefore' | 'reference')[]
  button: 'manage' | 'none'
}

export type PatientMessage = { email: Email; sms: Sms; whatsapp: WhatsApp; reviewNote?: string }
/** Messages to the clinic are e-mails only. */
export type DeskMessage = { email: Email }

/** With the name only where it looks like one (clinic/messages/greeting.ts). */
export const hello: readonly Paragraph[] = [
  { if: 'named', text: { en: 'Hello {name},', hi: 'नमस्ते {name},' } },
  { if: 'unnamed', text: { en: 'Hello,', hi: 'नमस्ते,' } },
]
export const reference = { en: 'Reference: {reference}', hi: 'रेफ़रेंस नंबर: {reference}' }
export const privateLink = {
  en: 'To see, change or cancel it, open this private link: {manageLink}\nPlease do not forward the link.',
  hi: 'इसे देखने, बदलने या रद्द करने के लिए यह निजी लिंक खोलें: {manageLink}\nयह लिंक किसी और को न भेजें।',
}
export const howToPrepare = {
  en: 'How to prepare, and the amount to pay: {manageLink}',
  hi: 'तैयारी कैसे करें और कितने पैसे देने हैं, यहाँ देखें: {manageLink}',
}
export const orCall = { en: 'You can also call {phone}.', hi: 'चाहें तो {phone} पर कॉल करें।' }
export const thanks = {
  en: 'Thank you,\n{clinicShortName}\n{phone}',
  hi: 'धन्यवाद,\n{clinicShortName}\n{phone}',
}
export const noEmergency = {
  en: 'We are not an emergency service. In an emergency, call 112.',
  hi: 'हम आपात सेवा नहीं हैं। आपात स्थिति में 112 पर कॉल करें।',
}
export const adultAtHome = {
  en: 'A responsible adult aged 18 or over must be at home.',
  hi: 'घर पर 18 साल या उससे बड़ा कोई ज़िम्मेदार व्यक्ति होना ज़रूरी है।',
}
export const whenAndWhere = {
  en: 'When: {when} (India time)\nWhere: {address}',
  hi: 'कब: {when} (भारत का समय)\nकहाँ: {address}',
}
/** The length and the fee of the visit; the doctor, where the name does not reveal the reason. */
export const terms: readonly Paragraph[] = [
  { if: 'doctorNamed', text: { en: '{doctor}: {terms}', hi: '{doctor}: {terms}' } },
  { if: 'doctorUnnamed', text: { en: '{terms}', hi: '{terms}' } },
]
export const whyReminded = {
  en: 'You chose to get reminders by email. To stop them: {manageLink}',
  hi: 'आपने ईमेल पर रिमाइंडर लेना चुना था। बंद करने के लिए: {manageLink}',
}
/** While the time is not settled: who speaks first, and by when, as on the slip. */
export const weCall: Paragraph = {
  if: 'we-call',
  text: {
    en: 'We call you by {callBy}, from {callingNumber}. The time is not held until then.',
    hi: 'हम {callBy} तक {callingNumber} से आपको कॉल करेंगे। तब तक यह समय आपके लिए रुका नहीं है।',
  },
}
export const weWrite: Paragraph = {
  if: 'we-write',
  text: {
    en: 'We write to you by {callBy}. The time is not held until then.',
    hi: 'हम {callBy} तक आपको लिखेंगे। तब तक यह समय आपके लिए रुका नहीं है।',
  },
}
export const pleaseCall: Paragraph = {
  if: 'patient-calls',
  text: {
    en: 'Please call {phone} by {callBy} to agree it. The time is not held until then.',
    hi: 'समय तय करने के लिए {callBy} तक {phone} पर कॉल करें। तब तक यह समय आपके लिए रुका नहीं है।',
  },
}
export const moneyBack: Paragraph = {
  if: 'refundDue',
  text: {
    en: 'Money back to you: {refund}. It goes back the way you paid. Cards and UPI take 5–7 business days.',
    hi: 'आपको वापस मिलने वाली रक़म: {refund}। पैसे उसी तरीक़े से लौटाए जाएँगे जिससे आपने दिए थे। कार्ड और UPI में 5–7 कामकाजी दिन लगते हैं।',
  },
}
export const allMoneyBack: Paragraph = {
  if: 'refundDue',
  text: {
    en: 'If you do not want a new time, all your money comes back: {refund}.',
    hi: 'अगर नया समय नहीं चाहिए, तो पूरे पैसे वापस मिलेंगे: {refund}।',
  },
}
export const bookAgain = {
  en: 'You can book again at any time: {bookLink}',
  hi: 'जब चाहें, दोबारा यहाँ बुक करें: {bookLink}',
}
export const chooseNewTime = {
  en: 'You can book a new time here: {bookLink}\nOr call {phone} and we will find one with you.',
  hi: 'नया समय यहाँ बुक करें: {bookLink}\nया {phone} पर कॉल करें, हम आपके साथ मिलकर समय तय करेंगे।',
}
export const ifNotYou = {
  en: 'If you did not cancel it, please call {phone}.',
  hi: 'अगर आपने रद्द नहीं किया, तो {phone} पर कॉल करें।',
}

export const subjects = {
  received: { en: 'We have your request {reference}', hi: 'आपका अनुरोध {reference} हमें मिल गया है' },
  confirmed: { en: 'Your booking {reference} is confirmed', hi: 'आपकी बुकिंग {reference} पक्की है' },
  moved: { en: 'Your booking {reference} has a new time', hi: 'आपकी बुकिंग {reference} का समय बदल गया है' },
  cancelled: { en: 'Your booking {reference} is cancelled', hi: 'आपकी बुकिंग {reference} रद्द हो गई है' },
  cancelledByClinic: {
    en: 'We had to cancel your booking {reference}',
    hi: 'हमें आपकी बुकिंग {reference} रद्द करनी पड़ी',
  },
  tomorrow: {
    en: 'Reminder: your booking {reference} is tomorrow',
    hi: 'याद दिला दें: आपकी बुकिंग {reference} कल है',
  },
}
