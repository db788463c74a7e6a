import type { MetaFunction } from '@remix-run/node'
import type { Block } from '~/sanity/block-types'
import { pageMeta } from '~/services/seo/page-meta'

/** A page whose document has a name, blocks and texts for search engines. */
export interface ContentPageData {
  title: string | null
  body?: readonly Block[] | null
  seo: Parameters<typeof pageMeta>[0]
}

/** The `meta` of a route whose `loader` is made with `contentPageLoader`. */
export const contentPageMeta: MetaFunction<() => { page: ContentPageData }> = ({
  data: loaded,
  matches,
  location,
}) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })
