/** The value of a GROQ condition; `null` is neither true nor false. */
export type Truth = boolean | null

export const not = (truth: Truth): Truth => (truth === null ? null : !truth)

export const and = (left: Truth, right: Truth): Truth => {
  if (left === false || right === false) return false
  return left === null || right === null ? null : true
}

export const or = (left: Truth, right: Truth): Truth => not(and(not(left), not(right)))
