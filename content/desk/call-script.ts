import type { Text } from '../language.ts'

/**
 * The script of a call, sentence by sentence. Neutral: people nearby learn neither the clinic nor the reason of
 * the visit. The last sentence depends on the reason of the call.
 */
const awaiting = 'Call script of the desk: the clinic’s doctor signs it before it is used.'

export const callScript = {
  ask: {
    say: {
      en: 'Hello, may I speak to {name}?',
      hi: 'नमस्ते, क्या {name} जी से बात हो सकती है?',
      reviewNote: awaiting,
    },
    note: { en: 'Do not say the clinic’s name yet.', hi: 'अभी क्लिनिक का नाम न लें।' },
  },
  greet: {
    say: {
      en: 'This is {staff} from {clinicShortName}. Is this a good moment to talk?',
      hi: 'मैं {clinicShortName} से {staff}। क्या अभी बात करना ठीक है?',
      reviewNote: awaiting,
    },
    note: {
      en: 'Only once you know that the patient speaks. If not now: press 6 and ask when.',
      hi: 'तभी, जब वे कहें कि वही हैं। अभी नहीं, तो 6 दबाएँ और पूछें कब।',
    },
  },
  note: {
    en: 'Never the reason of the visit, not even if the patient begins.',
    hi: 'वे क्यों आती हैं, यह कभी नहीं, वे ख़ुद कहें तब भी नहीं।',
  },
} satisfies Record<string, Text | Record<string, Text>>

/** By the reason of the call task. {when} is the time of the booking. */
export const callReasons = {
  undelivered: {
    name: { en: 'Message came back', hi: 'संदेश नहीं पहुँचा' },
    say: {
      en: 'A message of ours did not reach you. Your time is {when}. Does it still suit you?',
      hi: 'हमारा एक संदेश आप तक नहीं पहुँचा। आपका समय {when} है। क्या यह अब भी ठीक है?',
      reviewNote: awaiting,
    },
    /** Where there is no visit ahead. */
    sayWithoutTime: {
      en: 'A message of ours did not reach you. You can read it on your booking page.',
      hi: 'हमारा एक संदेश आप तक नहीं पहुँचा। वह आपके बुकिंग पेज पर है।',
      reviewNote: awaiting,
    },
  },
  cancelled: {
    name: { en: 'We cancelled', hi: 'हमने रद्द किया' },
    say: {
      en: 'We had to cancel your time, {when}. We are sorry. Shall we find another one now?',
      hi: 'हमें आपका समय, {when}, रद्द करना पड़ा। हमें खेद है। क्या अभी दूसरा समय तय करें?',
      reviewNote: awaiting,
    },
  },
  moved: {
    name: { en: 'We moved the time', hi: 'हमने समय बदला' },
    say: {
      en: 'Your time had to change. It is now {when}. Does that suit you?',
      hi: 'आपका समय बदलना पड़ा। नया समय {when} है। क्या यह ठीक है?',
      reviewNote: awaiting,
    },
  },
  answered: {
    name: { en: 'The answer is ready', hi: 'जवाब तैयार है' },
    say: {
      en: 'You wrote to us, and we have answered. You can read it on your booking page.',
      hi: 'आपने हमें लिखा था, और हमने जवाब दे दिया है। वह आपके बुकिंग पेज पर है।',
      reviewNote: awaiting,
    },
  },
  confirmed: {
    name: { en: 'The time is held', hi: 'समय पक्का है' },
    say: {
      en: 'Your time is confirmed: {when}. Does it suit you?',
      hi: 'आपका समय पक्का है: {when}। क्या यह ठीक है?',
      reviewNote: awaiting,
    },
  },
  'to-confirm': {
    name: { en: 'To confirm, time not held', hi: 'पक्का करना है' },
    say: {
      en: 'You asked for {when}. Shall we keep that time for you?',
      hi: 'आपने {when} का समय माँगा था। क्या यह समय आपके लिए रखें?',
      reviewNote: awaiting,
    },
  },
  'many-bookings': {
    name: { en: 'Many bookings on one number', hi: 'एक नंबर पर कई बुकिंग' },
    say: {
      en: 'There are several bookings under your number. Are they all yours?',
      hi: 'आपके नंबर पर कई बुकिंग हैं। क्या ये सब आपकी हैं?',
      reviewNote: awaiting,
    },
  },
} satisfies Record<string, { name: Text; say: Text; sayWithoutTime?: Text }>
