import { env } from '../../config/env.server'
import { cacheControl } from '~/lib/http/cache-control'
import { sitemapXml } from '~/services/seo/sitemap'
import { knownPages } from '~/sanity/known-pages.server'
import { siteIdentity } from '~/sanity/site-identity.server'

/** Lists every page that search engines may list, with its last change (RT-08). */
export async function loader() {
  const [pages, site] = await Promise.all([knownPages.load(), siteIdentity.load()])
  const listed = site?.hidden === true ? [] : pages
  return new Response(sitemapXml(listed, env().siteUrl), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': cacheControl.page,
    },
  })
}
