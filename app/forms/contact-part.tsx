import CaretDown from '~icons/ph/caret-down-bold'
import { contactChosen, isUsual } from './contact-answers.ts'
import styles from './contact-choices.module.css'
import { ContactFields } from './contact-choices.tsx'
import type { contactIn } from './contact-words.ts'
import type { FormValues } from './form-values.ts'

type Props = ReturnType<typeof contactIn> & {
  answers: FormValues | undefined
  errorOf: (field: string) => string | undefined
  errorPrefix: string
  /** False where it was asked before. */
  asksPhone?: boolean
}

/** In a booking form: closed for the many who may simply be called, open for who said otherwise. */
export function ContactPart({ words, offered, answers, errorOf, errorPrefix, asksPhone = true }: Props) {
  const chosen = contactChosen(answers)
  const hasError = Boolean(errorOf('contactCall') ?? errorOf('contactHours'))
  const isOpen = hasError || !isUsual(asksPhone ? chosen : { ...chosen, sharedPhone: false })
  return (
    <details className={styles.part} id="contact" open={isOpen}>
      <summary>
        <span className="form-heading">{words.heading}</span>
        <CaretDown />
        <span className={styles.usual}>{words.usual}</span>
        <span className={styles.chosen}>{words.chosen}</span>
      </summary>
      <div className={styles.contact}>
        <ContactFields
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
