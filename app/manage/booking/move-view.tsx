import { useEffect, useRef, useState } from 'react'
import { fill } from '#content/format/fill.ts'
import { type FormValues, formValuesFrom, textIn } from '../../forms/form-values.ts'
import { DayTimePicker } from '../../forms/picker/day-time-picker.tsx'
import type { PickerDay } from '../../forms/picker/picker-types.ts'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import type { Times } from '../manage-view.ts'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'
import bar from './move-bar.module.css'

export function MoveView({ view }: ViewProps<'move'>) {
  const { move, opened } = useManage().words
  const { session, when, sequence, times, doctors, values, problem } = view
  const [line, setLine] = useState<string | null>(null)
  return (
    <>
      <p className={styles.hint}>{fill(move.from, { when })}</p>
      <ViewHeading title={opened.moveTo} problem={problem} />
      <p className={styles.hint}>{move.hint}</p>
      {doctors && (
        <ManageForm intent="times" session={session} label={doctors.other} look="link">
          <p>{doctors.shown}</p>
          <input type="hidden" name="anyDoctor" value={doctors.isAny ? '' : 'yes'} />
        </ManageForm>
      )}
      <ManageForm
        intent="move"
        session={session}
        label={opened.moveGo}
        values={values}
        button={<MoveBar line={line} />}
      >
        <input type="hidden" name="sequence" value={sequence} />
        {doctors?.isAny && <input type="hidden" name="anyDoctor" value="yes" />}
        <ListedTimes times={times} values={values} onLine={setLine} />
      </ManageForm>
      <BackToBooking session={session} />
    </>
  )
}

/** The new time, and the button: until it is pressed the booking stays as it is. */
function MoveBar({ line }: { line: string | null }) {
  const { opened } = useManage().words
  return (
    <div className={bar.bar}>
      <p>
        <small>{opened.newTime}</small>
        {line ? <b>{line}</b> : <span>{opened.chooseTime}</span>}
      </p>
      <button type="submit" className="button button-primary">
        {opened.moveGo}
      </button>
    </div>
  )
}

type ListedProps = {
  times: Times
  values: FormValues
  /** Called with the choice in few words. */
  onLine: (line: string | null) => void
}

function ListedTimes({ times: { days, isWide }, values, onLine }: ListedProps) {
  const { picker } = useManage().words
  const before = days.find(({ day }) => day === textIn(values, 'day')) ?? days.find(({ free }) => free > 0)
  const [day, setDay] = useState(before?.day ?? '')
  const [time, setTime] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const choose = (chosenDay: string, chosenTime: string) => {
    setDay(chosenDay)
    setTime(chosenTime)
    const on = days.find((candidate) => candidate.day === chosenDay)
    const at = on?.groups.flatMap(({ times }) => times).find(({ value }) => value === chosenTime)
    onLine(on && at ? `${on.weekday} ${on.date} ${on.month} · ${at.at.replaceAll(' ', '\u00a0')}` : null)
  }
  // Chosen before the script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when React has taken over
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const chosen = formValuesFrom(new FormData(form))
    choose(textIn(chosen, 'day') || day, textIn(chosen, 'to'))
  }, [])
  return (
    <div ref={box}>
      <DayTimePicker
        name="to"
        isWide={isWide}
        words={picker}
        days={days}
        day={day}
        time={time}
        onDay={(chosen: PickerDay) => choose(chosen.day, '')}
        onTime={({ value }) => choose(day, value)}
      />
    </div>
  )
}
