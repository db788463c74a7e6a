import type { HomePageQueryResult } from './types.generated'

/** One section of a page, as its query returns it. */
export type Block = NonNullable<NonNullable<HomePageQueryResult>['sections']>[number]

/** A section of the given `_type`. */
export type BlockOf<Type extends Block['_type']> = Extract<Block, { _type: Type }>
