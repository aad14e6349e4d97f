import type { ShownTest } from '../samples/shown-tests.ts'

/** The id of this form: its button stands in the other one. */
export const AT_CLINIC_FORM = 'at-clinic'

type Props = { action: string; formToken: string; tests: ShownTest[] }

/**
 * For a pincode that home collection does not serve: the same tests at the clinic. A form of its own, so that
 * Enter in a field of the other one never submits it.
 */
export const AtClinicForm = ({ action, formToken, tests }: Props) => (
  <form id={AT_CLINIC_FORM} method="post" action={action} hidden>
    <input type="hidden" name="intent" value="choose" />
    <input type="hidden" name="formToken" value={formToken} />
    {tests.map(({ slug }) => (
      <input key={slug} type="hidden" name="test" value={slug} />
    ))}
  </form>
)
