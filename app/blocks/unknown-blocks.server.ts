import { log } from '~/lib/log.server'
import { blockNames } from './block-names'

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
