import { fileResponse } from '~/lib/http/cache-control'
import { siteIdentity } from '~/sanity/shared-content.server'

/** Background colour, see styles/tokens.css. */
const PAPER = '#fff8ea'

/** Files in public/, drawn by packages/illustrations/. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The web app manifest, for phones with the site on their home screen (RT-08). */
export async function loader() {
  const site = await siteIdentity.load()
  const manifest = {
    id: '/',
    name: site?.brandName ?? undefined,
    short_name: site?.brandName ?? undefined,
    description: site?.description ?? undefined,
    lang: 'es-AR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: PAPER,
    theme_color: PAPER,
    icons,
  }
  return fileResponse(JSON.stringify(manifest), 'application/manifest+json')
}
