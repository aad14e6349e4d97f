import { firstNameOf } from '#clinic/desk/short-name.ts'
import { todayWords } from '#content/desk/today.ts'
import { fill } from '#content/format/fill.ts'
import { useWords } from '../language.ts'
import { usePeople } from '../live/work-store.ts'
import { useMe } from '../session.tsx'

/** Which row another person has open, and the text for it. */
export function useOthers(): ReadonlyMap<string, string> {
  const me = useMe()
  const people = usePeople()
  const { isOn } = useWords(todayWords)
  return new Map(
    people.flatMap(({ id, name, row }) =>
      row && id !== me.id ? [[row, fill(isOn, { name: firstNameOf(name) })] as const] : [],
    ),
  )
}
