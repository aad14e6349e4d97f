import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SEARCH_LENGTH, readSearch, searchText, soundText } from './search-text.ts'

test('case, nukta, kind of digit and spaces make no difference', () => {
  expect(searchText('  Vitamin   B12 ')).toBe('vitamin b12')
  expect(searchText('ख़ून')).toBe(searchText('खून'))
  // One code point or two: the same letter.
  expect(searchText('\u095b\u0930\u0942\u0930\u0940')).toBe(searchText('जरूरी'))
  expect(searchText('विटामिन बी१२')).toBe('विटामिन बी12')
  expect(searchText('ＣＢＣ')).toBe('cbc')
})

test('invisible characters are ignored', () => {
  expect(searchText('c\u0000b\u200fc')).toBe('cbc')
})

test('one sound has one spelling', () => {
  expect(soundText('khoon ki jaanch')).toBe(soundText('khun ki janch'))
  expect(soundText('Haemoglobin')).toBe(soundText('hemoglobin'))
  expect(soundText('खून की जांच')).toBe(soundText('ख़ून की जाँच'))
  expect(soundText('थायराइड')).toBe(soundText('थायरॉइड'))
  expect(soundText('T3, T4 & TSH')).toBe('t3 t4 tsh')
})

test('"test" and "ki jaanch" do not influence a search, unless nothing else is typed', () => {
  expect(readSearch('thyroid ki jaanch').words).toEqual(['thyroid'])
  expect(readSearch('शुगर टेस्ट').words).toEqual([soundText('शुगर')])
  expect(readSearch('test').words).toEqual(['test'])
  expect(readSearch(' %_\\ ')).toEqual({ text: '%_\\', phrase: '', words: [] })
})

test('an overlong search is cut', () => {
  expect(readSearch('sugar '.repeat(100_000)).text.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
})

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text))
    }),
  )
})
