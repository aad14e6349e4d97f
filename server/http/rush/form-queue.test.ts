import { expect, test } from 'vitest'
import { createFormQueue } from './form-queue.ts'

/** Whose forms are whole as soon as they arrive. */
function createQueue(limits: Parameters<typeof createFormQueue>[0]) {
  const enter = createFormQueue(limits)
  return async <Result>(source: string, work: () => Promise<Result>) => (await enter(source)?.(work)) ?? null
}

/** Work that ends when the test says so. */
function openWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  /** Ends the oldest; afterwards the next one has begun. */
  async function endNext() {
    ends.shift()!()
    await new Promise(setImmediate)
  }
  return { begun, work, endNext }
}

test('a form of a source that has submitted least is next; equals in the order in which they came', async () => {
  const inTurn = createQueue({ atOnce: 1 })
  const { begun, work, endNext } = openWork()
  const submit = (name: string) => inTurn(name.split(' ')[0]!, work(name))
  const names = ['bot 1', 'bot 2', 'bot 3', 'asha 1', 'bot 4', 'meera 1', 'asha 2']
  const all = names.map(submit)
  for (const _ of names) await endNext()
  expect(begun).toEqual(['bot 1', 'asha 1', 'meera 1', 'bot 2', 'asha 2', 'bot 3', 'bot 4'])
  expect(await Promise.all(all)).not.toContain(null)
})

test('where too many wait, the one of the busiest source is answered at once', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 2 })
  const { work, endNext } = openWork()
  const first = inTurn('bot', work('first'))
  const [second, third] = [inTurn('bot', work('second')), inTurn('bot', work('third'))]
  const person = inTurn('asha', work('person'))
  expect(await third).toBeNull()
  for (const [submitted, name] of [
    [first, 'first'],
    [person, 'person'],
    [second, 'second'],
  ] as const) {
    await endNext()
    expect(await submitted).toBe(name)
  }
})

test('a form whose turn does not come in time is not worked on any more, and those after it are', async () => {
  const inTurn = createQueue({ atOnce: 1, waitMs: 20 })
  const { begun, work, endNext } = openWork()
  const first = inTurn('one', work('first'))
  expect(await inTurn('two', work('late'))).toBeNull()
  await endNext()
  expect(await first).toBe('first')
  const next = inTurn('three', work('next'))
  await endNext()
  expect(await next).toBe('next')
  expect(begun).toEqual(['first', 'next'])
})

test('work that fails gives its place to the next', async () => {
  const inTurn = createQueue({ atOnce: 1 })
  const failed = inTurn('one', () => Promise.reject(new Error('no database')))
  const next = inTurn('two', async () => 'done')
  await expect(failed).rejects.toThrow('no database')
  expect(await next).toBe('done')
})

test('where every place is taken, a form is refused before it is read; one of a source with fewer is not', async () => {
  const enter = createFormQueue({ atOnce: 1, waiting: 1 })
  const { begun, work, endNext } = openWork()
  const first = enter('bot')!(work('first'))
  const second = enter('bot')!(work('second'))
  expect(enter('bot')).toBeNull()
  const person = enter('asha')!(work('person'))
  expect(await second).toBeNull()
  await endNext()
  await endNext()
  expect([await first, await person]).toEqual(['first', 'person'])
  expect(begun).toEqual(['first', 'person'])
  expect(enter('bot')).not.toBeNull()
})
