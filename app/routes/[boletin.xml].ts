import { env } from '#config/env.server'
import { newsletterFeed } from '~/services/newsletter/feed'
import { generalPages } from '~/blocks/general-pages.server'
import { staffPages } from '~/blocks/staff-pages.server'
import { fileResponse } from '~/lib/http/cache-control'

/** The archive of the newsletter for feed readers (NEWS-06). */
export async function loader() {
  const [archive, pages] = await Promise.all([
    generalPages.get('newsletterPage')?.load(),
    staffPages.load(),
  ])
  const issues = pages.filter(({ kind }) => kind === 'newsletterIssue')
  const xml = newsletterFeed(archive?.seo ?? undefined, issues, env().siteUrl)
  return fileResponse(xml, 'application/rss+xml')
}
