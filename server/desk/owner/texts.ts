import { type SignedText, signedTexts } from '#content/desk/signed-texts.ts'
import type { Given } from '../../platform/context.ts'
import type { Database } from '../../platform/db.ts'
import { findSignatures } from '../../texts/sign-offs.ts'
import { hashOfText, sentencesOf } from '../../texts/text-hash.ts'
import { type Member, recordClinicEvent } from './clinic-events.ts'

/** All texts, unsigned ones first. */
export async function listTexts(db: Database) {
  const signatures = await findSignatures(db)
  const everSigned = await db.selectFrom('text_sign_offs').select('text_id').distinct().execute()
  const before = new Set(everSigned.map(({ text_id }) => text_id))
  const rowOf = (text: SignedText) => {
    const signature = signatures.get(text.id)
    return {
      id: text.id,
      place: text.place,
      title: { en: text.title.en, hi: text.title.hi },
      hash: hashOfText(text),
      signed: signature ? { by: signature.reviewer, at: signature.at.toISOString() } : null,
      wasSigned: !signature && before.has(text.id),
    }
  }
  return signedTexts.map(rowOf).toSorted((a, b) => Number(a.signed !== null) - Number(b.signed !== null))
}

export async function readText(db: Database, id: string) {
  const text = signedTexts.find((one) => one.id === id)
  const row = text && (await listTexts(db)).find((one) => one.id === id)
  return text && row ? { ...row, sentences: sentencesOf(text) } : null
}

type Signing = { ok: true } | { ok: false; reason: 'gone' | 'changed-since' }

/** The doctor signs the words on the screen: if the text has another hash by now, it must be read again. */
export async function signText(
  db: Database,
  given: Given,
  staff: Member & { doctorId: string },
  { id, hash }: { id: string; hash: string },
): Promise<Signing> {
  const text = signedTexts.find((one) => one.id === id)
  if (!text) return { ok: false, reason: 'gone' }
  if (hashOfText(text) !== hash) return { ok: false, reason: 'changed-since' }
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('text_sign_offs')
      .values({
        text_id: id,
        text_hash: hash,
        staff_id: staff.id,
        doctor: staff.doctorId,
        signed_at: given.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('text_id')
      .executeTakeFirst()
    if (added) await recordClinicEvent(trx, given, staff, 'text-signed', { text: id, hash })
  })
  return { ok: true }
}
