import { facts, leadDoctor } from '#content/facts.ts'
import { telHref } from '#content/format/tel.ts'

/** The query, in English or Roman Hindi and in Hindi; its first result leads to the goal. */
type Search = readonly [en: string, hi: string]

/**
 * What a visitor comes to home for, and where it is: a path in English, or a number to call. Without a search, or
 * a page on the way, the link is on home itself: visible, or in a fold that one tap opens.
 */
export type Aim = { aim: string; goal: string; search?: Search; through?: string }

export const aims: readonly Aim[] = [
  { aim: 'late period', goal: '/questions/the-calendar' },
  { aim: 'emergency pill', goal: '/questions/in-good-time' },
  { aim: 'abortion', goal: '/questions/a-private-word' },
  { aim: 'bleeding in pregnancy', goal: '/questions/without-delay' },
  { aim: 'sad', goal: '/service/treatments/lighter-days' },
  { aim: 'cannot sleep', goal: '/service/treatments/quiet-nights' },
  { aim: 'someone hurts me', goal: '/questions/a-safe-place' },
  { aim: 'HIV test', goal: '/pathology/hiv-1-2-4th-generation-ag-ab', search: ['HIV test', 'एचआईवी'] },
  {
    aim: 'price of a CBC',
    goal: '/pathology/complete-blood-count-cbc',
    search: ['CBC', 'सीबीसी'],
  },
  { aim: 'change my booking', goal: '/booking' },
  { aim: 'talk to a person', goal: telHref(facts.phones[0]) },
  { aim: 'blood test at home', goal: '/home-collection' },
  { aim: 'book a gynaecologist', goal: '/appoitment' },
  { aim: 'book a psychiatrist', goal: '/appoitment?', through: '/service/treatments' },
  { aim: 'counselling', goal: '/service/counselling', through: '/service/treatments' },
  { aim: 'white discharge', goal: '/questions/feeling-fresh' },
  { aim: 'PCOS', goal: '/questions/in-balance' },
  { aim: 'painful periods', goal: '/questions/at-ease' },
  {
    aim: 'contraception',
    goal: '/services/gynaecology#family-planning',
    search: ['contraception', 'गर्भनिरोध'],
  },
  { aim: 'pregnancy test', goal: '/pathology?q=pregnancy', search: ['pregnancy test', 'प्रेगनेंसी टेस्ट'] },
  { aim: 'first visit of pregnancy', goal: '/questions/first-steps' },
  { aim: 'infertility', goal: '/services/infertility' },
  { aim: 'menopause', goal: '/questions/a-new-season' },
  { aim: 'after birth', goal: '/questions/the-first-weeks' },
  { aim: 'anxiety', goal: '/service/treatments/calmer-days' },
  { aim: 'panic', goal: '/service/treatments/calmer-days', search: ['panic attack', 'घबराहट का दौरा'] },
  { aim: 'fees', goal: `/about/${leadDoctor.slug}`, search: ['fees', 'फीस'] },
  { aim: 'opening hours', goal: '/contact', search: ['opening hours', 'कब खुलता है'] },
  { aim: 'way to the clinic', goal: facts.mapUrl },
  { aim: 'who is the doctor', goal: `/about/${leadDoctor.slug}` },
  { aim: 'privacy', goal: '/privacy-policy', search: ['privacy policy', 'प्राइवेसी पॉलिसी'] },
  { aim: 'erase my data', goal: '/booking', search: ['erase my data', 'मेरी जानकारी मिटाएँ'] },
  { aim: 'report of a test', goal: '/pathology', search: ['report', 'रिपोर्ट'] },
  { aim: 'fasting before a test', goal: '/home-collection#prepare', search: ['fasting', 'खाली पेट'] },
  { aim: 'emergency number', goal: 'tel:112' },
  { aim: 'suicide helpline', goal: 'tel:14416' },
  { aim: 'complaint', goal: '/contact', search: ['complaint', 'शिकायत'] },
  { aim: 'the other language', goal: 'switch' },
  { aim: 'urine infection', goal: '/questions/feeling-fresh', search: ['urine infection', 'पेशाब में जलन'] },
  { aim: 'thyroid', goal: '/pathology?q=thyroid', search: ['thyroid', 'थायराइड'] },
]
