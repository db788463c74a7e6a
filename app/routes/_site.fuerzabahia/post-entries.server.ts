import { entry } from '~/blocks/search-entries.server'
import { plainTitle } from '~/components/accent-title'
import { omitMissing } from '~/lib/text/omit-missing'
import type { FuerzaBahiaPageQueryResult } from '~/sanity/types.generated'
import type { EntryPage } from '~/services/search/entry'
import { extractText } from '~/services/search/extract-text'
import { POSTS_ANCHOR } from '#config/page-anchors'

type PostsSection = NonNullable<FuerzaBahiaPageQueryResult>['postsSection']

/** The search entry of the section with posts; none without posts (SEEK-01). */
export function postEntries(at: EntryPage, section: PostsSection) {
  const posts = omitMissing(section?.posts)
  if (section === null || posts.length === 0) return []
  return entry(at, 'section', {
    id: `fuerzaBahiaPage.${POSTS_ANCHOR}`,
    anchor: POSTS_ANCHOR,
    title: plainTitle(section.title),
    text: extractText({ lead: section.lead, posts }),
  })
}
