/**
 * Words after which the urgent-help card is shown at once. They only ever show a card: nothing is sent, stored or
 * counted because of them. Better a card too many than one too few, so the list is broad.
 * Devanagari is compared without the nukta (U+093C), as in the search, because most people type without it.
 */
const phrases = [
  // English
  /suicid/,
  /\bkill (?:my ?self|him|her|me|us|them)\b/,
  /\b(?:going to|want to|wanna|will|rather|wish to) die\b/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b/,
  /\b(?:want|wanted) to be dead\b/,
  /\b(?:don'?t|do not|dont) want to (?:live|be alive)\b/,
  /\bno (?:reason|point) (?:to|in) liv/,
  /\b(?:hurt|harm|cut|cutting|hurting|harming) my ?self\b/,
  /\bself[- ]?harm/,
  /\boverdos/,
  /\bpoison/,
  /\b(?:took|taken|swallowed|ate) (?:too many|all|lots of|many) (?:\w+ )?(?:pills|tablets|medicines?)\b/,
  /\bbleeding (?:heavily|a lot|badly|too much|won'?t stop)\b/,
  /\b(?:heavy|severe|too much|lot of) bleeding\b/,
  /\b(?:can'?t|cannot|can not|unable to) breathe\b/,
  /\bunconscious\b/,
  /\bseizures?\b|\bfits\b/,
  /\b(?:he|husband|they|in-?laws|father|family)\b.{0,40}\b(?:beat|beating|beats|hit|hitting|hits|kill|threaten)/,
  /\b(?:raped?|molest)/,
  /\bbaby (?:is )?not moving\b/,
  /\bnot safe at home\b|\bafraid for my life\b/,
  // Hinglish
  /\b(?:marna|mar jana|mar jaana|marne) (?:chahti|chahta|chahte|ka man|hai|ja rahi|ja raha|wali|wala)/,
  /\bmar (?:jaun|jau|jaungi|jaunga|jaana chah)/,
  /\b(?:jaan|jan) (?:de|dene|dena|deni|le|lene|lena|khatre|khatam)\b/,
  /\b(?:khudkushi|khudkhushi|khud ?kushi|aatma ?hatya|atma ?hatya|aatmahatya)\b/,
  /\b(?:jeena|jina|jeene) (?:nahi|nahin|nhi) (?:chahti|chahta|chahte)|\bjeene ka man (?:nahi|nahin|nhi)/,
  /\b(?:zeher|zahar|jahar|zehar) (?:kha|pee|pi|le)/,
  /\bkhud ko (?:khatam|maar|mar|nuksan|chot|kaat)/,
  /\b(?:bahut|zyada|jyada) (?:khoon|blood|bleeding)\b/,
  /\bsaans (?:nahi|nahin|nhi|ruk)/,
  /\b(?:behosh|dora pad|daura pad)/,
  /\b(?:pati|sasural|sas|ghar wale|gharwale)\b.{0,40}\b(?:maarta|marta|maarte|marte|peet|pit)/,
  /\b(?:balatkar|rape)\b/,
  /\bbaccha (?:hil|hilna) (?:nahi|nahin|nhi)/,
  // Hindi
  /आत्महत्या|खुदकुशी|ख़ुदकुशी/,
  /मर(?:ना|ने) (?:चाह|का मन|जा)|मर जाऊ|मर जाना|मरने वाली|मरने वाला/,
  /जान (?:दे|देने|देना|देनी|ले|लेने|लेना|खतरे|को खतरा)/,
  /जी(?:ना|ने) (?:नहीं|नही) (?:चाह)|जीने का मन (?:नहीं|नही)/,
  /जहर (?:खा|पी|ले)/,
  /(?:खुद|अपने आप) को (?:खत्म|मार|चोट|नुकसान|काट)/,
  /(?:बहुत|ज्यादा) (?:खून|ब्लीडिंग)/,
  /सांस (?:नहीं|नही|रुक)|साँस (?:नहीं|नही|रुक)/,
  /बेहोश|दौरा पड़|दौरे पड़|दौरा पड|दौरे पड/,
  /(?:पति|ससुराल|सास|घर ?वाले).{0,40}(?:मारत|पीट|मार रह)/,
  /बलात्कार|रेप/,
  /बच्चा (?:हिल|हिलना) (?:नहीं|नही)|बच्चा नहीं हिल|बच्चे की हलचल (?:नहीं|नही|बंद)/,
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')

const comparable = phrases.map((phrase) => new RegExp(plain(phrase.source).replace(/\\B/g, '\\B')))

/** Whether these words suggest that someone is in danger now. */
export const suggestsDanger = (text: string): boolean => {
  const words = plain(text)
  return comparable.some((phrase) => phrase.test(words))
}
