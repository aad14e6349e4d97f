import { useEffect, useRef, useState } from 'react'
import { fill } from '#content/format/fill.ts'
import { type FormValues, formValuesFrom, textIn } from '../../forms/form-values.ts'
import { DayTimePicker, type PickerDay } from '../../forms/picker/day-time-picker.tsx'
import { Field } from '../../ui/form/field.tsx'
import styles from '../manage.module.css'
import { useManage } from '../manage-context.ts'
import { BackToBooking, ManageForm } from '../manage-form.tsx'
import type { Times } from '../manage-view.ts'
import { ViewHeading, type ViewProps } from '../view-heading.tsx'

export function MoveView({ view }: ViewProps<'move'>) {
  const words = useManage().words.move
  const { session, when, sequence, times, values, problem } = view
  return (
    <>
      <ViewHeading title={words.title} problem={problem} />
      <p>
        <b>{fill(words.from, { when })}</b> {words.hint}
      </p>
      <ManageForm intent="move" session={session} label={words.confirm} values={values}>
        <input type="hidden" name="sequence" value={sequence} />
        {times.kind === 'listed' ? (
          <ListedTimes times={times} values={values} />
        ) : (
          <WishedTime from={times.from} until={times.until} />
        )}
      </ManageForm>
      <BackToBooking session={session} />
    </>
  )
}

type ListedProps = { times: Extract<Times, { kind: 'listed' }>; values: FormValues }

function ListedTimes({ times: { days, datesHint }, values }: ListedProps) {
  const { picker } = useManage().words
  const before = days.find(({ day }) => day === textIn(values, 'day')) ?? days[0]
  const [day, setDay] = useState(before?.day ?? '')
  const [time, setTime] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // What was chosen before the script came.
  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const chosen = formValuesFrom(new FormData(form))
    if (textIn(chosen, 'day')) setDay(textIn(chosen, 'day'))
    setTime(textIn(chosen, 'to'))
  }, [])
  const changeDay = (chosen: PickerDay) => {
    setDay(chosen.day)
    setTime('')
  }
  return (
    <div ref={box}>
      <DayTimePicker
        name="to"
        words={{ ...picker, datesHint }}
        days={days}
        day={day}
        time={time}
        onDay={changeDay}
        onTime={({ value }) => setTime(value)}
      />
    </div>
  )
}

/** A test in the laboratory is only wished for: the clinic calls and agrees on it. */
const WishedTime = ({ from, until }: { from: string; until: string }) => (
  <div className={styles.wish}>
    <Field name="date" type="date" min={from} max={until} required />
    <Field name="time" type="time" required />
  </div>
)
