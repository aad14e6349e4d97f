import { expect, test } from 'vitest'
import { crowding } from '#test/crowding.ts'
import { findPages } from './find-pages.ts'

type Query = readonly [typed: string, first: string, card?: string]

/** Queries that people have typed. */
const collected: readonly Query[] = [
  ['period nahi aaya', 'question:late-period'],
  ['my period is late', 'question:late-period'],
  ['पीरियड लेट है', 'question:late-period'],
  ['महीना नहीं आया', 'question:late-period'],
  ['piriyad nahi aya', 'question:late-period'],
  ['test negative but no period', 'question:late-period'],
  ['period', 'question:late-period'],
  ['heavy periods', 'question:heavy-bleeding'],
  ['थक्के आ रहे हैं', 'question:heavy-bleeding'],
  ['mahine me do bar period', 'question:heavy-bleeding'],
  ['bleeding after sex', 'question:heavy-bleeding'],
  ['khoon band nahi ho raha', 'question:heavy-bleeding', 'bleeding-now'],
  ['condom broke last night', 'question:emergency-pill'],
  ['72 ghante wali goli', 'question:emergency-pill'],
  ['इमरजेंसी गोली', 'question:emergency-pill'],
  ['emergancy pill', 'question:emergency-pill'],
  ['copper t', 'question:emergency-pill'],
  ['abortion', 'question:ending-a-pregnancy'],
  ['गर्भ गिराना है', 'question:ending-a-pregnancy'],
  ['garbhpat', 'question:ending-a-pregnancy'],
  ['bachcha nahi chahiye', 'question:ending-a-pregnancy'],
  ['abortan', 'question:ending-a-pregnancy'],
  ['abortion without husband', 'question:ending-a-pregnancy'],
  ['abortion ke baad bleeding', 'question:ending-a-pregnancy', 'aftercare-warning-signs'],
  ['pregnant', 'question:pregnant-first-visit'],
  ['pregnent', 'question:pregnant-first-visit'],
  ['गर्भवती', 'question:pregnant-first-visit'],
  ['प्रेगनेंसी', 'question:pregnant-first-visit'],
  ['pregnancy me kya khaye', 'question:pregnant-first-visit'],
  ['pregnancy me bleeding', 'question:pregnancy-bleeding', 'pregnancy-danger-signs'],
  ['प्रेगनेंसी में ब्लीडिंग', 'question:pregnancy-bleeding', 'pregnancy-danger-signs'],
  ['baby not moving', 'question:pregnancy-bleeding', 'pregnancy-danger-signs'],
  ['bachcha hil nahi raha', 'question:pregnancy-bleeding', 'pregnancy-danger-signs'],
  ['bachcha nahi ho raha', 'question:trying-to-conceive'],
  ['not getting pregnant', 'question:trying-to-conceive'],
  ['गर्भ नहीं ठहरता', 'question:trying-to-conceive'],
  ['consive nahi ho raha', 'question:trying-to-conceive'],
  ['white discharge', 'question:discharge'],
  ['safed pani', 'question:discharge'],
  ['सफेद पानी', 'question:discharge'],
  ['neeche khujli', 'question:discharge'],
  ['likoria', 'question:discharge'],
  ['pain during sex', 'question:pelvic-pain'],
  ['पेड़ू में दर्द', 'question:pelvic-pain'],
  ['period me dard', 'question:pelvic-pain'],
  ['pcod', 'question:pcos'],
  ['चेहरे पर बाल', 'question:pcos'],
  ['irregular periods', 'question:pcos'],
  ['breast lump', 'question:screening'],
  ['stan me gaanth', 'question:screening'],
  ['pap smer', 'question:screening'],
  ['hpv', 'question:screening'],
  ['menopose', 'question:menopause'],
  ['hot flushes', 'question:menopause'],
  ['doodh nahi aa raha', 'question:after-birth'],
  ['delivery ke baad udasi', 'question:after-birth'],
  ['pati marta hai', 'question:someone-hurts-me', 'violence'],
  ['घरेलू हिंसा', 'question:someone-hurts-me'],
  ['husband hits me', 'question:someone-hurts-me', 'violence'],
  ['rape', 'question:someone-hurts-me', 'violence'],
  ['i want to die', 'condition:suicidal-thoughts', 'crisis'],
  ['जीने का मन नहीं करता', 'condition:suicidal-thoughts', 'crisis'],
  ['sucide', 'condition:suicidal-thoughts', 'crisis'],
  ['marna hai', 'condition:suicidal-thoughts', 'crisis'],
  ['udasi', 'condition:depression'],
  ['ghabrahat', 'condition:anxiety-disorders'],
  ['neend nahi aati', 'condition:lack-of-sleep'],
  ['sharab chhudana', 'condition:drug-deaddiction'],
  ['rasauli', 'service:fibroids-and-ovarian-tumour-treatment'],
  ['nasbandi', 'service:family-planning'],
  ['sugar test', 'tests:sugar'],
  ['thyriod', 'tests:thyroid'],
  ['bukhar', 'tests:fever'],
  ['ghar se sample', 'page:home-collection'],
  ['apointment', 'page:appointment'],
  ['cancel appointment', 'page:manage'],
  ['fees kitni hai', 'page:doctor'],
  ['kab khulta hai', 'page:contact'],
  ['koi phone dekhta hai', 'page:safety'],
  ['paise wapas', 'page:refund'],
  ['mera pati mujhe roz marta hai', 'question:someone-hurts-me', 'violence'],
  ['6 mahine ki pregnant hu aur khoon aa raha hai', 'question:pregnancy-bleeding', 'pregnancy-danger-signs'],
  ['baccha girana hai', 'question:ending-a-pregnancy'],
  ['peshab me jalan', 'question:discharge'],
  ['mahwari', 'question:late-period'],
  ['garbh', 'question:pregnant-first-visit'],
  ['bleeding', 'question:heavy-bleeding'],
  ['pregnancy test', 'tests:pregnancy'],
  ['दर्द', 'question:pelvic-pain'],
  ['doctor', 'page:appointment'],
]

/** The same matters in other words: misspelt, in three scripts. */
const misspelt: readonly Query[] = [
  ['mahina late ho gaya', 'question:late-period'],
  ['peeriod nahi aya 2 mahine se', 'question:late-period'],
  ['डेट निकल गई है', 'question:late-period'],
  ['missed my periods', 'question:late-period'],
  ['condom phat gaya', 'question:emergency-pill'],
  ['कंडोम फट गया', 'question:emergency-pill'],
  ['72 hour pill', 'question:emergency-pill'],
  ['unprotected sex yesterday', 'question:emergency-pill'],
  ['abortion kaise hota hai', 'question:ending-a-pregnancy'],
  ['गर्भपात', 'question:ending-a-pregnancy'],
  ['MTP', 'question:ending-a-pregnancy'],
  ['abbortion', 'question:ending-a-pregnancy'],
  ['pregnancy me khun aa raha hai', 'question:pregnancy-bleeding', 'pregnancy-danger-signs'],
  ['गर्भ में ख़ून आ रहा है', 'question:pregnancy-bleeding', 'pregnancy-danger-signs'],
  ['safed paani aata hai', 'question:discharge'],
  ['khujali', 'question:discharge'],
  ['UTI', 'question:discharge'],
  ['पेशाब में जलन', 'question:discharge'],
  ['pedu me dard', 'question:pelvic-pain'],
  ['PCOS', 'question:pcos'],
  ['पीसीओडी', 'question:pcos'],
  ['menopaus', 'question:menopause'],
  ['hot flash', 'question:menopause'],
  ['bachha nahi ho raha', 'question:trying-to-conceive'],
  ['निःसंतान', 'question:trying-to-conceive'],
  ['IVF', 'question:trying-to-conceive'],
  ['husband beats me', 'question:someone-hurts-me', 'violence'],
  ['पति मारता है', 'question:someone-hurts-me', 'violence'],
  ['jabardasti ki', 'question:someone-hurts-me', 'violence'],
  ['dahej ke liye marte hain', 'question:someone-hurts-me', 'violence'],
  ['suicide', 'condition:suicidal-thoughts', 'crisis'],
  ['मरना है', 'condition:suicidal-thoughts', 'crisis'],
  ['mar jana chahti hu', 'condition:suicidal-thoughts', 'crisis'],
  ['jeena nahi chahti', 'condition:suicidal-thoughts', 'crisis'],
  ['नींद नहीं आती', 'condition:lack-of-sleep'],
  ['घबराहट होती है', 'condition:anxiety-disorders'],
  ['dipression', 'condition:depression'],
  ['sharab kaise chode', 'condition:drug-deaddiction'],
  ['booking cancel karni hai', 'page:manage'],
  ['अपॉइंटमेंट लेना है', 'page:appointment'],
  ['clinic ka pata', 'page:contact'],
  ['privacy policy', 'page:privacy'],
]

/** A page about the matter comes before a text that only mentions it. */
const placed: readonly Query[] = [
  ['fasting', 'page:prepare'],
  ['empty stomach', 'page:prepare'],
  ['khali pet', 'page:prepare'],
  ['ख़ाली पेट', 'page:prepare'],
  ['can i drink water before a blood test', 'page:prepare'],
  ['test se pehle kuch kha sakte hain', 'page:prepare'],
  ['fasting sugar', 'tests:sugar'],
  ['khali pet sugar', 'tests:sugar'],
  ['erase my data', 'page:erase'],
  ['delete my details', 'page:erase'],
  ['मेरी जानकारी मिटाएँ', 'page:erase'],
  ['मेरा डेटा हटाना है', 'page:erase'],
  ['mera data mita do', 'page:erase'],
  ['meri jankari delete karo', 'page:erase'],
  ['my data', 'page:privacy'],
]

/** None of these is about danger. */
const calm = [
  'heavy periods',
  'period me dard',
  'bukhar ki jaanch',
  'safed pani',
  'nasha mukti',
  'udasi',
  'pregnancy me kya khaye',
  'delivery kahan',
  'pap smear',
  'khoon ki kami',
  'khoon ki jaanch',
  'cancel appointment',
  'I am dying to know the price',
  'pati ke saath aana zaroori hai kya',
  'क्या आप रविवार को खुले हैं',
  'थायरॉइड की जाँच',
]

const all = [...collected, ...misspelt]

test('the expected page comes first for at least 95 of 100 queries', () => {
  expect(misspelt.length).toBeGreaterThanOrEqual(40)
  const missed = all.filter(([typed, first]) => findPages(typed).pages[0] !== first)
  expect(missed.length / all.length, missed.map(([typed]) => typed).join(', ')).toBeLessThanOrEqual(0.05)
})

test('fasting finds how to prepare, and erasing the page where it is done', () => {
  for (const [typed, first] of placed) expect(findPages(typed).pages[0], typed).toBe(first)
})

test('a page that shares only words such as “not” or “comes” with the query is not found', () => {
  for (const typed of ['neend nahi aati', 'नींद नहीं आती', 'cannot sleep']) {
    const { pages } = findPages(typed)
    expect(pages[0], typed).toBe('condition:lack-of-sleep')
    expect(pages, typed).not.toContain('question:ending-a-pregnancy')
    expect(pages, typed).not.toContain('question:discharge')
  }
  expect(findPages('nahi hai').pages).toEqual([])
})

test('words of danger always bring their card and their page first, calm words never a card', () => {
  for (const [typed, first, card] of all) {
    expect(findPages(typed).card, typed).toBe(card ?? null)
    if (card) expect(findPages(typed).pages[0], typed).toBe(first)
  }
  for (const typed of calm) expect(findPages(typed).card, typed).toBeNull()
})

test('the words that forms treat as danger bring a card, too', () => {
  expect(findPages('zeher pi liya hai').card).toBe('crisis')
})

test('a search takes less than 50 ms, however much is typed', () => {
  const typed = all.map(([one]) => one)
  const took = [...typed, typed.join(' '), 'क'.repeat(100), 'ab '.repeat(40)].map((one) => {
    const begun = performance.now()
    findPages(one)
    return performance.now() - begun
  })
  const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]!
  expect(middle).toBeLessThan(10 * crowding())
  expect(took.at(-3)).toBeLessThan(50 * crowding())
})

test('an empty query and nonsense find nothing; the sex of a child cannot be searched for', () => {
  for (const typed of ['', '   ', '%', '🌸', 'qqqqzzx']) expect(findPages(typed).pages, typed).toEqual([])
  expect(findPages('ladka ya ladki').pages).toEqual([])
})
