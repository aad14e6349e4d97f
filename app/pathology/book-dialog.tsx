import Close from '~icons/ph/x-bold'
import thanks from '../booking/thank-you.module.css'
import consent from '../forms/consent-box.module.css'
import contact from '../forms/contact-preferences.module.css'
import frame from '../forms/form-frame.module.css'
import banner from '../ui/form/banner.module.css'
import checkbox from '../ui/form/checkbox.module.css'
import summary from '../ui/form/error-summary.module.css'
import field from '../ui/form/field.module.css'
import honeypot from '../ui/form/honeypot.module.css'
import radioGroup from '../ui/form/radio-group.module.css'
import styles from './book-dialog.module.css'
import page from './book-lab-test.module.css'

/** What comes into the dialog is a part of another page; a style that nobody names would not be on this one. */
const comingStyles = [
  thanks.page,
  consent.consent,
  contact.part,
  frame.frame,
  banner.banner,
  radioGroup.group,
  summary.summary,
  field.field,
  checkbox.checkbox,
  honeypot.honeypot,
  page.fields,
]

/** Empty until a card is pressed: see app/enhance/book-dialog.ts. Closed by its button, Escape, or a press beside it. */
export const BookDialog = ({ close }: { close: string }) => (
  <dialog className={styles.dialog} aria-labelledby="book-dialog">
    <template data-styles={comingStyles.join(' ')} />
    <div className={styles.sheet}>
      <header>
        <h2 id="book-dialog" tabIndex={-1}>
          {' '}
        </h2>
        <button type="button" data-close aria-label={close}>
          <Close />
        </button>
      </header>
      <div data-place />
    </div>
  </dialog>
)
