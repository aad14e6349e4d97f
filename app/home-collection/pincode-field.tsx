import { useEffect, useRef, useState } from 'react'
import { asciiDigits } from '#clinic/phone.ts'
import { fill } from '#content/format/fill.ts'
import Check from '~icons/ph/check-bold'
import { useFormSubmission } from '../forms/form.tsx'
import { errorIn } from '../forms/invalid-in.ts'
import { Field } from '../ui/form/field.tsx'
import { FormContext, useField, useForm } from '../ui/form/form-context.tsx'
import { AT_CLINIC_FORM } from './at-clinic-form.tsx'
import type { CollectionFormData } from './collection-form-data.ts'
import styles from './pincode-field.module.css'

type Props = { form: CollectionFormData }

const sixDigits = (text: string): string | null => {
  const digits = asciiDigits(text).replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * Shows at the sixth digit whether home collection serves the pincode: the page has the list, and sends no
 * request.
 */
export function PincodeField({ form: { areas, texts } }: Props) {
  const field = useField('pincode')
  const form = useForm()
  const { words, rejected } = useFormSubmission()
  const [typed, setTyped] = useState(field.text)
  const place = useRef<HTMLDivElement>(null)
  // Typed before the script loaded, or restored by the browser.
  useEffect(() => setTyped(place.current?.querySelector('input')?.value ?? ''), [])

  const pincode = sixDigits(typed)
  const area = pincode ? areas[pincode] : undefined
  const isTold = rejected?.errors?.some(({ code }) => code === 'pincode-not-served') ?? false
  const isAway = isTold || (pincode !== null && area === undefined)
  const away = errorIn(words.invalid.fieldErrors['pincode-not-served'])
  return (
    <FormContext value={isAway ? { ...form, errors: { ...form.errors, pincode: away } } : form}>
      <div ref={place} className={styles.pincode}>
        <Field
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <p className={styles.answer} role="status">
          {area && (
            <>
              <Check />
              {fill(texts.served, { area })}
            </>
          )}
          {isAway && !isTold && <span className="visually-hidden">{away}</span>}
        </p>
        {isAway && (
          <button type="submit" form={AT_CLINIC_FORM} className="button button-secondary">
            {texts.atClinic}
          </button>
        )}
      </div>
    </FormContext>
  )
}
