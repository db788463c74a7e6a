import type { Visibility } from '~/lib/text/visible-blocks'
import type { QueriedBlocks } from './types.generated'

/** Distributes over the union, so that `_type` still selects one of its members. */
type WithOptionalVisibility<Type> = Type extends unknown
  ? Omit<Type, keyof Visibility> & Visibility
  : never

/**
 * One section of a page, as its query returns it. Only previews get blocks that are hidden or out
 * of their dates (PAGE-01).
 */
export type Block = WithOptionalVisibility<NonNullable<QueriedBlocks>[number]>

/** A section of the given `_type`. */
export type BlockOf<Type extends Block['_type']> = Extract<Block, { _type: Type }>
