import { switchLanguage } from '#app/paths.ts'
import { contentPaths, livePaths } from '#app/prerendered.ts'

/** Every page of the URL table in both languages, with its expected status. */
export const sitePages: { path: string; status: number }[] = [
  ...[...contentPaths, ...livePaths].map((path) => ({ path, status: 200 })),
  { path: '/404', status: 404 },
  { path: '/no/such/page', status: 404 },
  { path: '/blog/no-such-post', status: 404 },
  { path: '/services/no-such-tab', status: 404 },
  { path: '/service/no-such-tab', status: 404 },
  { path: '/service/treatments/no-such-condition', status: 404 },
  { path: '/questions/no-such-question', status: 404 },
  { path: '/about/dr-nobody', status: 404 },
].flatMap(({ path, status }) => [
  { path, status },
  { path: switchLanguage(path), status },
])
