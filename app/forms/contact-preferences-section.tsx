import CaretDown from '~icons/ph/caret-down-bold'
import { areDefault, chosenPreferences } from './contact-preference-values.ts'
import type { contactPreferencesIn } from './contact-preference-words.ts'
import styles from './contact-preferences.module.css'
import { ContactPreferenceFields } from './contact-preferences.tsx'
import type { FormValues } from './form-values.ts'

type Props = ReturnType<typeof contactPreferencesIn> & {
  answers: FormValues | undefined
  errorOf: (field: string) => string | undefined
  errorPrefix: string
  /** False where it was asked before. */
  asksPhone?: boolean
}

/** In a booking form: closed for the many who may simply be called, open for who said otherwise. */
export function ContactPreferencesSection({
  words,
  offered,
  answers,
  errorOf,
  errorPrefix,
  asksPhone = true,
}: Props) {
  const chosen = chosenPreferences(answers)
  const hasError = Boolean(errorOf('contactCall') ?? errorOf('contactHours'))
  const isOpen = hasError || !areDefault(asksPhone ? chosen : { ...chosen, sharedPhone: false })
  return (
    <details className={styles.part} id="contact" open={isOpen}>
      <summary>
        <span className="form-heading">{words.heading}</span>
        <CaretDown />
        <span className={styles.usual}>{words.usual}</span>
        <span className={styles.chosen}>{words.chosen}</span>
      </summary>
      <div className={styles.contact}>
        <ContactPreferenceFields
          words={words}
          chosen={chosen}
          offered={offered}
          asksPhone={asksPhone}
          errorOf={errorOf}
          errorPrefix={errorPrefix}
        />
      </div>
    </details>
  )
}
