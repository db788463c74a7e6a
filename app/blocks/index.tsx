import { memo } from 'react'
import { EditableField, itemPath } from '~/components/editable'
import { EmptyBlock } from '~/components/page-editing/empty-block'
import type { Block } from '~/sanity/block-types'
import { BlockSwitch } from './block-switch.generated'

/** While an editor types, only the block that changes renders again. */
const StableBlock = memo(BlockSwitch)

interface BlocksProps {
  blocks: readonly Block[] | null | undefined
  /** Field of the document that holds the blocks. */
  field?: string
}

/** The sections of a page, in the editor's order. */
export function Blocks({ blocks, field = 'body' }: BlocksProps) {
  return (blocks ?? []).map((block) => (
    <EditableField key={block._key} path={itemPath(field, block)} block={block}>
      <StableBlock block={block} />
      <EmptyBlock />
    </EditableField>
  ))
}
