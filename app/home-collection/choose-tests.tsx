import { fill } from '#content/format/fill.ts'
import MagnifyingGlass from '~icons/ph/magnifying-glass'
import { useFormSubmission } from '../forms/form.tsx'
import type { ShownTest } from '../samples/shown-tests.ts'
import { FieldError } from '../ui/form/field.tsx'
import { useField } from '../ui/form/form-context.tsx'
import styles from './choose-tests.module.css'
import type { CollectionFormData } from './collection-form-data.ts'
import type { CarriedTests } from './collection-tests.ts'
import { TestRows } from './test-rows.tsx'

/** The most common tests are open; the others are one tap away, so that the days are on the first screen. */
const SHOWN = 3

type Props = {
  form: CollectionFormData
  carried: CarriedTests
  /** Whether the tests were chosen in the list: then they are one line. */
  isCarried: boolean
  chosen: ShownTest[]
  sum: string
  onChange: () => void
}

/** The tests to choose. With script the sum follows each choice; on submit it is computed again. */
export function ChooseTests({ form, carried, isCarried, chosen, sum, onChange }: Props) {
  const { texts } = form
  const { error, autoFocus } = useField('tests')
  const { clearError } = useFormSubmission()
  return (
    <fieldset
      id="tests"
      className={styles.tests}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, too, a response begins with what is wrong
      autoFocus={autoFocus}
      onChange={() => {
        clearError('tests')
        onChange()
      }}
      {...(error && { 'aria-describedby': 'tests-error' })}
    >
      <legend className="visually-hidden">{texts.selectTests}</legend>
      <FieldError name="tests" />
      {isCarried ? (
        <Carried form={form} carried={carried} chosen={chosen} sum={sum} />
      ) : (
        <Offered form={form} />
      )}
      {carried.notAtHome && (
        <p className={styles.note}>{fill(texts.onlyAtClinic, { tests: carried.notAtHome })}</p>
      )}
    </fieldset>
  )
}

const AllTests = ({ form: { texts, paths } }: Pick<Props, 'form'>) => (
  <a className={`text-link ${styles.all}`} href={paths.list}>
    <MagnifyingGlass />
    {texts.allTests}
  </a>
)

/** The page's own tests. */
function Offered({ form }: Pick<Props, 'form'>) {
  const { texts, tests } = form
  const { list } = useField('test')
  const folded = tests.slice(SHOWN)
  return (
    <>
      <TestRows tests={tests.slice(0, SHOWN)} texts={texts} chosen={list} />
      <div className={styles.others}>
        <details className={styles.more} open={folded.some(({ slug }) => list.includes(slug))}>
          <summary>{fill(texts.moreTests, { count: folded.length })}</summary>
          <TestRows tests={folded} texts={texts} chosen={list} />
        </details>
        <AllTests form={form} />
      </div>
    </>
  )
}

/** The tests chosen in the list, as one line; opened, all can be changed. */
function Carried({ form, carried, chosen, sum }: Pick<Props, 'form' | 'carried' | 'chosen' | 'sum'>) {
  const { texts, tests } = form
  const { list } = useField('test')
  const isListed = ({ slug }: ShownTest) => list.includes(slug)
  const rows = [...carried.tests, ...tests.filter(isListed), ...tests.filter((test) => !isListed(test))]
  return (
    <details className={styles.carried}>
      <summary>
        <span>
          <b>{chosen.map(({ name }) => name).join(', ') || texts.noneSelected}</b>
          {chosen.length > 0 && <small>{fill(texts.comingIncluded, { total: sum })}</small>}
        </span>
        <span className={styles.change}>{texts.change}</span>
      </summary>
      <TestRows tests={rows} texts={texts} chosen={list} />
      <AllTests form={form} />
    </details>
  )
}
