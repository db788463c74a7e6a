import { log } from '~/lib/log.server'
import type { Block } from './types'

/** Every type of block that the site can show; each has a folder here and in schemas/blocks. */
export const blockNames = [
  'appDownloads',
  'callToAction',
  'campaignGuide',
  'explainers',
  'faqSection',
  'featureCards',
  'figureReceipt',
  'imageCarousel',
  'linkCards',
  'notice',
  'resourceList',
  'richTextSection',
  'stepList',
  'testimonialsSection',
  'wordBand',
] as const satisfies readonly Block['_type'][]

const known: ReadonlySet<string> = new Set(blockNames)
const reported = new Set<string>()

/** Logs, once each, the blocks of a page that the site cannot show and leaves out (CMS-08). */
export function logUnknownBlocks(
  page: string,
  blocks: readonly { _type: string }[] | null | undefined,
): void {
  for (const { _type } of blocks ?? []) {
    if (known.has(_type) || reported.has(_type)) continue
    reported.add(_type)
    log.warn('a page holds a block that the site does not know', { page, block: _type })
  }
}
