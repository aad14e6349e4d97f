import { type Corrected, needsProof, type Proof } from '#clinic/desk/correct-person.ts'
import { contactFrom, type SpokenCall, spokenFrom, type Way } from '#clinic/desk/spoken-wishes.ts'
import type { Language } from '#content/language.ts'
import type { OpenedBooking } from '../../contract/opened-booking.ts'

/** As typed. An empty number stays unchanged. */
export type Typed = {
  name: string
  phone: string
  language: Language
  call: SpokenCall
  write: Way | null
  proof: Proof | null
  code: string
}

type Known = Pick<OpenedBooking, 'name' | 'language' | 'wishes'>

export const typedFrom = ({ name, language, wishes }: Known): Typed => ({
  name,
  phone: '',
  language,
  call: spokenFrom(wishes).call,
  write: spokenFrom(wishes).write,
  proof: null,
  code: '',
})

/** The fields that differ from the stored person. */
export function correctedIn(known: Known, typed: Typed): Corrected[] {
  const said = spokenFrom(known.wishes)
  const differs: Record<Corrected, boolean> = {
    name: typed.name.trim() !== known.name,
    phone: typed.phone.trim() !== '',
    language: typed.language !== known.language,
    call: typed.call !== said.call,
    ways: typed.write !== said.write,
  }
  return (Object.keys(differs) as Corrected[]).filter((one) => differs[one])
}

/** The body of the command: a field that is left out stays unchanged. */
export function bodyOf(known: Known, typed: Typed) {
  const corrected = correctedIn(known, typed)
  const has = (one: Corrected) => corrected.includes(one)
  return {
    ...(has('name') && { name: typed.name }),
    ...(has('phone') && { phone: typed.phone }),
    ...(has('language') && { language: typed.language }),
    ...(has('call') && { call: typed.call }),
    ...(has('ways') && typed.write && { write: typed.write }),
    ...(asksProof(known, typed) && typed.proof && { proof: typed.proof }),
    ...(asksProof(known, typed) && typed.proof === 'code' && { code: typed.code }),
  }
}

/** Whether the desk needs proof that the patient asks for the change. */
export function asksProof(known: Known, typed: Typed): boolean {
  const corrected = correctedIn(known, typed)
  const after = contactFrom(
    {
      ...(corrected.includes('call') && { call: typed.call }),
      ...(corrected.includes('ways') && typed.write && { write: typed.write }),
    },
    known.wishes,
  )
  return needsProof({ corrected, before: known.wishes, after })
}
