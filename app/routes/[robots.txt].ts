import { env } from '#config/env.server'
import { fileResponse } from '~/lib/http/cache-control'

/**
 * Rules for crawlers (RT-08). Unlisted pages carry a `noindex` of their own: a crawler has to read
 * it, and a list here would reveal them.
 */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /studio',
    // The API of the dataset; its pictures and files stay allowed.
    'Disallow: /lake/v',
    '',
    `Sitemap: ${env().siteUrl}/sitemap.xml`,
    '',
  ]
  return fileResponse(lines.join('\n'), 'text/plain')
}
