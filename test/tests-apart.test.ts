import { expect, test } from 'vitest'
import { callPaths, collectionAnswers, send } from './answers.ts'
import { withSite } from './with-site.ts'

// Sugar before and after a meal cannot be taken in one hour: an API call must not book what no form offers.

const { database, site } = withSite({}, { hasCatalogue: true })

const slugs = ['blood-sugar-fasting-fbs', 'blood-sugar-post-prandial-ppbs']

async function answerTo(path: string, values: object) {
  const { status, answer } = await send(site.url + path, values)
  const { count } = await database.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { status, count: Number(count), answer: JSON.stringify(answer) }
}

test('a home collection of both is refused at the tests, and each alone is accepted', async () => {
  const both = await answerTo(callPaths.collection, { ...collectionAnswers(), tests: slugs })
  expect(both).toMatchObject({ status: 422, count: 0, answer: expect.stringContaining('same hour') })
  for (const [at, slug] of slugs.entries()) {
    const one = await answerTo(callPaths.collection, { ...collectionAnswers(), tests: [slug] })
    expect(one).toMatchObject({ status: 201, count: at + 1 })
  }
})
