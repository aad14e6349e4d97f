import { bookWords } from '#content/desk/book.ts'
import type { Caller } from '../../contract/book.ts'
import { useWords } from '../language.ts'
import { RuleBox } from '../ui/rule-box.tsx'

/** How the caller may be reached, before anything is promised. */
export function CallerRule({ caller }: { caller: Caller }) {
  const { rule: words } = useWords(bookWords)
  const { rule } = caller.reach
  const says = { 'may-call': words.mayCall, 'only-patient': words.onlyPatient }
  return (
    <RuleBox rule={rule}>
      <h3>{rule in says ? says[rule as keyof typeof says] : words.noCallBack}</h3>
      <small>{words.sayAloud}</small>
    </RuleBox>
  )
}
