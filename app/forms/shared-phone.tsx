import { Tick } from '../ui/tick.tsx'
import styles from './contact-choices.module.css'
import type { ContactWords } from './contact-words.ts'

type Props = {
  words: Pick<ContactWords, 'sharedPhone' | 'sharedPhoneHint' | 'sharedPhoneNoScript'>
  ticked: boolean
}

/** Whether others use the phone. What follows at once, in the browser, is done by app/enhance/shared-phone.ts. */
export const SharedPhone = ({ words, ticked }: Props) => (
  <div className={styles.shared} data-enhance="shared-phone">
    <Tick name="sharedPhone" label={words.sharedPhone} ticked={ticked} error={undefined} errorPrefix="" />
    <p className={styles.hint}>{words.sharedPhoneHint}</p>
    {/* A promise that cannot be kept is not made. */}
    <noscript>
      <p className={styles.hint}>{words.sharedPhoneNoScript}</p>
    </noscript>
  </div>
)
