import { env } from '../../config/env.server'
import { cacheControl } from '~/lib/cache-control'

/**
 * What crawlers may ask for (RT-08). Pages that no search engine should list say so themselves: a
 * crawler kept away would not read it, and a list here would tell everyone where they are.
 */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /studio',
    // The dataset's API, not its pictures and files, which lie beside it.
    'Disallow: /lake/v',
    '',
    `Sitemap: ${env().siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.page },
  })
}
