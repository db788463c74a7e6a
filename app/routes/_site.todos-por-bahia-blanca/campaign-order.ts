/** So many orders of the campaigns are stored as pages: all there are of the usual three. */
export const CAMPAIGN_ORDERS = 6

/**
 * A copy of the list in one of its orders. Each number stands for an equal share of all orders, so
 * that a random number makes each order as likely as any other.
 * @param order a whole number from 0 up to, not including, `CAMPAIGN_ORDERS`
 * @param random gives a number from 0 up to, not including, 1; chooses within the share
 */
export function inOrder<Item>(
  list: readonly Item[],
  order: number,
  random: () => number = Math.random,
): Item[] {
  const rest = [...list]
  const ordered: Item[] = []
  // The fraction of all orders before the chosen one: each item taken spends one of its digits.
  let fraction = (order + random()) / CAMPAIGN_ORDERS
  while (rest.length > 0) {
    const scaled = fraction * rest.length
    const index = Math.floor(scaled)
    fraction = scaled - index
    ordered.push(...rest.splice(index, 1))
  }
  return ordered
}

/** A random order of the campaigns, as `inOrder` takes it. */
export function randomOrder(): number {
  return Math.floor(Math.random() * CAMPAIGN_ORDERS)
}
