import { cacheControl } from '~/lib/cache-control'
import { siteIdentity } from '~/sanity/site-identity.server'

/** The paper of the site, see styles/tokens.css. */
const PAPER = '#fff8ea'

/** What a phone shows of the site when it is kept on the home screen (RT-08). */
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
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
  }
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': cacheControl.page,
    },
  })
}
