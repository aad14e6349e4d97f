import { expect, test } from 'vitest'
import { searchPlaces, tokenPlace } from './build-placeholders.ts'
import { sharedAnswerFrom } from './shared-page.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const form = `<html lang="en"><input value="${tokenPlace('home-collection')}"/>`

const results = `<html lang="en"><input value="${searchPlaces.typed}"/>${searchPlaces.results}`

const share = (text: string, headers: Record<string, string>, status = 200) =>
  sharedAnswerFrom(new Response(text, { status, headers }), {
    inlineStyles: (page) => ({ html: page, styleHash: null }),
    issueToken: (name) => `token of ${name}`,
  })

test('a page with a form is shared without its token, and stored nowhere', async () => {
  const answerIn = await share(form, { ...html, 'cache-control': 'no-store' })
  const { headers, body } = answerIn!('dark')
  expect(String(await body.in('identity'))).toBe(
    '<html data-theme="dark" lang="en"><input value="token of home-collection"/>',
  )
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('etag')
})

test('a page of results has each time what was found, in the colours of the theme', async () => {
  const answerIn = await share(results, { ...html, 'cache-control': 'private, no-store' })
  const { bodyFor, headers } = answerIn!('dark')
  for (const found of ['<p>One</p>', '<p>Two</p>'])
    expect(String(await bodyFor!({ typed: 'asha', results: found }).in('identity'))).toBe(
      `<html data-theme="dark" lang="en"><input value="asha"/>${found}`,
    )
  expect(headers).not.toHaveProperty('etag')
})

test('each theme is made once, with an ETag of its own', async () => {
  const answerIn = await share('<html lang="en">', { ...html, 'cache-control': 'public, max-age=60' })
  expect(answerIn!('dark')).toBe(answerIn!('dark'))
  expect(answerIn!('dark').headers.etag).not.toBe(answerIn!(undefined).headers.etag)
})

test('a response without cache-control is stored nowhere', async () => {
  const { headers } = (await share('{}', { 'content-type': 'application/json' }))!(undefined)
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['an error', share('', html, 503)],
  ['what sets a cookie', share('', { ...html, 'set-cookie': 'a=b' })],
  ['a token that caches would store', share(form, { ...html, 'cache-control': 'public, max-age=60' })],
  ['what was found, where caches would store it', share(results, { ...html, 'cache-control': 'public' })],
])('%s is not shared', async (_, answer) => {
  expect(await answer).toBeNull()
})
