import { nextFreePages } from '../next-free.ts'

/**
 * The browser may prefetch a page when its link is hovered or pressed; never the appointment pages, and none that
 * shows the next free time: a prefetched page is shown up to five minutes later, whatever its headers say.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*appoitment/*' } },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: nextFreePages } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

export const loader = () =>
  new Response(JSON.stringify(rules), {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  })
