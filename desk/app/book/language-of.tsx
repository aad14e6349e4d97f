import { otherShown, shownLanguages } from '#content/clinic/shown-languages.ts'
import { bookWords } from '#content/desk/book.ts'
import type { Language } from '#content/language.ts'
import { capsOf } from '../keys/key-table.ts'
import { useWords } from '../language.ts'
import { languageNames } from '../language-names.ts'
import { Choice } from '../ui/choice.tsx'

/** The language for messages and calls. The key switches to the other one: bind `language`. */
export function LanguageOf({
  language,
  onChoose,
}: {
  language: Language
  onChoose: (one: Language) => void
}) {
  const words = useWords(bookWords)
  const other = otherShown(language)
  if (!other) return null
  return (
    <Choice
      label={words.language}
      chosen={language}
      onChoose={onChoose}
      segments={shownLanguages.toReversed().map((id) => ({
        id,
        label: languageNames[id],
        ...(id === other && { keyCap: capsOf('language') }),
      }))}
    />
  )
}
