import type { VisitChoice } from '#content/clinic/visits.ts'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import type { Choice } from './use-choice.ts'
import styles from './visit-choices.module.css'
import type { VisitChoices as Choices } from './visit-data.ts'

/** The service as it is shown: where none is chosen, the first one that the doctor gives. */
export const serviceOf = ({ services }: Choices, { service, doctor }: VisitChoice) =>
  services.find(({ id, doctors }) =>
    service ? id === service : doctor === null || doctors.includes(doctor),
  ) ?? services[0]

type Props = { choices: Choices; choice: Choice }

/**
 * What for and with whom, where there is more than one. With script the times follow at once; without it, the button
 * asks for them.
 */
export function VisitChoices({ choices, choice: { visit, chooseVisit } }: Props) {
  const service = serviceOf(choices, visit)
  const given = choices.doctors.filter(({ id }) => service?.doctors.includes(id))
  const [only] = given
  const any =
    given.length === 1 && only
      ? { ...only, value: '' }
      : { value: '', label: choices.anyDoctor, note: undefined }
  const named = given.length > 1 ? given.map(({ id, ...doctor }) => ({ ...doctor, value: id })) : []
  return (
    <div className={styles.choices}>
      {/* Enter presses the first button of a form: it must not be the one below. */}
      <button type="submit" name="enter" value="" className={styles.enter} tabIndex={-1} aria-hidden="true" />
      {choices.asksService && (
        <RadioGroup
          name="service"
          options={choices.services.map(({ id, label, note }) => ({ value: id, label, note }))}
          chosen={service?.id ?? ''}
          onChoose={(id) => chooseVisit({ service: id, doctor: null })}
        />
      )}
      {choices.asksDoctor && (
        <RadioGroup
          name="doctor"
          options={[any, ...named]}
          chosen={named.some(({ value }) => value === visit.doctor) ? visit.doctor! : ''}
          onChoose={(id) => chooseVisit({ service: service?.id ?? null, doctor: id || null })}
        />
      )}
      <button type="submit" name="intent" value="when" className={`button button-secondary ${styles.show}`}>
        {choices.showTimes}
      </button>
    </div>
  )
}
