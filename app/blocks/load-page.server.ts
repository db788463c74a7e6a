import type { Block } from '~/sanity/block-types'
import type { Content } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { warnOnce } from '~/lib/process/log.server'
import { blockNames } from './block-fields.generated'

const known: ReadonlySet<string> = new Set(blockNames)

/**
 * Loads the document of a page: drafts in a preview, else what is published (CMS-06).
 * @param cacheTime `Cache-Control` of the published page, one of `cacheControl`
 * @throws Response 404 while the document is missing
 */
export async function loadPage<Page>(
  request: Request,
  content: Content<Page | null>,
  cacheTime?: string,
) {
  const { result: page, headers } = await contentFor(request, content, cacheTime)
  if (page === null) throw new Response(null, { status: 404 })
  return { page, headers }
}

/** Logs each block of a page that the site cannot show (CMS-08). */
export function logUnknownBlocks(page: string, blocks: readonly Block[] | null | undefined): void {
  for (const { _type: block } of blocks ?? []) {
    if (!known.has(block)) warnOnce('a page contains an unknown block', { page, block })
  }
}
