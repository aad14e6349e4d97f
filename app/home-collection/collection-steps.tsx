import { useEffect } from 'react'
import { isMorningWindow } from '#clinic/home-collection.ts'
import { needsFasting } from '#clinic/lab-tests/preparation.ts'
import { countTests, testsSum } from '#content/format/lab-tests/tests-sum.ts'
import { useFormSubmission } from '../forms/form.tsx'
import { FormBar } from '../forms/form-bar.tsx'
import { textIn } from '../forms/form-values.ts'
import type { Steps } from '../forms/use-steps.ts'
import { barLine } from '../samples/bar-line.ts'
import { HourPicker } from '../samples/hour-picker.tsx'
import { PreparationNote } from '../samples/preparation-note.tsx'
import type { Step } from '../samples/step.ts'
import { TwoSteps } from '../samples/two-steps.tsx'
import type { Visit } from '../samples/use-visit.ts'
import { ChooseTests } from './choose-tests.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import type { CollectionReply } from './collection-reply.ts'
import styles from './collection-steps.module.css'
import { isOfVisit } from './collection-values.ts'
import type { ChosenTests } from './use-chosen-tests.ts'
import { WhereAndWho } from './where-and-who.tsx'

type Props = {
  form: CollectionFormData
  reply: CollectionReply
  steps: Steps<Step>
  visit: Visit
  picked: ChosenTests
}

export function CollectionSteps({ form, reply, steps, visit, picked }: Props) {
  const { rejected } = useFormSubmission()
  const { texts, totals, pickerText } = form
  const { chosen } = picked
  const isFull = Boolean(rejected?.alternatives)
  useEffect(() => {
    if (isFull) void visit.refresh()
  }, [isFull, visit.refresh])
  const isCarried = textIn(reply.values, 'carried') === 'yes'
  const sum = `${countTests(totals, chosen.length)} · ${testsSum(totals, chosen)}`
  const small = chosen.length > 0 ? sum : texts.noneSelected
  return (
    <TwoSteps
      steps={steps}
      reply={reply}
      stepOf={texts.stepOf}
      questions={{ 1: isCarried ? texts.chosenAndWhen : texts.whatAndWhen, 2: texts.whereAndWho }}
      isOfFirst={isOfVisit}
      onChoose={visit.take}
      bar={
        <FormBar
          small={small}
          line={barLine(pickerText.day.calendar, visit.day, visit.at)}
          {...(steps.step === 1
            ? { next: { label: texts.next, intent: 'next' } }
            : { change: { label: small, intent: 'back', onChange: () => steps.goTo(1) } })}
          submit={{ label: texts.book, busy: texts.booking, intent: 'book' }}
        />
      }
    >
      {{
        1: (
          <div ref={visit.place} className={styles.visit}>
            {isCarried && <input type="hidden" name="carried" value="yes" />}
            <ChooseTests
              form={form}
              carried={reply.carried}
              isCarried={isCarried}
              chosen={chosen}
              sum={sum}
              onChange={picked.follow}
            />
            <VisitPicker form={form} visit={visit} picked={picked} />
          </div>
        ),
        2: <WhereAndWho form={form} />,
      }}
    </TwoSteps>
  )
}

function VisitPicker({ form, visit, picked: { chosen } }: Pick<Props, 'form' | 'visit' | 'picked'>) {
  const { texts, pickerText, preparation } = form
  const isLate = visit.slot !== '' && !isMorningWindow({ from: visit.slot.slice(11, 16) })
  return (
    <HourPicker
      visit={visit}
      text={pickerText}
      fields={{ date: 'collectionDate', time: 'collectionTime' }}
      gone={texts.windowGone}
    >
      {isLate && chosen.some(needsFasting) && <p>{texts.fastingWindow}</p>}
      <PreparationNote
        words={preparation}
        calendar={pickerText.day.calendar}
        tests={chosen}
        slot={visit.slot}
      />
    </HourPicker>
  )
}
