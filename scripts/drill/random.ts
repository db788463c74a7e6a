/** A sequence of numbers that a seed determines (mulberry32), so that a drill can be repeated. */
export interface Random {
  /** From 0 up to 1, without 1. */
  next: () => number
  /** An integer, both ends included. */
  between: (low: number, high: number) => number
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
