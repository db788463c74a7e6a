import { memo } from 'react'
import { EditableField } from '~/components/editable'
import type { Block } from '~/sanity/block-types'
import { BlockSwitch } from './block-switch.generated'

/** While an editor types, only the block that changes renders again. */
const StableBlock = memo(BlockSwitch)

interface BlocksProps {
  blocks: readonly Block[] | null | undefined
  /** Field of the document that holds them. */
  field?: string
}

/** The sections of a page, in the editor's order. */
export function Blocks({ blocks, field = 'body' }: BlocksProps) {
  return (blocks ?? []).map((block) => (
    <EditableField key={block._key} path={`${field}[_key=="${block._key}"]`}>
      <StableBlock block={block} />
    </EditableField>
  ))
}
