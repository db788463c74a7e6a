/** Numbers that look random and are the same in every run (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number, both bounds included. */
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    /** True as often as the part says, from 0 to 1. */
    chance: (part: number) => next() < part,
    /** One of several, each as often as the others. */
    pick: <Item>(first: Item, ...others: readonly Item[]): Item => {
      let picked = first
      for (const [index, other] of others.entries()) if (next() < 1 / (index + 2)) picked = other
      return picked
    },
  }
}

export type Random = ReturnType<typeof randomFrom>
