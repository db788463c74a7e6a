/** Pieces of work that are done one after the other, each when the one before has ended. */
export interface Line {
  add(work: () => Promise<void>): void
  /** How many pieces have not ended. */
  readonly length: number
}

/** @param onFault what to do about a piece that fails; those behind it are done all the same */
export function createLine(onFault: (error: unknown) => void): Line {
  let end = Promise.resolve()
  let length = 0
  return {
    add(work) {
      length += 1
      end = end
        .then(work)
        .catch(onFault)
        .then(() => {
          length -= 1
        })
    },
    get length() {
      return length
    },
  }
}
