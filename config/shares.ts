/**
 * Reads the percentages of a whole, such as `40 %`.
 * @returns undefined unless every value is one and they add up to 100
 */
export function readShares(values: readonly string[]): number[] | undefined {
  const shares = values.map((value) => {
    const [, digits] = /^\s*(\d+(?:,\d+)?)\s*%\s*$/.exec(value) ?? []
    return Number(digits?.replace(',', '.'))
  })
  const sum = shares.reduce((total, share) => total + share, 0)
  return Math.abs(sum - 100) < 0.01 ? shares : undefined
}
