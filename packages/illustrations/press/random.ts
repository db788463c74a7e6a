/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A number from low (included) to high (excluded). */
  between(low: number, high: number): number
  /** One of the items; there must be one. */
  pick<T>(items: readonly [T, ...T[]]): T
}

/**
 * Starts a row of numbers (mulberry32).
 * @param seed any text; the same text gives the same row
 */
export function random(seed: string): Random {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
