import type { Words } from '../language.ts'

/** Words that every screen of the desk uses. Short, spoken, the verb first; no "please", no exclamation mark. */
export const deskWords = {
  title: { en: 'Desk – {clinicShortName}', hi: 'डेस्क – {clinicShortName}' },
  skip: { en: 'Skip to the work', hi: 'सीधे काम पर जाएँ' },
  places: {
    label: { en: 'Desk', hi: 'डेस्क' },
    today: { en: 'Today', hi: 'आज' },
    calendar: { en: 'Calendar', hi: 'कैलेंडर' },
    answers: { en: 'Answers', hi: 'जवाब' },
    rounds: { en: 'Rounds', hi: 'राउंड' },
    owner: { en: 'Clinic', hi: 'क्लिनिक' },
    waiting: { en: '{count} waiting', hi: '{count} बाक़ी' },
    soon: { en: 'Not here *yet*', hi: 'अभी तैयार नहीं' },
  },
  account: {
    label: { en: 'Your account', hi: 'आपका खाता' },
    signOut: { en: 'Sign out', hi: 'साइन आउट' },
    roles: {
      receptionist: { en: 'Reception', hi: 'रिसेप्शन' },
      phlebotomist: { en: 'Rounds', hi: 'राउंड' },
      doctor: { en: 'Doctor', hi: 'डॉक्टर' },
      owner: { en: 'Owner', hi: 'मालिक' },
    },
    language: { en: 'Language', hi: 'भाषा' },
    keys: { en: 'Single keys', hi: 'एक बटन वाले शॉर्टकट' },
    keyModes: {
      on: { en: 'On', hi: 'चालू' },
      alt: { en: 'With Alt', hi: 'Alt के साथ' },
      off: { en: 'Off', hi: 'बंद' },
    },
  },
  find: {
    label: { en: 'Find', hi: 'खोजें' },
    placeholder: { en: 'Last 4 digits, name or reference', hi: 'आख़िरी 4 अंक, नाम या रेफ़रेंस' },
    /** {query} is the typed text. */
    noPhone: { en: 'No phone ends in {query}', hi: '{query} पर ख़त्म होने वाला कोई नंबर नहीं' },
    nothing: { en: 'Nothing found for “{query}”', hi: '“{query}” से कुछ नहीं मिला' },
    lookedThrough: {
      en: 'Try the whole name, or the reference.',
      hi: 'पूरा नाम या रेफ़रेंस लिखकर देखें।',
    },
    /** {minutes} until the next search. */
    tooMany: {
      en: 'That was a lot of searches. You can search again in {minutes} min.',
      hi: 'बहुत बार खोजा जा चुका है। {minutes} मिनट बाद फिर खोजें।',
    },
    tooManyHint: {
      en: 'The list of today is open as before.',
      hi: 'आज की सूची पहले जैसी खुली है।',
    },
    results: { en: 'Found', hi: 'मिले' },
  },
  connection: {
    live: { en: 'Live', hi: 'चालू' },
    waiting: { en: 'Waiting', hi: 'जुड़ रहा है' },
    lost: { en: 'No connection', hi: 'इंटरनेट नहीं है' },
    lostSince: { en: 'No connection since {time}.', hi: '{time} से इंटरनेट नहीं है।' },
    lostHint: {
      en: 'The list is as it was then. Check in and seen are kept here and sent later. Booking, moving and numbers wait.',
      hi: 'सूची तब की है। “आना दर्ज करें” और “हो गया” यहाँ रखे जाएँगे और बाद में भेजे जाएँगे। बुकिंग, समय बदलना और नंबर रुके रहेंगे।',
    },
    tryNow: { en: 'Try now', hi: 'अभी कोशिश करें' },
  },
  sending: {
    stopped: { en: 'No messages are being sent.', hi: 'अभी कोई संदेश नहीं भेजा जा रहा है।' },
    late: { en: 'Messages that are late: {count}.', hi: 'देर से जा रहे संदेश: {count}।' },
    hint: {
      en: 'Bookings are safe, and messages follow by themselves. Call patients whose visit is soon.',
      hi: 'बुकिंग सुरक्षित हैं, और संदेश बाद में अपने आप जाएँगे। जिन मरीज़ों का समय पास है, उन्हें फ़ोन करें।',
    },
  },
  names: {
    shown: { en: 'Names shown', hi: 'नाम दिख रहे हैं' },
    hidden: { en: 'Names hidden', hi: 'नाम छिपे हैं' },
    /** Announced in place of a name. */
    hiddenName: { en: 'hidden', hi: 'छिपा हुआ' },
  },
  undo: {
    undo: { en: 'Undo', hi: 'वापस लें' },
    again: { en: 'Do it again', hi: 'फिर से करें' },
    leavesIn: { en: 'message leaves in {seconds} s', hi: 'संदेश {seconds} सेकंड में जाएगा' },
    /** Two people did the same: both are right. */
    already: {
      en: 'done by {name}, {time}. Nothing is doubled',
      hi: '{name} ने {time} पर कर दिया। कुछ दोबारा नहीं हुआ',
    },
    alreadyDone: { en: 'it was done already', hi: 'यह पहले ही हो चुका था' },
    /** No message can arrive in time: a call is due. */
    callOwed: { en: 'call due', hi: 'उन्हें कॉल करें' },
    /** {did}: what another person has done since, "Sunil called the patient in". */
    since: { en: 'Not taken back: {did}, {time}', hi: 'वापस नहीं हुआ: {did}, {time}' },
    secondsLeft: { en: '{seconds} s left', hi: '{seconds} सेकंड बाक़ी' },
    undone: { en: 'Taken back', hi: 'वापस लिया' },
    /** Why the undo was refused. */
    'too-late': { en: 'It is too late to take this back', hi: 'अब इसे वापस नहीं ले सकते' },
    taken: {
      en: 'Not taken back: the time is given to somebody else by now',
      hi: 'वापस नहीं हुआ: वह समय अब किसी और को मिल गया है',
    },
    changed: {
      en: 'Not taken back: the booking was changed since',
      hi: 'वापस नहीं हुआ: इस बीच बुकिंग बदल गई है',
    },
  },
  close: { en: 'Close', hi: 'बंद करें' },
  back: { en: 'Back', hi: 'वापस' },
  retry: { en: 'Again', hi: 'फिर से' },
  token: { en: 'Token', hi: 'टोकन' },
  today: { en: 'today', hi: 'आज' },
  tomorrow: { en: 'tomorrow', hi: 'कल' },
  broke: {
    title: { en: 'This page *broke*', hi: 'यह पेज रुक गया' },
    text: {
      en: 'What you saved is saved. Nobody was sent anything twice.',
      hi: 'जो सेव किया था, वह सुरक्षित है। किसी को कुछ दो बार नहीं भेजा गया।',
    },
    loadAgain: { en: 'Load again', hi: 'फिर से खोलें' },
  },
  /** Why nothing was done, where a screen has no better words. */
  refusals: {
    error: { en: 'Not saved. Something failed on the desk’s side.', hi: 'सेव नहीं हुआ। डेस्क में कुछ गड़बड़ हुई।' },
    'no-connection': { en: 'Not saved: no connection.', hi: 'सेव नहीं हुआ: इंटरनेट नहीं है।' },
    'not-yours': { en: 'Your role may not do this.', hi: 'आपकी भूमिका में इसकी अनुमति नहीं है।' },
    'never-said': {
      en: 'Not sent: it tells the sex of a child before its birth, which the law forbids.',
      hi: 'नहीं भेजा गया: इससे जन्म से पहले बच्चे का लिंग पता चलता है, जो क़ानून में मना है।',
    },
    'not-found': { en: 'It is no longer there.', hi: 'यह अब नहीं है।' },
    other: { en: 'Not saved.', hi: 'सेव नहीं हुआ।' },
  },
} satisfies Words
