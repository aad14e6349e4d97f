import { useState } from 'react'
import { jointTestOf } from '#clinic/lab-tests/sample-hour.ts'
import { fill } from '#content/format/fill.ts'
import { countTests, testsSum } from '#content/format/lab-tests/tests-sum.ts'
import { apartIn } from '#content/preparation/apart-in.ts'
import Plus from '~icons/ph/plus'
import { Emphasis } from '../../ui/emphasis.tsx'
import type { ChosenTest } from '../test-row-data.ts'
import styles from './basket.module.css'
import { BasketBar } from './basket-bar.tsx'
import type { BasketWords } from './basket-data.ts'
import { BasketRow } from './basket-row.tsx'
import { useBasket } from './use-basket.ts'
import { Where } from './where.tsx'

type Words = BasketWords & { fasting: string }
type Paths = Record<'list' | 'basket' | 'home' | 'clinic', string>
type Props = {
  words: Words
  paths: Paths
  /** From the body of a form. */
  chosen: ChosenTest[]
  formToken: string
  /** The page is the response to a form: it has the choice already. */
  isAnswer: boolean
}

/** The tests to book together, and where. The form goes on to the booking, with the tests in its body. */
export function BasketForm({ words, paths, chosen, formToken, isAnswer }: Props) {
  const { tests, remove } = useBasket({ words, path: paths.basket, first: chosen })
  const [said, setSaid] = useState('')
  const known = tests ?? (isAnswer ? chosen : null)
  return (
    <div className={`wrap ${styles.page}`}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {known && known.length > 0 ? (
        <form
          method="post"
          action={paths.basket}
          autoComplete="off"
          onSubmit={(event) => sendTo(event, paths)}
        >
          <input type="hidden" name="formToken" value={formToken} />
          <div className={styles.columns}>
            <Title words={words} />
            <div>
              <ul className={styles.rows}>
                {known.map((test) => (
                  <BasketRow
                    key={test.slug}
                    test={test}
                    words={words}
                    onRemove={() => {
                      remove(test.slug)
                      setSaid(fill(words.removed, { test: test.name }))
                    }}
                  />
                ))}
              </ul>
              <Total words={words} tests={known} />
              <Apart words={words} tests={known} basket={paths.basket} />
              <button
                type="submit"
                formAction={paths.list}
                className={`text-link ${styles.another}`}
                onClick={(event) => {
                  event.preventDefault()
                  location.assign(paths.list)
                }}
              >
                <Plus />
                <span>{words.addAnother}</span>
              </button>
            </div>
            <Where words={words} tests={known} />
          </div>
          <BasketBar
            words={words}
            tests={known}
            button={
              <button className="button button-primary" type="submit" name="intent" value="choose">
                {words.chooseDay}
              </button>
            }
          />
        </form>
      ) : (
        <Empty words={words} list={paths.list} isKnown={known !== null} />
      )}
    </div>
  )
}

const Title = ({ words }: { words: Words }) => (
  <h1>
    <Emphasis text={words.heading} />
  </h1>
)

/** With script it goes straight to the booking page; without, by way of this one. */
function sendTo(event: React.SubmitEvent<HTMLFormElement>, { home, clinic }: Paths) {
  const form = event.currentTarget
  form.action = new FormData(form).get('where') === 'home' ? home : clinic
}

function Total({ words, tests }: { words: Words; tests: readonly ChosenTest[] }) {
  const isPartlyUnknown = tests.some(({ price }) => price === null)
  return (
    <>
      <p className={styles.total}>
        <span>{fill(words.totalFor, { tests: countTests(words.totals, tests.length) })}</span>
        <b>{testsSum(words.totals, tests)}</b>
      </p>
      <p className={styles.note}>
        {words.nothingAdded} {isPartlyUnknown && words.askNote}
      </p>
    </>
  )
}

type ApartProps = { words: Words; tests: ChosenTest[]; basket: string }

/**
 * Tests that cannot share an hour. A form replaces them with their joint test, if there is one, without script.
 */
function Apart({ words, tests, basket }: ApartProps) {
  const apart = apartIn(words.preparation, tests)
  const joint = jointTestOf(tests)
  if (!apart) return null
  return (
    <div className={styles.apart} role="note">
      <p>
        <b>{words.preparation.apart}</b>
        <span>{apart}</span>
      </p>
      {joint && (
        <button
          className="button button-secondary"
          type="submit"
          formAction={basket}
          name="join"
          value={joint}
        >
          {words.joint}
        </button>
      )}
    </div>
  )
}

type EmptyProps = { words: Words; list: string; isKnown: boolean }

/** The choice is unknown until the tab's storage is read; without script it stays unknown. */
function Empty({ words, list, isKnown }: EmptyProps) {
  const nothing = (
    <>
      <p>{words.none}</p>
      <p>
        <a className="button button-primary" href={list}>
          {words.toList}
        </a>
      </p>
    </>
  )
  return (
    <div className={styles.empty}>
      <Title words={words} />
      {isKnown ? nothing : <noscript>{nothing}</noscript>}
    </div>
  )
}
