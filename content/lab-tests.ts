import type { SampleCode, TestCategory } from '#clinic/lab-tests/lab-test.ts'
import type { PreparationCode } from '#clinic/lab-tests/preparation.ts'
import type { Text, Words } from './language.ts'

/** The texts for the codes of lab-test.ts, preparation.ts and report-time.ts in clinic/lab-tests. */
export const categoryWords: Record<TestCategory, Text> = {
  haematology: { en: 'Blood counts and clotting', hi: 'ख़ून की जाँच' },
  biochemistry: { en: 'Sugar, fats and organs', hi: 'शुगर, चर्बी और अंगों की जाँच' },
  hormones: { en: 'Hormones and pregnancy', hi: 'हार्मोन और गर्भावस्था' },
  serology: { en: 'Infections and immunity', hi: 'संक्रमण और रोग-प्रतिरोध' },
  microbiology: { en: 'Cultures and germs', hi: 'कल्चर और कीटाणु' },
  'clinical-pathology': { en: 'Urine, stool and fluids', hi: 'पेशाब, मल और दूसरे द्रव' },
  cytology: { en: 'Cells and tissue', hi: 'कोशिका और ऊतक' },
  markers: { en: 'Markers and medicine levels', hi: 'मार्कर और दवा का स्तर' },
  profiles: { en: 'Profiles', hi: 'प्रोफ़ाइल' },
}

const blood = { en: 'Blood', hi: 'ख़ून' }
const urine = { en: 'Urine', hi: 'पेशाब' }

/** The kind of tube matters only to the lab: patients read "blood". */
export const sampleWords: Record<SampleCode, Text> = {
  serum: blood,
  'serum-plain': blood,
  'serum-iced': blood,
  'blood-edta': blood,
  'blood-heparin': blood,
  'blood-culture': blood,
  'plasma-citrate': blood,
  'plasma-fluoride': blood,
  'plasma-edta': blood,
  'plasma-iced': blood,
  'several-tubes': { en: 'More than one tube', hi: 'एक से ज़्यादा ट्यूब' },
  urine,
  'urine-first-morning': { en: 'First morning urine', hi: 'सुबह का पहला पेशाब' },
  'urine-mid-stream': { en: 'Mid-stream urine', hi: 'बीच की धार का पेशाब' },
  'urine-24-hours': { en: 'Urine of 24 hours', hi: '24 घंटे का पेशाब' },
  stool: { en: 'Stool', hi: 'मल' },
  sputum: { en: 'Sputum', hi: 'बलग़म' },
  saliva: { en: 'Saliva', hi: 'लार' },
  semen: { en: 'Semen', hi: 'वीर्य' },
  swab: { en: 'Swab', hi: 'स्वैब (रुई की फुरेरी)' },
  cervical: { en: 'Cervical sample, taken by a clinician', hi: 'गर्भाशय के मुँह से, डॉक्टर या नर्स लेती हैं' },
  scraping: { en: 'Skin, nail or hair', hi: 'त्वचा, नाख़ून या बाल' },
  needle: { en: 'Needle sample, taken by a doctor', hi: 'सुई से, डॉक्टर लेते हैं' },
  tissue: { en: 'Tissue', hi: 'ऊतक (टिश्यू)' },
  slides: { en: 'Slides or blocks', hi: 'स्लाइड या ब्लॉक' },
  'body-fluid': { en: 'Body fluid', hi: 'शरीर का द्रव' },
  'on-the-patient': { en: 'Done on you, no sample', hi: 'सीधे आप पर, सैंपल नहीं लगता' },
}

/** What Indian labs usually ask for; to be confirmed by the lab, like the report times. */
export const preparationWords: Record<PreparationCode, Text> = {
  none: { en: 'No special preparation', hi: 'कोई विशेष तैयारी नहीं' },
  'any-time': { en: 'Any time', hi: 'किसी भी समय' },
  'fasting-8': {
    en: 'Nothing but water for 8–10 hours before',
    hi: '8–10 घंटे पहले से पानी के सिवा कुछ न लें',
    reviewNote: 'Lab to confirm all preparations and usual report times before launch.',
  },
  'fasting-10': {
    en: 'Nothing but water for 10–12 hours before; ask if you may eat',
    hi: '10–12 घंटे पहले से पानी के सिवा कुछ न लें; खाकर भी हो सकता है या नहीं, पूछ लें',
  },
  'fasting-morning': { en: 'In the morning, on an empty stomach', hi: 'सुबह, ख़ाली पेट' },
  'glucose-tolerance': {
    en: 'Nothing but water for 8–10 hours before; you stay for the whole test',
    hi: '8–10 घंटे पहले से पानी के सिवा कुछ न लें; पूरे टेस्ट तक यहीं रुकना होगा',
  },
  'glucose-challenge': {
    en: 'You may eat; a 50 g glucose drink, a sample after 1 hour, and you stay here',
    hi: 'खाकर आना ठीक है; 50 ग्राम ग्लूकोज़, 1 घंटे बाद सैंपल, तब तक यहीं रुकें',
  },
  'glucose-drink': {
    en: 'You may eat; a 75 g glucose drink, a sample after 2 hours, and you stay here',
    hi: 'खाकर आना ठीक है; 75 ग्राम ग्लूकोज़, 2 घंटे बाद सैंपल, तब तक यहीं रुकें',
  },
  'after-meal': {
    en: 'Exactly 2 hours after you begin to eat',
    hi: 'खाना शुरू करने के ठीक 2 घंटे बाद',
  },
  'doctor-advice': { en: 'As your doctor advises', hi: 'जैसा डॉक्टर कहें' },
  'blood-thinners': {
    en: 'Tell us about blood-thinning medicines',
    hi: 'ख़ून पतला करने की दवा लेती हों तो बताएँ',
  },
  'cervical-sample': {
    en: 'Not during a period; no douching, vaginal medicine or intercourse for 48 hours before',
    hi: 'माहवारी में नहीं; 48 घंटे पहले से अंदर धोना, दवा रखना या संबंध बनाना नहीं',
  },
  consent: { en: 'Your written consent is needed', hi: 'आपकी लिखित सहमति चाहिए' },
  'before-antibiotics': { en: 'Before antibiotics, if you can', hi: 'हो सके तो एंटीबायोटिक से पहले' },
  'before-dose': { en: 'Just before your next dose', hi: 'दवा की अगली ख़ुराक से ठीक पहले' },
  'after-dose': { en: '12 hours after your last dose', hi: 'दवा की पिछली ख़ुराक के 12 घंटे बाद' },
  'fresh-sample': { en: 'A fresh sample in a clean container', hi: 'साफ़ डिब्बे में ताज़ा सैंपल' },
  biotin: {
    en: 'Tell us if you take biotin (for hair or skin)',
    hi: 'बायोटिन (बाल या त्वचा की दवा) लेती हों तो बताएँ',
  },
  'period-day-2': { en: 'On day 2 or 3 of your period', hi: 'माहवारी के दूसरे या तीसरे दिन' },
  'before-period': {
    en: 'About 7 days before your next period (day 21 of 28)',
    hi: 'अगली माहवारी से क़रीब 7 दिन पहले (28 दिन में 21वाँ दिन)',
  },
  'any-cycle-day': { en: 'Any day of your cycle', hi: 'माहवारी के किसी भी दिन' },
  semen: {
    en: '2–7 days without ejaculation; bring it within 30–60 minutes, kept warm',
    hi: '2–7 दिन परहेज़; 30–60 मिनट में, शरीर की गरमाहट में रखकर लाएँ',
  },
  'first-urine': { en: 'The first urine of the morning', hi: 'सुबह का पहला पेशाब' },
  'urine-24-hours': {
    en: 'Collect all urine for 24 hours; ask us for the container',
    hi: '24 घंटे का पूरा पेशाब; डिब्बा हमसे लें',
  },
  'mid-stream-urine': {
    en: 'A clean mid-stream sample, before antibiotics',
    hi: 'बीच की धार का साफ़ सैंपल, एंटीबायोटिक से पहले',
  },
  morning: { en: 'In the morning, about 8 o’clock', hi: 'सुबह, क़रीब 8 बजे' },
  afternoon: { en: 'In the afternoon, about 4 o’clock', hi: 'शाम क़रीब 4 बजे' },
  night: { en: 'At night, between 10 and 2', hi: 'रात 10 से 2 बजे के बीच' },
  'rested-morning': {
    en: 'In the morning, rested, 2–3 hours after waking',
    hi: 'सुबह, आराम से, उठने के 2–3 घंटे बाद',
  },
  rested: {
    en: 'Sit and rest for 30 minutes; ask us about your medicines',
    hi: '30 मिनट बैठकर आराम करें; दवाओं के बारे में पूछ लें',
  },
  'pregnancy-weeks': {
    en: 'We need the week of pregnancy and the ultrasound date',
    hi: 'गर्भ का हफ़्ता और अल्ट्रासाउंड की तारीख़ चाहिए',
  },
  'morning-sputum': { en: 'From a deep cough, early in the morning', hi: 'सुबह-सुबह गहरी खाँसी का बलग़म' },
  prostate: {
    en: 'Before a prostate examination, or as long after as the doctor says',
    hi: 'प्रोस्टेट की जाँच से पहले, या डॉक्टर के बताए अंतर के बाद',
  },
  'diet-and-medicines': {
    en: 'Ask us about food and medicines first',
    hi: 'खाने और दवाओं के बारे में पहले पूछ लें',
  },
}

export const reportTimeWords = {
  sameDay: { en: 'Same day', hi: 'उसी दिन' },
  nextDay: { en: 'Next day', hi: 'अगले दिन' },
  exact: {
    hours: { en: '{n} hours', hi: '{n} घंटे' },
    days: { en: '{n} days', hi: '{n} दिन' },
    weeks: { en: '{n} weeks', hi: '{n} हफ़्ते' },
  },
  upTo: {
    hours: { en: 'Up to {n} hours', hi: '{n} घंटे तक' },
    days: { en: 'Up to {n} days', hi: '{n} दिन तक' },
    weeks: { en: 'Up to {n} weeks', hi: '{n} हफ़्ते तक' },
  },
  firstAndFinal: {
    en: 'First result in {first} hours, final in {final} days',
    hi: 'पहली रिपोर्ट {first} घंटे में, आख़िरी {final} दिन में',
  },
} satisfies Words

/** How many tests, and what they cost together. */
export const labTestTotals = {
  one: { en: '{count} test', hi: '{count} टेस्ट' },
  other: { en: '{count} tests', hi: '{count} टेस्ट' },
  ask: { en: 'Price: ask', hi: 'दाम पूछें' },
  someToAsk: { en: '{sum} + {count} to ask', hi: '{sum} + {count} का दाम पूछें' },
} satisfies Words
