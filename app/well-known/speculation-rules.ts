/** On a fast line the browser may fetch a page while the finger is still on its link. Reading pages only. */
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
