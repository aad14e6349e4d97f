import { roundWords } from '#content/desk/rounds.ts'
import { fill } from '#content/format/fill.ts'
import type { SheetStop } from '../../../contract/rounds.ts'
import { useWords } from '../../language.ts'
import { Private } from '../../privacy.tsx'
import { RuleBox } from '../../ui/rule-box.tsx'

/** Whom to speak to, after the word was given. */
export function DoorRule({ reach: { rule }, wordsForOthers }: Pick<SheetStop, 'reach' | 'wordsForOthers'>) {
  const words = useWords(roundWords.door)
  const usual = { 'may-call': words.mayTalk, unreadable: words.callTheDesk }
  return (
    <RuleBox rule={rule} label={words.label}>
      <h2>{words[rule]}</h2>
      {wordsForOthers ? (
        <>
          <p>
            <Private>{fill(words.say, { words: wordsForOthers })}</Private>
          </p>
          <small>{words.ownWords}</small>
        </>
      ) : (
        <p>{rule in usual ? usual[rule as keyof typeof usual] : words.nothingElse}</p>
      )}
    </RuleBox>
  )
}
