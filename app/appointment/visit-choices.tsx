import type { VisitChoice } from '#content/clinic/visits.ts'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import type { Choice } from './use-choice.ts'
import styles from './visit-choices.module.css'
import type { VisitChoices as Choices } from './visit-data.ts'

/** The service as it is shown: without a choice, the first one of the doctor. */
const serviceOf = ({ services }: Choices, { service, doctor }: VisitChoice) =>
  services.find(({ id, doctors }) =>
    service ? id === service : doctor === null || doctors.includes(doctor),
  ) ?? services[0]!

/** Whether the chosen visit is agreed by phone: it is an option without a service. */
export const isCalledFor = ({ options, services }: Choices, { service }: VisitChoice) =>
  options.some(({ value }) => value === service) && !services.some(({ id }) => id === service)

/** The option that stands for the choice: a link may name only a doctor, and there may be no choice yet. */
const optionOf = (choices: Choices, visit: VisitChoice) => {
  if (visit.service) return visit.service
  const canBeLeft = visit.doctor === null && choices.options.some(({ value }) => value === '')
  return canBeLeft ? '' : serviceOf(choices, visit).id
}

type Props = { choices: Choices; choice: Choice }

/**
 * The doctor, the length, the fee, and the choices among them. With script the times follow at once; without it,
 * the button fetches them.
 */
export function VisitChoices({ choices, choice: { visit, chooseVisit } }: Props) {
  const service = serviceOf(choices, visit)
  const given = choices.doctors.filter(({ id }) => service.doctors.includes(id))
  const [only, ...others] = given
  const isAsked = others.length > 0
  return (
    <div className={styles.choices}>
      {only && !isAsked && !isCalledFor(choices, visit) && (
        <p className={styles.whom}>
          <b>{only.label}</b>
          <small>{[only.note, service.length, only.fee].join(' · ')}</small>
        </p>
      )}
      {choices.isAsked && (
        /* Enter presses the first button of a form: it must not be the one below. */
        <button
          type="submit"
          name="enter"
          value=""
          className={styles.enter}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      {choices.options.length > 0 && (
        <RadioGroup
          name="service"
          options={choices.options}
          chosen={optionOf(choices, visit)}
          onChoose={(id) => chooseVisit({ service: id || null, doctor: null })}
        />
      )}
      {isAsked && (
        <RadioGroup
          name="doctor"
          options={[
            { value: '', label: choices.anyDoctor },
            ...given.map(({ id, label, note, fee }) => ({ value: id, label, note: `${note} · ${fee}` })),
          ]}
          chosen={given.some(({ id }) => id === visit.doctor) ? visit.doctor! : ''}
          onChoose={(id) => chooseVisit({ service: service.id, doctor: id || null })}
        />
      )}
      {choices.isAsked && (
        <button type="submit" name="intent" value="when" className={`button button-secondary ${styles.show}`}>
          {choices.showTimes}
        </button>
      )}
    </div>
  )
}
