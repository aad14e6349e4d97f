import { deskWords } from '#content/desk/common.ts'
import { staffWords } from '#content/desk/staff.ts'
import { fill } from '#content/format/fill.ts'
import LockKey from '~icons/ph/lock-key'
import Prohibit from '~icons/ph/prohibit'
import Warning from '~icons/ph/warning'
import type { StaffMember } from '../../contract/staff.ts'
import { shortDateIn, timeIn, useNow } from '../clock.ts'
import { useLanguage, useWords } from '../language.ts'
import { Button } from '../ui/button.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import styles from './staff-page.module.css'

const looks = {
  complete: { tone: 'ok', icon: LockKey },
  waiting: { tone: 'ask', icon: Warning },
  lapsed: { tone: 'ask', icon: Warning },
  disabled: { tone: 'off', icon: Prohibit },
} as const

/** A person who was active within this time counts as present. */
const NOW_MS = 5 * 60_000

function useWhen() {
  const language = useLanguage()
  const words = useWords(staffWords)
  const now = useNow()
  return ({ session }: StaffMember) => {
    if (!session) return words.notNow
    const device = words.devices[session.device]
    const isHere = now.getTime() - new Date(session.lastActiveAt).getTime() < NOW_MS
    return isHere
      ? fill(words.now, { device })
      : fill(words.since, { time: timeIn(language, session.since), device })
  }
}

/** Wrong passwords and codes: a typing mistake, or an attack. */
function Failed({ failed }: Pick<StaffMember, 'failed'>) {
  const words = useWords(staffWords)
  const language = useLanguage()
  if (!failed) return null
  const when = `${shortDateIn(language, failed.lastAt)}, ${timeIn(language, failed.lastAt)}`
  return <small className={styles.failed}>{fill(words.failed, { count: failed.count, when })}</small>
}

export function StaffTable({
  members,
  onChange,
}: {
  members: readonly StaffMember[]
  onChange: (member: StaffMember) => void
}) {
  const words = useWords(staffWords)
  const { roles } = useWords(deskWords.account)
  const when = useWhen()
  const seenBy = ({ state, role }: StaffMember) => {
    if (state === 'disabled') return words.nothingAny
    return state === 'complete' ? words.seesOf[role] : words.nothingYet
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.role}</th>
          <th scope="col">{words.secondStep}</th>
          <th scope="col">{words.signedIn}</th>
          <th scope="col">{words.sees}</th>
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">
              <b>{member.name}</b>
              <small>{member.email}</small>
            </th>
            <td>{roles[member.role]}</td>
            <td>
              <StateBadge {...looks[member.state]}>{words.states[member.state]}</StateBadge>
            </td>
            <td className={styles.second}>
              {when(member)}
              <Failed failed={member.failed} />
            </td>
            <td className={styles.second}>{seenBy(member)}</td>
            <td className={styles.action}>
              <Button
                kind="plain"
                aria-label={fill(words.changeOf, { name: member.name })}
                onClick={() => onChange(member)}
              >
                {words.change}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
