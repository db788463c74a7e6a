/** Reproducible pseudo-random values. */
export interface Random {
  /** Returns an integer from 0 to `count - 1`. */
  readonly below: (count: number) => number
  /** Returns true with this probability, from 0 to 1. */
  readonly chance: (probability: number) => boolean
  readonly pick: <const Value>(values: readonly [Value, ...Value[]]) => Value
}

/** @param seed an integer; equal seeds give equal sequences (mulberry32) */
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
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)] ?? values[0],
  }
}
