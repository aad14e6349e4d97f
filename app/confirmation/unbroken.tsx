import { Sentence } from '../ui/care/sentence.tsx'
import styles from './ticket.module.css'

const reference = /(\S?[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{2}\S?)/

/** Keeps a reference, and the marks around it, on one line; a number to call is a link. */
export const Unbroken = ({ text }: { text: string }) => {
  const [before = '', code, after = ''] = text.split(reference)
  if (!code) return <Sentence text={text} />
  return (
    <>
      {before}
      <span className={styles.unbroken} translate="no">
        {code}
      </span>
      {after}
    </>
  )
}
