import type { Content, Point, Step } from '../../schema.ts'

export const approach = [
  {
    id: 'listening',
    title: { en: 'We listen first', hi: 'पहले आपकी बात सुनते हैं' },
    description: {
      en: 'You tell your story in your own words. We do not hurry you or interrupt.',
      hi: 'आप अपनी बात अपने शब्दों में कहें। हम न जल्दी करते हैं, न बीच में टोकते हैं।',
    },
  },
  {
    id: 'consent',
    title: { en: 'Nothing without your consent', hi: 'आपकी सहमति के बिना कुछ नहीं' },
    description: {
      en: 'We explain each examination before it begins. You can say no, or stop at any time.',
      hi: 'हर जाँच से पहले हम समझाते हैं। मना करना या कभी भी रुकवाना आपका हक़ है।',
    },
  },
  {
    id: 'privacy',
    title: { en: 'Your privacy comes first', hi: 'आपकी निजता सबसे पहले' },
    description: {
      en: 'You can be seen alone. We do not discuss your health with family unless you agree.',
      hi: 'अकेले में मिलना हो तो कहें। आपकी इजाज़त के बिना हम परिवार से आपकी सेहत की बात नहीं करते।',
    },
  },
  {
    id: 'body-and-mind',
    needs: 'psychiatry',
    title: { en: 'Body and mind together', hi: 'तन और मन साथ-साथ' },
    description: {
      en: 'Health problems affect feelings too. If you wish, you can also talk to our mental health service.',
      hi: 'सेहत की परेशानी का असर मन पर भी होता है। चाहें तो हमारी मानसिक स्वास्थ्य सेवा से भी बात करें।',
    },
  },
] satisfies readonly Point[]

export const whatToExpect = {
  heading: { en: 'What to Expect as a Patient', hi: 'मरीज़ के तौर पर क्या उम्मीद रखें' },
  intro: {
    en: 'If this is your first visit, here is how it usually goes.',
    hi: 'पहली बार आने पर आमतौर पर यह होता है।',
  },
  steps: [
    {
      id: 'before',
      number: 1,
      title: { en: 'Book and prepare', hi: 'समय लें और तैयारी करें' },
      description: {
        en: 'Book a time online or by phone. Bring old reports, your medicines and the date of your last period.',
        hi: 'ऑनलाइन या फ़ोन से समय लें। पुरानी रिपोर्ट, दवाएँ और पिछली माहवारी की तारीख़ साथ लाएँ।',
      },
    },
    {
      id: 'during',
      number: 2,
      title: { en: 'Talk with the doctor', hi: 'डॉक्टर से बात करें' },
      description: {
        en: 'You talk in private. If an examination is needed, it is explained first and done only if you agree.',
        hi: 'बातचीत अकेले में होती है। जाँच की ज़रूरत हो तो पहले समझाया जाता है और आपकी सहमति से ही की जाती है।',
      },
    },
    {
      id: 'after',
      number: 3,
      title: { en: 'Leave with a clear plan', hi: 'साफ़ योजना लेकर जाएँ' },
      description: {
        en: 'You learn what was found, which tests or treatment come next, and when to come back.',
        hi: 'आपको बताया जाता है कि क्या पता चला, आगे कौन से टेस्ट या इलाज होंगे और दोबारा कब आना है।',
      },
    },
  ] satisfies readonly Step[],
} satisfies Content
