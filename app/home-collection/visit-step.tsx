import { useEffect, useState } from 'react'
import { isMorningWindow } from '#clinic/home-collection.ts'
import { ConsentBox } from '../forms/consent-box.tsx'
import { ContactPreferencesSection } from '../forms/contact-preferences.tsx'
import { SubmitButton, useFormSubmission } from '../forms/form.tsx'
import { DayTimePicker } from '../forms/picker/day-time-picker.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { useField } from '../ui/form/form-context.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import { StepHead, type StepHeadProps } from './step-head.tsx'
import styles from './steps.module.css'
import { TestsPanel } from './tests-panel.tsx'
import type { Visit } from './use-visit.ts'
import { visitOf } from './visit-values.ts'

type Props = {
  form: CollectionFormData
  head: StepHeadProps
  isActive: boolean
  visit: Visit
  onBack: () => void
}

export function VisitStep({ form, head, isActive, visit, onBack }: Props) {
  const { texts, tests } = form
  const { chosen, follow } = useChosenTests(visit)
  const picked = tests.filter(({ id }) => chosen.includes(id))
  const isLate = visit.slot !== '' && !isMorningWindow(visitOf(visit.slot))
  return (
    <div ref={visit.place} className={styles.step} data-step="2" hidden={!isActive}>
      <StepHead {...head} name={texts.stepTwo} stepOf={texts.stepOf} />
      <TestsPanel texts={texts} tests={tests} picked={picked} onChange={follow} />
      <VisitPicker form={form} visit={visit}>
        {isLate && picked.some(({ isFasting }) => isFasting) && (
          <p className={styles.note}>{texts.fastingWindow}</p>
        )}
      </VisitPicker>
      <Checkbox name="adultPresent" />
      <ContactPreferencesSection {...form.contact} asksPhone={false} />
      <ConsentBox {...form.consent} />
      {isActive && (
        <div className={styles.send}>
          <SubmitButton name="intent" value="book" label={texts.book} busy={texts.booking} />
          <button
            type="submit"
            name="intent"
            value="back"
            className="button button-secondary button-large"
            onClick={(event) => {
              event.preventDefault()
              onBack()
            }}
          >
            {texts.back}
          </button>
        </div>
      )}
    </div>
  )
}

/** The tests that are checked, also those that were before the script came. */
function useChosenTests({ place }: Visit) {
  const [chosen, setChosen] = useState(useField('tests').list)
  const follow = () => {
    const boxes = place.current?.querySelectorAll<HTMLInputElement>('[name=tests]:checked') ?? []
    setChosen([...boxes].map(({ value }) => value))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after mount
  useEffect(follow, [])
  return { chosen, follow }
}

type PickerProps = Pick<Props, 'form' | 'visit'> & {
  /** What is said about the choice. */
  children: React.ReactNode
}

/** The date and the hour: two fields by the rules, one picker on the page. */
function VisitPicker({ form: { pickerText, texts }, visit, children }: PickerProps) {
  const { clearError, rejected } = useFormSubmission()
  const { error } = useField('collectionTime')
  const isSaid = Boolean(error ?? rejected?.alternatives)
  return (
    <div>
      <DayTimePicker
        name="collectionSlot"
        dayField="collectionDate"
        timeField="collectionTime"
        isWide
        words={pickerText.picker}
        days={visit.days}
        day={visit.day}
        time={visit.slot}
        onDay={({ day }) => {
          clearError('collectionDate')
          visit.chooseDay(day)
        }}
        onTime={({ value }) => {
          clearError('collectionTime')
          visit.chooseSlot(value)
        }}
      />
      <div role="status">
        <span className="visually-hidden">{visit.announcement}</span>
        {visit.isGone && !isSaid && <p className={styles.note}>{texts.windowGone}</p>}
        {children}
      </div>
    </div>
  )
}
