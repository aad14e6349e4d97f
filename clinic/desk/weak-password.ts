/** What the passwords that are guessed first consist of, in India, too. */
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

/** Different letters beside the known parts. */
const OWN_LETTERS = 4
const DIFFERENT_CHARACTERS = 5

/** Longest first: a part must not hide a longer one. */
const byLength = (parts: readonly string[]) => parts.toSorted((a, b) => b.length - a.length)

/** The parts of names and addresses that others know of. */
const partsOf = (known: readonly string[]) =>
  known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\d]+/u)).filter((part) => part.length >= 3)

/**
 * Whether it would be among the first that a stranger tries: of few different characters, or made of common words, rows
 * of keys, years, and what is known of this person and the clinic.
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
