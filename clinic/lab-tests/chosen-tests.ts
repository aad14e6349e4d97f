/** More than any doctor writes on one slip; a booking of more is agreed by phone. */
export const MAX_CHOSEN_TESTS = 20

/**
 * The tests that a form chose, in the order of choosing: the field `test`, a slug each, one as text and several as a
 * list. Unknown ones, repeated ones and those beyond the limit are left out.
 */
export function chosenTests<T extends { slug: string }>(sent: unknown, known: readonly T[]): T[] {
  const slugs = new Set<unknown>(Array.isArray(sent) ? sent : [sent])
  const bySlug = new Map<unknown, T>(known.map((test) => [test.slug, test]))
  return [...slugs].flatMap((slug) => bySlug.get(slug) ?? []).slice(0, MAX_CHOSEN_TESTS)
}
