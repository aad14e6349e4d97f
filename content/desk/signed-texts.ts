import { posts } from '../blog/posts.ts'
import { careCards } from '../care-cards.ts'
import type { Text } from '../language.ts'
import { patientMessages } from '../messages.ts'
import { safety } from '../pages/safety.ts'
import { everyQuestion } from '../questions/page.ts'
import { questions } from '../questions/questions.ts'
import { approach, whatToExpect } from '../services/gynaecology/approach.ts'
import { gynaecology } from '../services/gynaecology/gynaecology.ts'
import { infertility } from '../services/gynaecology/infertility.ts'
import { obstetrics } from '../services/gynaecology/obstetrics.ts'
import { gynaecologyPage } from '../services/gynaecology/page.ts'
import { pregnancyChoices } from '../services/gynaecology/pregnancy-choices.ts'
import { conditionPage, urgentPage } from '../services/psychiatric/condition-page.ts'
import { counselling } from '../services/psychiatric/counselling.ts'
import { psychiatricPage } from '../services/psychiatric/page.ts'
import { therapies } from '../services/psychiatric/therapies.ts'
import { conditions } from '../services/psychiatric/treatments.ts'
import type { signOffs } from '../sign-offs.ts'
import { answerTemplates } from './answer-templates.ts'
import { callReasons, callScript } from './call-script.ts'

/** Where a text stands: on a page, in the blog, in a message, or at the desk. */
export type TextPlace = 'page' | 'post' | 'message' | 'desk'

/** A text that a doctor signs as a whole, in both languages. */
export type SignedText = { id: string; place: TextPlace; title: Text; parts: readonly unknown[] }

type PageId = keyof typeof signOffs

const tabOf = (page: { tabs: readonly { id: string }[] }, id: string) =>
  page.tabs.find((tab) => tab.id === id)

const pages: Record<PageId, Omit<SignedText, 'id' | 'place'>> = {
  'services-obstetrics': {
    title: { en: 'Pregnancy and birth', hi: 'गर्भावस्था और प्रसव' },
    parts: [tabOf(gynaecologyPage, 'obstetrics'), obstetrics],
  },
  'pregnancy-choices': {
    title: { en: 'Choices in pregnancy', hi: 'गर्भावस्था में विकल्प' },
    parts: [pregnancyChoices],
  },
  'services-gynaecology': {
    title: { en: 'Women’s health', hi: 'स्त्री स्वास्थ्य' },
    parts: [tabOf(gynaecologyPage, 'gynaecology'), gynaecology],
  },
  'services-infertility': {
    title: { en: 'Wanting a child', hi: 'संतान की चाह' },
    parts: [tabOf(gynaecologyPage, 'infertility'), infertility],
  },
  'services-approach': {
    title: { en: 'How we treat', hi: 'हमारा तरीक़ा' },
    parts: [tabOf(gynaecologyPage, 'approach'), approach, whatToExpect],
  },
  'service-treatments': {
    title: { en: 'Conditions of the mind', hi: 'मन की परेशानियाँ' },
    parts: [tabOf(psychiatricPage, 'treatments'), conditions, conditionPage, urgentPage],
  },
  'service-counselling': {
    title: { en: 'Counselling', hi: 'काउंसलिंग' },
    parts: [tabOf(psychiatricPage, 'counselling'), counselling],
  },
  'service-therapies': {
    title: { en: 'Therapies', hi: 'थेरेपी' },
    parts: [tabOf(psychiatricPage, 'therapies'), therapies],
  },
  'care-cards': { title: { en: 'When to come at once', hi: 'कब तुरंत आना है' }, parts: [careCards] },
  safety: { title: { en: 'Use this website safely', hi: 'वेबसाइट का सुरक्षित इस्तेमाल' }, parts: [safety] },
}

/** Everything that waits for a doctor's signature, or has it. */
export const signedTexts: readonly SignedText[] = [
  ...Object.entries(pages).map(([id, text]) => ({ id, place: 'page' as const, ...text })),
  ...questions.map((question) => ({
    id: question.slug,
    place: 'page' as const,
    title: question.title,
    parts: [question, everyQuestion.tests],
  })),
  ...posts.map((post) => ({
    id: post.slug,
    place: 'post' as const,
    title: post.title,
    parts: [post.title, post.excerpt, post.inShort, post.content],
  })),
  {
    id: 'patient-messages',
    place: 'message',
    title: { en: 'Messages to patients', hi: 'मरीज़ों को संदेश' },
    parts: [patientMessages],
  },
  {
    id: 'answer-templates',
    place: 'desk',
    title: { en: 'Answers in writing', hi: 'लिखित जवाब' },
    parts: [answerTemplates.map(({ text }) => text)],
  },
  {
    id: 'call-script',
    place: 'desk',
    title: { en: 'Words on the phone', hi: 'फ़ोन पर शब्द' },
    parts: [callScript, callReasons],
  },
]
