import { ConsentBox } from '../forms/consent-box.tsx'
import { MoreFields } from '../samples/more-fields.tsx'
import { WhoFields } from '../samples/who-fields.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormContext, useForm } from '../ui/form/form-context.tsx'
import { OwnPhone } from '../ui/form/own-phone.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import { PincodeField } from './pincode-field.tsx'

/** The place: the pincode first, because an unserved one ends the booking. Then the patient. */
export const WhereAndWho = ({ form }: { form: CollectionFormData }) => (
  <>
    <OwnPhone label={form.words.ownPhone} />
    <PincodeField form={form} />
    <Field name="address" autoComplete="address-line1" maxLength={300} required />
    <WhoFields names={{ name: 'patientName', phone: 'mobile', sex: 'sex' }} sexes={form.sexes} />
    <MoreFields label={form.texts.more} names={['email', 'city']}>
      <Field name="email" type="email" autoComplete="email" maxLength={254} />
      <City usual={form.city} />
    </MoreFields>
    <Checkbox name="adultPresent" />
    <ConsentBox {...form.consent} />
  </>
)

/** All served places are in one city: it is filled in, and can be changed. */
function City({ usual }: { usual: string }) {
  const form = useForm()
  return (
    <FormContext value={{ ...form, values: { city: usual, ...form.values } }}>
      <Field name="city" autoComplete="address-level2" maxLength={100} required />
    </FormContext>
  )
}
