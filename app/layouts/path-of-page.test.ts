import { expect, test } from 'vitest'
import { pathOfPage } from './path-of-page.ts'

test('leads back to the page, without its query', () => {
  expect(pathOfPage('/')).toBe('/')
  expect(pathOfPage('/hi/services/obstetrics')).toBe('/hi/services/obstetrics')
  expect(pathOfPage('/pathology?q=beta+hcg#results')).toBe('/pathology')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/hi/..//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'http://[',
  '',
  null,
  new File([], 'a'),
])('leads to the home page in place of another site: %s', (named) => {
  expect(pathOfPage(named)).toBe('/')
})
