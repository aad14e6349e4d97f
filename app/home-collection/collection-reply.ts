import type { FormReply } from '../forms/form-values.ts'
import type { Step } from '../samples/step.ts'
import type { CarriedTests } from './collection-tests.ts'

/** The response to the form: the tests from the list, and the step to show where there is no room for both. */
export type CollectionReply = FormReply & { carried: CarriedTests; step: Step }
