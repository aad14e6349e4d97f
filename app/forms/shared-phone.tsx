import { Checkbox } from '../ui/form/checkbox.tsx'
import type { ContactPreferenceWords } from './contact-preference-words.ts'
import styles from './contact-preferences.module.css'

type Props = {
  words: Pick<ContactPreferenceWords, 'sharedPhone' | 'sharedPhoneHint' | 'sharedPhoneNoScript'>
  checked: boolean
}

/** Whether others use the phone. What follows at once, in the browser, is done by app/enhance/shared-phone.ts. */
export const SharedPhone = ({ words, checked }: Props) => (
  <div className={styles.shared} data-enhance="shared-phone">
    <Checkbox
      name="sharedPhone"
      label={words.sharedPhone}
      checked={checked}
      error={undefined}
      errorPrefix=""
    />
    <p className={styles.hint}>{words.sharedPhoneHint}</p>
    {/* A promise that cannot be kept is not made. */}
    <noscript>
      <p className={styles.hint}>{words.sharedPhoneNoScript}</p>
    </noscript>
  </div>
)
