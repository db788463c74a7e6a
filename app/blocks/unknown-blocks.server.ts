import { log } from '~/lib/process/log.server'
import { blockNames } from './block-fields.generated'

const known: ReadonlySet<string> = new Set(blockNames)
const reported = new Set<string>()

/** Logs each block type of a page that the site cannot show, once per process (CMS-08). */
export function logUnknownBlocks(
  page: string,
  blocks: readonly { _type: string }[] | null | undefined,
): void {
  for (const { _type } of blocks ?? []) {
    if (known.has(_type) || reported.has(_type)) continue
    reported.add(_type)
    log.warn('a page contains an unknown block', { page, block: _type })
  }
}
