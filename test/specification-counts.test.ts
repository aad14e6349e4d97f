import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slugOf } from '#clinic/lab-tests/slug.ts'
import { isDay } from '#clinic/time.ts'
import { posts } from '#content/blog/posts.ts'
import { careCards } from '#content/care-cards.ts'
import { words } from '#content/clinic/chosen-words.ts'
import { leadDoctor } from '#content/facts.ts'
import { helplines } from '#content/helplines.ts'
import { languages } from '#content/language.ts'
import { aboutClinic } from '#content/pages/about-clinic.ts'
import { galleryPictures } from '#content/pages/gallery.ts'
import { about, banner, journey, services, stats, whyChooseUs } from '#content/pages/home-sections.ts'
import { pictures } from '#content/pictures.ts'
import { policies } from '#content/policies/policies.ts'
import { questions } from '#content/questions/questions.ts'
import { awaitingSignOff, reviewNotes } from '#content/review.ts'
import type { Policy } from '#content/schema.ts'
import { approach, whatToExpect } from '#content/services/gynaecology/approach.ts'
import { gynaecology } from '#content/services/gynaecology/gynaecology.ts'
import { infertility } from '#content/services/gynaecology/infertility.ts'
import { obstetrics } from '#content/services/gynaecology/obstetrics.ts'
import { gynaecologyPage } from '#content/services/gynaecology/page.ts'
import { counselling } from '#content/services/psychiatric/counselling.ts'
import { psychiatricPage } from '#content/services/psychiatric/page.ts'
import { therapies } from '#content/services/psychiatric/therapies.ts'
import { conditions } from '#content/services/psychiatric/treatments.ts'
import { postSignOffs } from '#content/sign-offs.ts'
import { wordsIn } from '#content/words-in.ts'

const files = globSync('content/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const modules: Record<string, Record<string, unknown>> = {}
for (const file of files) modules[file] = await import(/* @vite-ignore */ `../${file}`)

type Leaf = { path: string; key: string; value: string }

/** Every bare string: one that is not part of a language pair. */
function* bare(node: unknown, path: string, key: string): Generator<Leaf> {
  if (typeof node === 'string') yield { path, key, value: node }
  if (!node || typeof node !== 'object' || ('en' in node && 'hi' in node)) return
  for (const [name, child] of Object.entries(node))
    yield* bare(child, `${path}.${name}`, Array.isArray(node) ? key : name)
}
const leaves = Object.entries(modules).flatMap(([file, module]) => [...bare(module, file, '')])

const lengths = (lists: readonly (readonly unknown[])[]) => lists.map((list) => list.length)
const durations = (items: readonly { id: string; duration: { minMinutes: number; maxMinutes: number } }[]) =>
  items.map(({ id, duration }) => `${id} ${duration.minMinutes}-${duration.maxMinutes}`)

test('home has as many parts as the specification says', () => {
  expect(banner.slides).toHaveLength(3)
  expect(about.benefits).toHaveLength(4)
  expect(services.cards).toHaveLength(2)
  expect(lengths(services.cards.map((card) => card.features))).toEqual([4, 4])
  expect(whyChooseUs.points).toHaveLength(4)
  expect(stats.items.map((item) => item.value)).toEqual(['10000+', '30+', '10000+', '5000+', '7000+'])
  expect(journey.steps.map((step) => step.number)).toEqual([1, 2, 3, 4, 5])
})

test('the pages about the clinic and the doctor have their parts', () => {
  expect(aboutClinic.process.steps.map((step) => step.number)).toEqual([1, 2, 3, 4])
  expect(words.doctors[leadDoctor.id]?.expertise).toHaveLength(8)
  expect(galleryPictures.map((picture) => picture.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('psychiatry shows 12 conditions, 5 kinds of counselling and 6 therapies', () => {
  expect(conditions).toHaveLength(12)
  expect(lengths(conditions.map((condition) => condition.symptoms))).toEqual(Array(12).fill(5))
  expect(lengths(counselling.map((service) => service.benefits))).toEqual(Array(5).fill(5))
  expect(durations(counselling)).toEqual([
    'family-counselling 60-90',
    'career-counselling 45-60',
    'marital-counselling 60-90',
    'drug-de-addiction-counselling 60-90',
    'sex-counselling 45-60',
  ])
  expect(lengths(therapies.map((therapy) => therapy.benefits))).toEqual(Array(6).fill(4))
  expect(psychiatricPage.tabs.map((tab) => tab.id)).toEqual(['treatments', 'counselling', 'therapies'])
})

test('gynaecology shows 4, 6 and 4 services, and 3 steps of what to expect', () => {
  expect(obstetrics).toHaveLength(4)
  expect(durations(gynaecology)).toEqual([
    'irregular-periods 30-45',
    'family-planning 30-45',
    'cervical-cancer-screening-and-vaccination 20-30',
    'pcos-endometriosis-early-cessation-of-periods 45-60',
    'fibroids-and-ovarian-tumour-treatment 45-60',
    'menopause-problems 45-60',
  ])
  expect(infertility).toHaveLength(4)
  expect(approach).toHaveLength(4)
  expect(whatToExpect.steps.map((step) => step.number)).toEqual([1, 2, 3])
  expect(gynaecologyPage.tabs.map((tab) => tab.id)).toEqual([
    'obstetrics',
    'gynaecology',
    'infertility',
    'approach',
  ])
})

test('the policies have 9, 9 and 8 sections, and tables without empty cells', () => {
  const all: readonly Policy[] = Object.values(policies)
  expect(lengths(all.map((policy) => policy.sections))).toEqual([9, 9, 8])
  const holes = all
    .flatMap((policy) => policy.sections)
    .filter(({ table }) => table?.rows.some((row) => row.length !== table.columns.length))
  expect(holes.map((section) => section.id)).toEqual([])
})

test('six posts, newest first, each at the address of its title', () => {
  expect(posts).toHaveLength(6)
  const dates = posts.map((post) => post.date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(dates.every(isDay)).toBe(true)
  expect(posts.map((post) => post.slug)).toEqual(posts.map((post) => slugOf(post.title.en)))
  expect(Object.keys(postSignOffs)).toEqual(posts.map((post) => post.slug))
})

test('every post has three lines in short, headings, and a service that exists', () => {
  const items = [...counselling, ...gynaecology, ...obstetrics].map((item) => item.id)
  const slugs: string[] = conditions.map(({ slug }) => slug)
  const tabs = [...psychiatricPage.tabs, ...gynaecologyPage.tabs].map((tab) => tab.id)
  for (const { content, inShort, related, slug } of posts) {
    expect(inShort, slug).toHaveLength(3)
    expect(content.filter((part) => 'subhead' in part).length, slug).toBeGreaterThanOrEqual(5)
    expect(tabs, slug).toContain(related.tab)
    expect(related.tab === 'treatments' ? slugs : items, slug).toContain(related.item)
  }
})

test('ids are unique', () => {
  const twice = (names: readonly (string | number)[]) =>
    names.filter((name, place) => names.indexOf(name) !== place)
  const items = [...conditions, ...counselling, ...therapies, ...obstetrics, ...gynaecology, ...infertility]
  expect(twice(items.map((item) => item.id))).toEqual([])
  expect(twice(conditions.map(({ slug }) => slug))).toEqual([])
  expect(twice(questions.map(({ slug }) => slug))).toEqual([])
  expect(twice([...conditions, ...questions, ...posts].map(({ quietTitle }) => quietTitle.hi))).toEqual([])
  expect(twice(posts.map((post) => post.slug))).toEqual([])
  expect(twice(posts.map((post) => post.id))).toEqual([])
  for (const policy of Object.values(policies))
    expect(twice(policy.sections.map((section) => section.id))).toEqual([])
})

test('every picture, card and phone number that a page refers to exists', () => {
  const named = (key: string) => leaves.filter((leaf) => leaf.key === key)
  const lost = [
    ...named('picture').filter(({ value }) => !(value in pictures)),
    ...named('careCards').filter(({ value }) => !(value in careCards)),
    ...named('phones')
      .filter(({ path }) => /care-cards|treatments|questions/.test(path))
      .filter(({ value }) => value !== 'clinic' && !(value in helplines)),
  ]
  expect(named('picture').length).toBeGreaterThan(50)
  expect(lost.map(({ path }) => path)).toEqual([])
})

test('sensitive services have pictures without people', () => {
  const abstract =
    /^(hands-lamp|knot-untangling|mind-garden|night-calm|path-with-light|storm-to-calm|window-opening)$/
  const discreet = [...conditions, ...counselling, ...obstetrics].filter(
    (item) => item.id === 'pregnancy-choices' || item.id === 'sex-counselling' || 'symptoms' in item,
  )
  expect(discreet).toHaveLength(14)
  expect(discreet.filter((item) => !abstract.test(item.picture)).map((item) => item.id)).toEqual([])
})

test('urgent help comes first where someone may be in danger', () => {
  const callsOf = (id: string) => conditions.find((condition) => condition.id === id)?.hurry.phones
  expect(callsOf('suicidal-thoughts')).toEqual(['teleManas', 'emergency', 'women'])
  expect(callsOf('postpartum-depression')).toEqual(['emergency', 'teleManas'])
  expect(callsOf('anxiety-disorders')?.[0]).toBe('emergency')
  expect(callsOf('mixed-anxiety-and-sexual-disorder')).toEqual(['women', 'emergency'])
  for (const { hurry } of conditions) expect(hurry.phones).toContain('emergency')
})

test('a bare string is an id, a file or a date, never a text that lacks its other language', () => {
  const plain =
    /^(id|slug|number|value|picture|file|use|link|route|target|careCards|phones|level|author|tab|item|url|category|date|updated|lastUpdated|on|hash|urgent|robots|needs|review|first|related|to|path|word|card|english|hindi|roman|slips|policyPages|oftenLookedFor|reviewNote)$/
  const page =
    /^content\/(pages|services|questions|search|blog|policies|care-cards|helplines|interface|page-meta|pictures|clinic\/chosen-words)/
  const forgotten = leaves.filter(
    ({ path, key }) => page.test(path) && !plain.test(key) && !/Link$/.test(key),
  )
  expect(forgotten.map(({ path, value }) => `${path}: ${value}`)).toEqual([])
})

test('a page in one language has its ids, facts and hours filled in, and no review note', () => {
  for (const language of languages) {
    const told = wordsIn({ stats, aboutClinic, conditions }, language)
    expect(told.conditions[8]?.id).toBe('suicidal-thoughts')
    expect(told.conditions[8]?.title).toBe(conditions[8]?.title[language])
    expect(told.aboutClinic.contactBlock.days).not.toContain('{')
    expect(JSON.stringify(told)).not.toContain('reviewNote')
  }
})

test('texts that await the doctor’s review can be listed', async () => {
  const notes = await reviewNotes()
  expect(notes.length).toBeGreaterThan(60)
  expect(notes.map(({ path }) => path)).toContain(
    'services/psychiatric/therapies.ts therapies.aversion-therapy',
  )
  expect(awaitingSignOff()).toContain('service-treatments')
})
