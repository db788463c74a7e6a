import { env } from '#config/env.server'
import { staffPages } from '~/blocks/staff-pages.server'
import { fileResponse } from '~/lib/http/cache-control'
import { sitemapXml } from '~/services/seo/sitemap'
import { knownPages, siteIdentity } from '~/sanity/shared-content.server'

/** Lists every page that search engines may list, with its last change (RT-08). */
export async function loader() {
  const [pages, more, site] = await Promise.all([
    knownPages.load(),
    staffPages.load(),
    siteIdentity.load(),
  ])
  const { siteUrl } = env()
  const xml = site?.hidden === true ? sitemapXml([], [], siteUrl) : sitemapXml(pages, more, siteUrl)
  return fileResponse(xml, 'application/xml')
}
