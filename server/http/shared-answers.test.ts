import { expect, onTestFinished, test, vi } from 'vitest'
import { createBody } from './body.ts'
import { createSharedAnswers } from './shared-answers.ts'

const answer = (text: string) => () => ({ headers: {}, body: createBody(Buffer.from(text), 'quick') })

function open({ fails = false, find = async () => ({ address: '/times', version: 'a' }) } = {}) {
  const site = { fails, version: 'a', made: 0, find }
  const read = createSharedAnswers({
    find: async (pathname, query) => {
      const found = await site.find()
      if (pathname !== '/times' || query.has('q')) return null
      return { ...found, version: site.version }
    },
    make: async (address) => {
      site.made += 1
      if (site.fails) throw new Error('database down')
      return answer(`${address} ${site.version}`)
    },
  })
  return { site, read: async (url: string) => (await read(url, undefined))?.body.raw.toString() ?? null }
}

test('an answer is made once for each version, however many ask', async () => {
  const { site, read } = open()
  const many = await Promise.all(Array.from({ length: 50 }, () => read('/times?from=message')))
  expect(new Set(many)).toEqual(new Set(['/times a']))
  expect(site.made).toBe(1)
  site.version = 'b'
  expect(await read('/times')).toBe('/times b')
  expect(await read('/times')).toBe('/times b')
  expect(site.made).toBe(2)
})

test('an answer that is not shared is not made', async () => {
  const { site, read } = open()
  expect(await read('/times?q=typed')).toBeNull()
  expect(await read('/booking')).toBeNull()
  expect(site.made).toBe(0)
})

test('an answer that cannot be made is left to the page, and retried', async () => {
  const { site, read } = open({ fails: true })
  expect(await read('/times')).toBeNull()
  site.fails = false
  expect(await read('/times')).toBe('/times a')
})

test('a database that fails or does not answer is left to the page', async () => {
  const failing = open({ find: () => Promise.reject(new Error('database down')) })
  expect(await failing.read('/times')).toBeNull()
  const silent = open({ find: () => new Promise(() => {}) })
  expect(await silent.read('/times')).toBeNull()
})

test('an answer from memory starts no timer', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const { read } = open()
  for (let n = 0; n < 3; n++) expect(await read('/times')).toBe('/times a')
  await new Promise(setImmediate)
  expect(timers).not.toHaveBeenCalled()
})

test('only the addresses that are asked for stay in memory', async () => {
  let made = 0
  const read = createSharedAnswers({
    find: async (address) => ({ address, version: 'a' }),
    make: async (address) => {
      made += 1
      return answer(address)
    },
  })
  for (let n = 0; n < 150; n++) {
    await read(`/pathology/${n}`, undefined)
    await read('/appoitment', undefined)
  }
  expect(made).toBe(151)
  await read('/pathology/0', undefined)
  expect(made).toBe(152)
})
