import { dayOf } from '#clinic/time.ts'
import { signedTexts } from '#content/desk/signed-texts.ts'
import { facts } from '#content/facts.ts'
import { longDateIn } from '#content/format/long-date.ts'
import type { Language } from '#content/language.ts'
import type { Database } from '../platform/db.ts'
import { hashOfText } from './text-hash.ts'

/** The doctor who signed the present text, and when, for the line on its page. */
export type Signature = { reviewer: Record<Language, string>; at: Date }

/** The texts never change while the process runs. */
const hashes = new Map(signedTexts.map((text) => [text.id, hashOfText(text)]))

/** By the id of the text. A signature of another version does not count; nor does one by a doctor who has left. */
export async function findSignatures(db: Database): Promise<Map<string, Signature>> {
  const rows = await db.selectFrom('text_sign_offs').selectAll().execute()
  return new Map(
    rows.flatMap(({ text_id, text_hash, doctor, signed_at }) => {
      const signer = facts.doctors.find(({ id }) => id === doctor)
      if (!signer || hashes.get(text_id) !== text_hash) return []
      const named = (language: Language) => `${signer.name[language]} (${signer.registration[language]})`
      return [[text_id, { reviewer: { en: named('en'), hi: named('hi') }, at: signed_at }] as const]
    }),
  )
}

/** In the words of the page. */
export const signatureIn = (language: Language, { reviewer, at }: Signature) => ({
  reviewer: reviewer[language],
  date: longDateIn(language, dayOf(at)),
})

type SignatureReader = {
  /** The known signatures; never waits for the database. */
  read(): ReadonlyMap<string, Signature>
  start(): Promise<void>
}

const REFRESH_MS = 30_000

/**
 * Signatures in the memory of this process, read again in the background when they are half a minute old and a page
 * needs them. While the database is down, the last ones stay.
 */
export function createSignatureReader(
  db: Database,
  now: () => Date,
  onFailed: (error: unknown) => void,
): SignatureReader {
  let known: ReadonlyMap<string, Signature> = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | null = null
  const refresh = () => {
    loading ??= findSignatures(db)
      .then((found) => {
        known = found
      }, onFailed)
      .finally(() => {
        readAt = now().getTime()
        loading = null
      })
    return loading
  }
  return {
    read() {
      if (Math.abs(now().getTime() - readAt) >= REFRESH_MS) void refresh()
      return known
    },
    start: refresh,
  }
}
