import type { Keys } from './vault.ts'

type KeyLists = { DATA_KEYS?: Keys; LOOKUP_KEYS?: Keys }

/** Whether one equals the other, or is a part of it. */
const isPartOf = (one: string, other: string) => one.includes(other) || other.includes(one)

/**
 * A secret with two uses leaks with the weaker one, and cannot be rotated for one of them alone. It is also compared
 * with settings of other processes: one file may hold the secrets of all.
 */
export function sharedSecrets(given: Record<string, string>, read: KeyLists): string[] {
  const keyLists = (['DATA_KEYS', 'LOOKUP_KEYS'] as const).flatMap((name) => {
    const list = read[name]
    return list ? [{ name, texts: [...list.values()].map((key) => key.toString('base64')) }] : []
  })
  const secrets = (['FORM_SECRET', 'DESK_SECRET'] as const).flatMap((name) => {
    const text = given[name]
    return text ? [{ name, text }] : []
  })
  const [one, other] = keyLists
  return [
    ...secrets.flatMap(({ name: setting, text }) =>
      keyLists
        .filter(({ name, texts }) => given[name]?.includes(text) || texts.some((key) => text.includes(key)))
        .map(({ name }) => `${setting}: is a key of ${name}, and must be a secret of its own`),
    ),
    ...(secrets.length === 2 && isPartOf(secrets[0]!.text, secrets[1]!.text)
      ? ['DESK_SECRET: is FORM_SECRET, and must be a secret of its own']
      : []),
    ...keyLists
      .filter(({ texts }) => new Set(texts).size < texts.length)
      .map(({ name }) => `${name}: holds one key twice`),
    ...(one?.texts.some((key) => other?.texts.includes(key))
      ? [`${one.name}: shares a key with ${other?.name}`]
      : []),
  ]
}
