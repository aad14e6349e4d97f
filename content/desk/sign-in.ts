import type { Words } from '../language.ts'

/** The sign-in of the desk: signing in, the first sign-in, and waking. */
export const signInWords = {
  desk: { en: 'The desk', hi: 'डेस्क' },
  greeting: {
    morning: { en: 'Good *morning*', hi: '*सुप्रभात*' },
    afternoon: { en: 'Good *afternoon*', hi: '*नमस्कार*' },
    evening: { en: 'Good *evening*', hi: 'शुभ *संध्या*' },
  },
  intro: { en: 'Sign in to the desk. For staff only.', hi: 'डेस्क में साइन इन करें। सिर्फ़ स्टाफ़ के लिए।' },
  email: { en: 'E-mail', hi: 'ई-मेल' },
  password: { en: 'Password', hi: 'पासवर्ड' },
  go: { en: 'Continue', hi: 'आगे बढ़ें' },
  forgot: {
    en: 'Forgot it? The owner gives a new one. Nobody asks for it by phone.',
    hi: 'पासवर्ड याद नहीं? नया पासवर्ड मालिक देंगे। फ़ोन पर इसे कोई नहीं पूछता।',
  },
  working: {
    en: 'One moment: your browser is proving that it is not a robot.',
    hi: 'एक पल: आपका ब्राउज़र साबित कर रहा है कि वह रोबोट नहीं है।',
  },
  back: { en: 'Back', hi: 'पीछे' },
  code: {
    title: { en: 'Your *code*', hi: 'आपका *कोड*' },
    intro: { en: 'Six digits from the app on your phone.', hi: 'आपके फ़ोन के ऐप से छह अंक।' },
    label: { en: 'Code, six digits', hi: 'कोड, छह अंक' },
    hint: {
      en: 'Signs in by itself at the sixth digit. A new code comes in {seconds} s.',
      hi: 'छठे अंक पर अपने आप साइन इन होगा। नया कोड {seconds} सेकंड में आएगा।',
    },
    officePc: {
      en: 'This is the office PC: ask again at the end of the day',
      hi: 'यह ऑफ़िस का कंप्यूटर है: दिन के अंत में फिर पूछें',
    },
    useRecovery: { en: 'Use a recovery code', hi: 'रिकवरी कोड डालें' },
    wrong: { en: 'That is not the code of this moment.', hi: 'यह अभी का कोड नहीं है।' },
    used: {
      en: 'This code was used already. Wait for the next one.',
      hi: 'यह कोड इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
    },
  },
  recovery: {
    title: { en: 'Recovery *code*', hi: 'रिकवरी *कोड*' },
    intro: {
      en: 'One of the ten codes you wrote down. Each works once.',
      hi: 'लिखकर रखे दस कोड में से एक। हर कोड एक ही बार चलता है।',
    },
    label: { en: 'Recovery code', hi: 'रिकवरी कोड' },
    wrong: { en: 'This code is wrong, or was used.', hi: 'यह कोड ग़लत है या इस्तेमाल हो चुका है।' },
    useApp: { en: 'Use the app', hi: 'ऐप का कोड डालें' },
  },
  firstPassword: {
    title: { en: 'Your own *password*', hi: 'आपका अपना *पासवर्ड*' },
    intro: {
      en: 'The one you were given worked once. Choose one that only you know.',
      hi: 'जो मिला था वह एक बार के लिए था। ऐसा चुनें जो सिर्फ़ आप जानें।',
    },
    label: { en: 'New password', hi: 'नया पासवर्ड' },
    again: { en: 'Once more', hi: 'एक बार और' },
    rule: { en: 'At least 12 characters. Three words are good.', hi: 'कम से कम 12 अक्षर। तीन शब्द अच्छे रहते हैं।' },
    short: { en: 'It needs at least 12 characters.', hi: 'कम से कम 12 अक्षर चाहिए।' },
    different: { en: 'The two are different.', hi: 'दोनों अलग हैं।' },
    same: { en: 'Choose another one than before.', hi: 'पहले वाले से अलग चुनें।' },
    weak: {
      en: 'Too easy to guess. Take three words that have nothing to do with you or the clinic.',
      hi: 'इसका अंदाज़ा लगाना आसान है। ऐसे तीन शब्द लें जिनका आपसे या क्लिनिक से कोई नाता न हो।',
    },
  },
  changePassword: {
    title: { en: 'Password', hi: 'पासवर्ड' },
    change: { en: 'Change password', hi: 'पासवर्ड बदलें' },
    current: { en: 'Password so far', hi: 'अभी का पासवर्ड' },
    done: {
      en: 'Changed. Other browsers are signed out.',
      hi: 'बदल गया। बाक़ी ब्राउज़र साइन आउट हो गए हैं।',
    },
    failed: { en: 'Not changed. Try again.', hi: 'नहीं बदला। फिर कोशिश करें।' },
  },
  enrol: {
    title: { en: 'Your *second step*', hi: 'आपका *दूसरा क़दम*' },
    intro: {
      en: 'Open an authenticator app on your phone, scan this or type the key, then write the code it shows.',
      hi: 'फ़ोन में ऑथेंटिकेटर ऐप खोलें, इसे स्कैन करें या कुंजी लिखें, फिर ऐप का कोड लिखें।',
    },
    qr: { en: 'QR code with the key', hi: 'कुंजी का QR कोड' },
    key: { en: 'Key', hi: 'कुंजी' },
    open: { en: 'Open in an app on this phone', hi: 'इसी फ़ोन के ऐप में खोलें' },
    recovery: { en: 'Write these down', hi: 'इन्हें लिख लें' },
    recoveryHint: {
      en: 'Without your phone, each of these codes lets you in once. They are shown only now.',
      hi: 'फ़ोन न हो तो इनमें से हर कोड एक बार चलेगा। ये सिर्फ़ अभी दिख रहे हैं।',
    },
  },
  asleep: {
    title: { en: 'The desk *slept*', hi: 'डेस्क *सो गया*' },
    intro: {
      en: 'Nobody used it for a while, so the names left the screen. What you typed is still there.',
      hi: 'कुछ देर से कोई काम नहीं हुआ, इसलिए नाम स्क्रीन से हट गए। जो लिखा था वह बना हुआ है।',
    },
    muchOpened: {
      en: 'Many bookings or numbers were opened within an hour. Your password shows that it was you.',
      hi: 'एक घंटे में बहुत सी बुकिंग या नंबर खोले गए। पासवर्ड से पता चलेगा कि यह आप ही हैं।',
    },
    passwordOf: { en: 'Password of {name}', hi: '{name} का पासवर्ड' },
    wake: { en: 'Wake it', hi: 'जगाएँ' },
    other: { en: 'Sign in as someone else', hi: 'किसी और नाम से साइन इन करें' },
  },
  problems: {
    wrong: { en: 'E-mail or password is wrong.', hi: 'ई-मेल या पासवर्ड ग़लत है।' },
    wrongPassword: { en: 'The password is wrong.', hi: 'पासवर्ड ग़लत है।' },
    tooMany: { en: 'Too many tries. Wait {minutes} min.', hi: 'बहुत कोशिशें हुईं। {minutes} मिनट रुकें।' },
    lost: { en: 'No connection. Try again.', hi: 'इंटरनेट नहीं है। फिर कोशिश करें।' },
    over: { en: 'This took too long. Begin again.', hi: 'बहुत देर हो गई। फिर से शुरू करें।' },
  },
} satisfies Words
