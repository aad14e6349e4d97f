/** The browser may prefetch a page when its link is hovered or pressed; never the appointment pages. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*appoitment/*' } },
          { not: { href_matches: '/api/*' } },
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
