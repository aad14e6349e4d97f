import { wordsOfName } from './short-name.ts'

/** The sound of each Hindi letter, as people write names down: श, ष and स are one, त and थ are one. */
const consonants: Record<string, string> = {
  ...sounds('k', 'क ख'),
  ...sounds('g', 'ग घ'),
  ...sounds('ch', 'च छ'),
  ...sounds('j', 'ज झ'),
  ...sounds('t', 'ट ठ त थ'),
  ...sounds('d', 'ड ढ द ध'),
  ...sounds('n', 'ङ ञ ण न'),
  ...sounds('p', 'प'),
  ...sounds('f', 'फ'),
  ...sounds('b', 'ब भ'),
  ...sounds('m', 'म'),
  ...sounds('y', 'य'),
  ...sounds('r', 'र ऱ'),
  ...sounds('l', 'ल ळ'),
  ...sounds('v', 'व'),
  ...sounds('s', 'श ष स'),
  ...sounds('h', 'ह'),
}
const vowels: Record<string, string> = {
  ...sounds('a', 'अ आ ऐ औ ऑ ा ै ौ ॉ'),
  ...sounds('i', 'इ ई ए ि ी े'),
  ...sounds('u', 'उ ऊ ओ ु ू ो'),
  ...sounds('r', 'ऋ ृ'),
}

function sounds(sound: string, letters: string): Record<string, string> {
  return Object.fromEntries(letters.split(' ').map((letter) => [letter, sound]))
}

const HALANT = '्'
const NASAL = /[ँं]/
const VOWEL_SIGN = /[\u093e-\u094c]/

/** Each Hindi consonant carries an unwritten "a", except the last of a word. */
function latinOf(word: string): string {
  const letters = [...word.replace(/ज्ञ/g, 'ग्य')]
  return letters
    .map((letter, index) => {
      const next = letters[index + 1]
      if (NASAL.test(letter)) return /[पफबभम]/.test(next ?? '') ? 'm' : 'n'
      const consonant = consonants[letter]
      if (!consonant) return vowels[letter] ?? (letter === HALANT || letter === 'ः' ? '' : letter)
      const isFollowed = next === undefined || next === HALANT || VOWEL_SIGN.test(next)
      return isFollowed ? consonant : `${consonant}a`
    })
    .join('')
}

/** Spellings of one sound in Latin letters. The order matters: "ch" is one sound before "c" is another. */
const spellings: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/ch+/g, 'C'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/gy/g, 'g'],
  // The h after a consonant is optional: Bharti, Barti; Sharma, Sarma.
  [/(?<=[bcdfgjklmnprstv])h/g, ''],
  [/(?<!^)y/g, 'i'],
  [/[ae]i|a[uoe]/g, 'a'],
  [/e/g, 'i'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** One word of a name by its sound: Aasha, Asha and आशा are "asa". */
function soundOf(word: string): string {
  const plain = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/[^\p{L}\p{M}]/gu, '')
  const latin = /[ऀ-ॿ]/.test(plain) ? latinOf(plain) : plain
  return spellings.reduce((sound, [spelling, one]) => sound.replace(spelling, one), latin)
}

/** The part of a sound that all spellings share: the first sound and the consonants. Verma and वर्मा are "vrm". */
const frameOf = (sound: string) => sound.slice(0, 1) + sound.slice(1).replace(/[aiu]/g, '')

/** Further words of a name are ignored. */
const WORDS = 4
const START = 2

type NamePart = { sound: string; frame: string; start: string }

/** The words of a name, or of a search for one, in the form in which they are compared. */
export const namePartsOf = (name: string): NamePart[] =>
  wordsOfName(name)
    .slice(0, WORDS)
    .map(soundOf)
    .filter(Boolean)
    .map((sound) => ({ sound, frame: frameOf(sound), start: frameOf(sound).slice(0, START) }))

/** How near a word of a name is to the typed one: 0 the same sound, 3 the beginning of its frame; null: no match. */
function distance(typed: NamePart, word: NamePart): number | null {
  if (word.sound === typed.sound) return 0
  if (word.sound.startsWith(typed.sound)) return 1
  if (word.frame === typed.frame) return 2
  return word.frame.startsWith(typed.frame) ? 3 : null
}

/** How near a name is to the typed words; null when one of them matches no word of the name. */
export function nameDistance(typed: readonly NamePart[], name: string): number | null {
  const words = namePartsOf(name)
  const distances = typed.map((part) => {
    const found = words.flatMap((word) => distance(part, word) ?? [])
    return found.length > 0 ? Math.min(...found) : null
  })
  return distances.includes(null) ? null : Math.max(0, ...distances.map(Number))
}

const spellingOf = (name: string) => wordsOfName(name).map((word) => word.toLowerCase())

/** Whether a name is spelled as typed: each typed word equals one of its words, or begins one. */
export function isSpelledSo(typed: string, name: string): boolean {
  const words = spellingOf(name)
  return spellingOf(typed).every((part) => words.some((word) => word.startsWith(part)))
}
