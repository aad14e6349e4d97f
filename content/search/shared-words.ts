import type { SitePageId } from '../schema.ts'

/** Words that fit many pages, and the order of those. */
export const sharedWords: readonly { word: string; first: readonly SitePageId[] }[] = [
  {
    word: 'period',
    first: ['question:late-period', 'question:heavy-bleeding', 'question:pcos', 'question:pelvic-pain'],
  },
  {
    word: 'mahwari',
    first: ['question:late-period', 'question:heavy-bleeding', 'question:pcos', 'question:pelvic-pain'],
  },
  {
    word: 'माहवारी',
    first: ['question:late-period', 'question:heavy-bleeding', 'question:pcos', 'question:pelvic-pain'],
  },
  { word: 'mc', first: ['question:late-period', 'question:heavy-bleeding', 'question:pcos'] },
  {
    word: 'garbh',
    first: ['question:pregnant-first-visit', 'question:trying-to-conceive', 'question:ending-a-pregnancy'],
  },
  {
    word: 'गर्भ',
    first: ['question:pregnant-first-visit', 'question:trying-to-conceive', 'question:ending-a-pregnancy'],
  },
  { word: 'सफ़ाई', first: ['question:ending-a-pregnancy', 'condition:obsessive-compulsive-disorder'] },
  { word: 'पीरियड', first: ['question:late-period', 'question:heavy-bleeding', 'question:pcos'] },
  { word: 'bleeding', first: ['question:heavy-bleeding', 'question:pregnancy-bleeding'] },
  { word: 'pregnancy', first: ['question:pregnant-first-visit', 'tests:pregnancy', 'question:late-period'] },
  { word: 'प्रेगनेंसी', first: ['question:pregnant-first-visit', 'tests:pregnancy', 'question:late-period'] },
  { word: 'pill', first: ['question:emergency-pill', 'service:family-planning'] },
  { word: 'goli', first: ['question:emergency-pill', 'service:family-planning'] },
  {
    word: 'baby',
    first: ['question:pregnant-first-visit', 'question:trying-to-conceive', 'question:after-birth'],
  },
  { word: 'pain', first: ['question:pelvic-pain', 'question:pregnancy-bleeding'] },
  { word: 'दर्द', first: ['question:pelvic-pain', 'question:pregnancy-bleeding'] },
  { word: 'cancer', first: ['question:screening', 'service:fibroids-and-ovarian-tumour-treatment'] },
  {
    word: 'hpv',
    first: ['question:screening', 'post:cervical-screening-and-the-hpv-vaccine-what-to-know-in-india'],
  },
  { word: 'depression', first: ['condition:depression', 'condition:postpartum-depression'] },
  {
    word: 'neend',
    first: [
      'condition:lack-of-sleep',
      'condition:sleep-disorders',
      'post:sleep-and-the-mind-small-habits-that-help',
    ],
  },
  {
    word: 'sleep',
    first: [
      'condition:lack-of-sleep',
      'condition:sleep-disorders',
      'post:sleep-and-the-mind-small-habits-that-help',
    ],
  },
  { word: 'sex', first: ['service:sex-counselling', 'question:pelvic-pain', 'question:emergency-pill'] },
  { word: 'test', first: ['tests:all', 'tests:checkup', 'page:home-collection'] },
  { word: 'khoon', first: ['tests:all', 'question:heavy-bleeding'] },
  { word: 'sugar', first: ['tests:sugar', 'service:high-risk-pregnancy-consultation'] },
  { word: 'doctor', first: ['page:appointment', 'page:doctor'] },
  { word: 'fees', first: ['page:doctor', 'page:practice'] },
  { word: 'cancel', first: ['page:manage', 'page:refund'] },
  { word: 'copper t', first: ['question:emergency-pill', 'service:family-planning'] },
  { word: 'help', first: ['condition:suicidal-thoughts', 'question:someone-hurts-me'] },
  { word: 'मदद', first: ['condition:suicidal-thoughts', 'question:someone-hurts-me'] },
]
