/** Does pieces of work one after the other, each when the one before has ended. */
export type Line = (work: () => Promise<void>) => void

/** @param onFault what to do about a piece that fails; those behind it are done all the same */
export function createLine(onFault: (error: unknown) => void): Line {
  let end = Promise.resolve()
  return (work) => {
    end = end.then(work).catch(onFault)
  }
}
