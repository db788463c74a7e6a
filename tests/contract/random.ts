/** Numbers that look random and are the same in every run. */
export interface Random {
  /** @returns a whole number from 0 to `count - 1` */
  readonly below: (count: number) => number
  /** @returns a whole number, both bounds included */
  readonly between: (from: number, to: number) => number
  /** @returns true as often as the part says, from 0 to 1 */
  readonly chance: (part: number) => boolean
  /** @returns one of the values */
  readonly pick: <const Value>(values: readonly [Value, ...Value[]]) => Value
}

/** @param seed a whole number; the same one gives the same sequence (mulberry32) */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (part) => next() < part,
    pick: (values) => values[below(values.length)] ?? values[0],
  }
}
