/** The parts of passwords that attackers guess first, including those common in India. */
const common = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'welcome',
  'admin',
  'administrator',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwerty',
  'asdf',
  'zxcv',
  'abcdefghijklmnopqrstuvwxyz',
  'abcd',
  'abc',
  '01234567890',
  '09876543210',
  '1234',
  'iloveyou',
  'letmein',
  'secret',
  'changeme',
  'default',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'football',
  'cricket',
  'india',
  'bharat',
  'hindustan',
  'krishna',
  'jaishriram',
  'jaimatadi',
  'sairam',
  'ganesh',
  'hospital',
  'clinic',
  'doctor',
  'reception',
  'medical',
]

/** How many letters a password needs besides the known parts, and how many different characters. */
const OWN_LETTERS = 4
const DIFFERENT_CHARACTERS = 5

/** Longest first, because a part may contain a shorter one. */
const byLength = (parts: readonly string[]) => parts.toSorted((a, b) => b.length - a.length)

/** The parts of names and addresses that others know. */
const partsOf = (known: readonly string[]) =>
  known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\d]+/u)).filter((part) => part.length >= 3)

/**
 * Whether the password would be among the first guesses: too few different characters, or made of common words, rows of
 * keys, years, and what is known about this person and the clinic.
 */
export function isWeakPassword(password: string, known: readonly string[]): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < DIFFERENT_CHARACTERS) return true
  const left = byLength([...common, ...partsOf(known)]).reduce(
    (text, part) => text.replaceAll(part, ''),
    lower,
  )
  return new Set(left.replaceAll(/[\d\s!@#$%&*._-]/g, '')).size < OWN_LETTERS
}
