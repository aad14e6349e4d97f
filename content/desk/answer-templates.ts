import type { Text } from '../language.ts'

/**
 * What reception often answers, as a beginning that is read and changed before it is sent. Neutral: nothing about
 * illness, treatment or results. Facts of the clinic are filled in by wordsIn().
 */
type AnswerTemplate = { id: string; name: Text; text: Text; for: 'enquiry' | 'complaint' }

const awaiting = 'Answer template of the desk: the clinic’s doctor signs it before it is used.'

export const answerTemplates = [
  {
    id: 'opening-hours',
    for: 'enquiry',
    name: { en: 'Opening hours', hi: 'खुलने का समय' },
    text: {
      en: 'Thank you for writing. We are open {openOn}, {openHours}.',
      hi: 'आपने लिखा, धन्यवाद। क्लिनिक {openOn} खुलता है: {openHours}।',
      reviewNote: awaiting,
    },
  },
  {
    id: 'bring-someone',
    for: 'enquiry',
    name: { en: 'Bring someone', hi: 'किसी को साथ लाना' },
    text: {
      en: 'Yes, you may bring one person you trust. There is a place to wait, and you choose yourself who comes in with you.',
      hi: 'जी हाँ, भरोसे के एक व्यक्ति को साथ लाएँ, कोई रोक नहीं। बैठने की जगह है, और अंदर कौन आए, यह फ़ैसला आपका है।',
      reviewNote: awaiting,
    },
  },
  {
    id: 'find-us',
    for: 'enquiry',
    name: { en: 'Find us', hi: 'रास्ता' },
    text: {
      en: 'You find us here: {address}. If you cannot find the door, call {phone}.',
      hi: 'हमारा पता: {address}। रास्ता न मिले तो {phone} पर कॉल करें।',
      reviewNote: awaiting,
    },
  },
  {
    id: 'come-and-talk',
    for: 'enquiry',
    name: { en: 'Better in person', hi: 'मिलकर बात' },
    text: {
      en: 'Thank you for trusting us with this. We cannot answer it well in writing. Please book a time on our website or call {phone}; nobody at the desk will ask why you come. If it cannot wait, call 112.',
      hi: 'आपने हम पर भरोसा किया, धन्यवाद। इसका ठीक जवाब लिखकर नहीं दिया जा सकता। वेबसाइट पर समय लें या {phone} पर कॉल करें; डेस्क पर कोई नहीं पूछेगा कि आपके आने की वजह क्या है। रुकना मुश्किल हो तो 112 पर कॉल करें।',
      reviewNote: awaiting,
    },
  },
  {
    id: 'complaint-received',
    for: 'complaint',
    name: { en: 'Complaint received', hi: 'शिकायत मिली' },
    text: {
      en: 'We have your complaint, and we are sorry for the trouble. Our Grievance Officer is looking into it: {grievanceOfficer}. We settle it within one month.',
      hi: 'आपकी शिकायत हमें मिल गई है, और परेशानी के लिए हमें खेद है। हमारे शिकायत अधिकारी इसे देख रहे हैं: {grievanceOfficer}। हम इसे एक महीने में हल करेंगे।',
      reviewNote: awaiting,
    },
  },
] as const satisfies readonly AnswerTemplate[]
