/**
 * Creates reproducible pseudo-random integers (mulberry32).
 * @param seed an integer; equal seeds give equal sequences
 * @returns a function that returns an integer from 0 to `count - 1`
 */
export function randomFrom(seed: number): (count: number) => number {
  let state = seed | 0
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}
