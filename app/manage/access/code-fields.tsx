import { Field } from '../../ui/form/field.tsx'

export const Pin = () => <Field name="pin" inputMode="numeric" maxLength={8} required />

/** Asked for where too many wrong codes were tried, by whomever. */
export const Phone = () => <Field name="phone" inputMode="tel" maxLength={20} required />
