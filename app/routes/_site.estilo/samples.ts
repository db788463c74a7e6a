import type { Block, BlockOf } from '~/sanity/block-types'
import type { HomePageQueryResult } from '~/sanity/types.generated'

export type HeroData = NonNullable<NonNullable<HomePageQueryResult>['hero']>

/** The first block of each type, in the order of the pages. */
export function blocksOnce(pages: readonly (readonly Block[] | null | undefined)[]): Block[] {
  const once = new Map<string, Block>()
  for (const block of pages.flatMap((blocks) => blocks ?? [])) {
    if (!once.has(block._type)) once.set(block._type, block)
  }
  return [...once.values()]
}

/**
 * A receipt block whose lines are the hero tickets: real figures exist only on the investors page.
 */
export function receipt({ title, tickets }: HeroData): BlockOf<'figureReceipt'> {
  return {
    _key: 'recibo',
    _type: 'figureReceipt',
    title,
    lead: null,
    anchor: null,
    note: null,
    figures: (tickets ?? []).map((ticket) => ({
      _key: ticket._key,
      label: ticket.title,
      value: ticket.price,
      note: ticket.detail,
      source: null,
      date: null,
      validUntil: null,
      fallbackText: null,
      isProjection: null,
    })),
  }
}
