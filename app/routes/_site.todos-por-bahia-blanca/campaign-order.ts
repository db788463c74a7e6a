/** Number of orders that the page cache stores: all orders of three campaigns. */
export const CAMPAIGN_ORDERS = 6

/**
 * Returns a copy of the list in one of its orders. Each number stands for an equal share of all
 * orders.
 * @param order integer from 0 to `CAMPAIGN_ORDERS` - 1
 * @param random returns a number in [0, 1); chooses within the share
 */
export function orderCampaigns<Item>(
  list: readonly Item[],
  order: number,
  random: () => number = Math.random,
): Item[] {
  const rest = [...list]
  const ordered: Item[] = []
  // The fraction of all orders before the chosen one; each item consumes one of its digits.
  let fraction = (order + random()) / CAMPAIGN_ORDERS
  while (rest.length > 0) {
    const scaled = fraction * rest.length
    const index = Math.floor(scaled)
    fraction = scaled - index
    ordered.push(...rest.splice(index, 1))
  }
  return ordered
}

/** Draws an order for `orderCampaigns`. */
export function drawOrder(): number {
  return Math.floor(Math.random() * CAMPAIGN_ORDERS)
}
