import { minutesFrom, minutesOf } from '#clinic/time.ts'
import { sayToOthers } from '#content/contact-wishes.ts'
import { reachWords } from '#content/desk/reach.ts'
import { fill } from '#content/format/fill.ts'
import type { Reach } from '../../contract/work-row.ts'
import { hourIn, useNow } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { RuleBox, Say } from './rule-box.tsx'

type Props = {
  reach: Reach
  sharedPhone?: boolean
  /**
   * What to say when another person answers, in the patient's words. Null: none were given. Undefined: it does not
   * matter here.
   */
  wordsForOthers?: string | null
}

/** The contact rule: first and largest on every screen that could lead to a call or a message. */
export function ContactRule({ reach, sharedPhone = false, wordsForOthers }: Props) {
  const words = useWords(reachWords)
  const language = useLanguage()
  const now = useNow()
  const { rule, channel } = reach
  const hours = reach.hours && {
    from: hourIn(language, reach.hours.from),
    until: hourIn(language, reach.hours.until),
  }
  const isOutside = isCallable(reach) && !isWithinHours(reach, now)
  const how = rule === 'write-only' && channel ? words.how.channelOnly[channel] : words.how[rule]
  return (
    <RuleBox rule={isOutside ? 'not-now' : rule} label={words.rule.label}>
      <h2>{isOutside ? words.rule.outside : words.rule[rule]}</h2>
      {isOutside && hours && <p>{fill(words.hoursEnd, hours)}</p>}
      <p>
        {how} {!isOutside && hours && fill(words.hours, hours)}
      </p>
      {sharedPhone && <small>{words.sharedPhone}</small>}
      {wordsForOthers !== undefined && rule === 'only-patient' && (
        <Say>
          <small>{wordsForOthers ? words.patientsWords : words.someoneElseAnswers}</small>
          <p>{sayToOthers(language, wordsForOthers)}</p>
        </Say>
      )}
    </RuleBox>
  )
}

const isCallable = ({ rule }: Reach) => rule === 'may-call' || rule === 'only-patient'

function isWithinHours({ hours }: Reach, now: Date): boolean {
  if (!hours) return true
  const minutes = minutesOf(now)
  return minutes >= minutesFrom(hours.from) && minutes < minutesFrom(hours.until)
}
