import type { HomePageQueryResult } from '~/sanity/types.generated'

/** One section of a page, as its query gives it. */
export type Block = NonNullable<NonNullable<HomePageQueryResult>['sections']>[number]

/** A section of one type. */
export type BlockOf<Type extends Block['_type']> = Extract<Block, { _type: Type }>
