import { expect, test } from 'vitest'
import { matchedWord, searchIndex, wordInName } from './search-index.ts'
import { readSearch, type Search } from './search-text.ts'

const hba1c = {
  name: 'HBA1C (GLYCOSYLATED HAEMOGLOBIN)',
  words: { en: ['3 months sugar', 'sugar'], hi: ['शुगर'], hinglish: ['sugar ki jaanch', 'sugar'] },
}

const indexed = { words: hba1c.words, ...searchIndex(hba1c.name, hba1c.words) }
const matched = (search: Search) => matchedWord(indexed, search)

test('what is stored has a space before every word and a bar around every phrase', () => {
  expect(searchIndex(hba1c.name, hba1c.words)).toEqual({
    nameSearch: 'hba1c (glycosylated haemoglobin)',
    wordsSearch: '| hba1c glycosylated hemoglobin | 3 months sugar | sugar | शुगर | sugar ki janch |',
  })
})

test('the word that matched is the nearest one, as it is written', () => {
  expect(matched(readSearch('sugar'))).toBe('sugar')
  expect(matched(readSearch('months'))).toBe('3 months sugar')
  expect(matched(readSearch('शूगर'))).toBe('शुगर')
})

test('a name that explains itself needs no other word', () => {
  expect(matched(readSearch('hemoglobin'))).toBeNull()
  expect(matched(readSearch('glyco'))).toBeNull()
  expect(matched(readSearch(''))).toBeNull()
})

test('a word that only repeats the name is not returned', () => {
  const words = { en: ['hemoglobin'], hi: [], hinglish: [] }
  const again = { words, ...searchIndex(hba1c.name, words) }
  expect(matchedWord(again, readSearch('hemoglobin'))).toBeNull()
})

test('where the name matches one half and a word the other, the word is returned', () => {
  expect(matched(readSearch('hba1c sugar'))).toBe('sugar')
})

test('a corrected word is returned as the name spells it', () => {
  expect(wordInName(hba1c.name, readSearch('hemoglobin'))).toBe('haemoglobin')
  expect(wordInName(hba1c.name, readSearch('sugar'))).toBeNull()
})
