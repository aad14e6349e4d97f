import type { FormReply } from '../forms/form-values.ts'
import type { Step } from '../samples/step.ts'
import type { CarriedTests } from './collection-tests.ts'

/** What the form comes back with: tests of the list, and the step that stands then where there is no room for both. */
export type CollectionReply = FormReply & { carried: CarriedTests; step: Step }
