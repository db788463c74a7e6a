/**
 * A copy of the list in random order, each order as likely as any other (Fisher–Yates).
 * @param random gives a number from 0 up to, not including, 1
 */
export function shuffled<Item>(list: readonly Item[], random: () => number = Math.random): Item[] {
  const rest = [...list]
  const order: Item[] = []
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return order
}
