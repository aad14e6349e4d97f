/**
 * The visitor who submits a form chooses both the name and the recipient of the message. The greeting must therefore be
 * a name and nothing else: a sentence or a link in its place would be spam in the clinic's name. Patients do not mind a
 * greeting without a name, so in doubt there is none.
 */
const CHARACTERS_AT_MOST = 40
const WORDS_AT_MOST = 4
/** The limit is for one part of a word: Subrahmanyam-Krishnamurthy has two. */
const LETTERS_AT_MOST = 20

const part = '\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*'
/** Letters with their marks and joiners; apostrophes and hyphens between them only. */
const word = new RegExp(`^${part}(?:['’-]${part})*$`, 'u')
const initial = /^\p{L}\p{M}*\.$/u

const titles = new Set(
  'dr mr mrs ms miss prof smt shri sri km kum md mohd डॉ श्री श्रीमती सुश्री कु कुमारी प्रो मो'.split(' '),
)

/** Words of sentences, links and scams. None of them is common as a name in India. */
const notNames = new Set(
  [
    'http https www dot com org net co link click login visit website site app',
    'your you we us our is are was were has have will be the this that it at to or and for from with by of if not no',
    'now today here please dear call pay send reply reset verify update confirm claim win won free prize gift offer',
    'kyc otp upi pin cvv sms whatsapp bank account card loan money refund cash rupees expired blocked closed urgent',
    'aap aapka aapki aapke kare karo karen karein hai hain abhi yahan turant',
    'आप आपका आपकी आपके करें करो है हैं अभी यहाँ यहां पर तुरंत कॉल लिंक बैंक खाता ओटीपी',
  ].flatMap((line) => line.split(' ')),
)

function isNameWord(text: string): boolean {
  if (text.endsWith('.')) return initial.test(text) || titles.has(text.slice(0, -1).toLowerCase())
  if (!word.test(text)) return false
  const parts = text.split(/['’-]/)
  return parts.every((each) => each.length <= LETTERS_AT_MOST && !notNames.has(each.toLowerCase()))
}

/** The name for the greeting of a message, or null where it does not look like one. */
export function greetingName(name: string): string | null {
  const words = name.split(' ')
  const isName = name.length <= CHARACTERS_AT_MOST && words.length <= WORDS_AT_MOST && words.every(isNameWord)
  return isName ? name : null
}
