import { facts } from '#content/facts.ts'
import { brandColours } from '../brand.ts'

const icon = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The neutral short name: it may be on the home screen of a shared phone. */
const manifest = {
  name: facts.clinicShortName.en,
  short_name: facts.clinicShortName.en,
  start_url: '/',
  display: 'browser',
  background_color: brandColours.light['--sand-50'],
  theme_color: brandColours.light['--brand-800'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('icon-maskable', 192, 'maskable'),
    icon('icon-maskable', 512, 'maskable'),
  ],
}

export const loader = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
