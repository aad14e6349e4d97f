import { expect, test } from 'vitest'
import { matchedWord, searchIndex, wordInName } from './search-index.ts'
import { readSearch, type Search } from './search-text.ts'

const hba1c = {
  names: {
    printed: 'HBA1C (GLYCOSYLATED HAEMOGLOBIN)',
    en: 'HbA1c (three-month average)',
    hi: 'एचबीए1सी (तीन महीने की शुगर)',
  },
  words: { en: ['3 months sugar', 'sugar'], hi: ['शुगर'], hinglish: ['sugar ki jaanch', 'sugar'] },
}

const indexed = {
  words: hba1c.words,
  hindiName: hba1c.names.hi,
  ...searchIndex(hba1c.names, hba1c.words),
}
const matched = (search: Search) => matchedWord(indexed, search)

test('the stored text has a space before every word and a bar around every phrase', () => {
  expect(searchIndex(hba1c.names, hba1c.words)).toEqual({
    nameSearch: 'hba1c (glycosylated haemoglobin)',
    wordsSearch:
      '| hba1c glycosylated hemoglobin | hba1c thri month average | एचबिए1सि तिन महिने कि शुगर | 3 months sugar | sugar | शुगर | sugar ki janch |',
  })
})

test('the matched word is the nearest one, as written', () => {
  expect(matched(readSearch('sugar'))).toBe('sugar')
  expect(matched(readSearch('months'))).toBe('3 months sugar')
  expect(matched(readSearch('शूगर'))).toBe('शुगर')
})

test('a name that explains itself needs no other word', () => {
  expect(matched(readSearch('average'))).toBeNull()
  expect(matched(readSearch('hemoglobin'))).toBeNull()
  expect(matched(readSearch('glyco'))).toBeNull()
  expect(matched(readSearch(''))).toBeNull()
})

test('the Hindi name, which English pages do not show, is returned where it matched', () => {
  expect(matched(readSearch('महीने'))).toBe('एचबीए1सी (तीन महीने की शुगर)')
})

test('a word that only repeats the name is not returned', () => {
  const words = { en: ['hemoglobin'], hi: [], hinglish: [] }
  const again = { words, hindiName: hba1c.names.hi, ...searchIndex(hba1c.names, words) }
  expect(matchedWord(again, readSearch('hemoglobin'))).toBeNull()
})

test('where the name matches one half and a word the other, the word is returned', () => {
  expect(matched(readSearch('hba1c sugar'))).toBe('sugar')
})

test('a corrected word is returned in the spelling of the name', () => {
  expect(wordInName(hba1c.names.printed, readSearch('hemoglobin'))).toBe('haemoglobin')
  expect(wordInName(hba1c.names.printed, readSearch('sugar'))).toBeNull()
})
