import { Accordion } from '../ui/accordion.tsx'
import { Sentence } from '../ui/care/sentence.tsx'
import { TickList } from '../ui/tick-list.tsx'
import styles from './collection-questions.module.css'

type Props = {
  words: {
    intro: string
    how: { question: string; steps: { id: string; title: string; description: string }[] }
    windows: Record<'text' | 'area', string>
    prepare: Record<'question' | 'termsLink', string> & { points: string[] }
  }
  prices: Record<'refund' | 'refundLink' | 'payment', string>
  windows: { id: string; name: string; windows: string[] }[]
  links: { refund: string; terms: string }
}

/** Two questions after the form: how it works and what it costs, and how to prepare. */
export const CollectionQuestions = ({ words, prices, windows, links }: Props) => (
  <Accordion
    name="collection"
    isBrief
    items={[
      {
        id: 'how',
        title: words.how.question,
        content: <HowItWorks words={words} prices={prices} windows={windows} links={links} />,
      },
      {
        id: 'prepare',
        title: words.prepare.question,
        content: (
          <div className={styles.answer}>
            <TickList items={words.prepare.points} />
            <p>
              <a className="text-link" href={links.terms}>
                {words.prepare.termsLink}
              </a>
            </p>
          </div>
        ),
      },
    ]}
  />
)

const HowItWorks = ({ words, prices, windows, links }: Props) => (
  <div className={styles.answer}>
    <p>{words.intro}</p>
    <ol className={styles.steps}>
      {words.how.steps.map(({ id, title, description }) => (
        <li key={id}>
          <b>{title}</b> <Sentence text={description} />
        </li>
      ))}
    </ol>
    <p>{words.windows.text}</p>
    <ul className={styles.hours}>
      {windows.map((session) => (
        <li key={session.id}>
          <b>{session.name}</b>
          {session.windows.map((window) => (
            <span key={window}>{window}</span>
          ))}
        </li>
      ))}
    </ul>
    <p>{words.windows.area}</p>
    <p>{prices.payment}</p>
    <p>
      {prices.refund}{' '}
      <a className="text-link" href={links.refund}>
        {prices.refundLink}
      </a>
    </p>
  </div>
)
