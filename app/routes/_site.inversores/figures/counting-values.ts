/** Number of values that a figure passes at most. */
const STEPS = 18

/**
 * Returns what a figure shows while it counts up: ascending, all below its value and with as many
 * digits. Only a plain number counts (`+50.000`): money, multiples and ranges never show a value
 * that is not theirs (INV-05).
 */
export function countingValues(value: string): string[] {
  const match = /^(\+?)([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d*)$/.exec(value.trim())
  if (match === null) return []
  const [, sign = '', digits = ''] = match
  const end = Number(digits.replaceAll('.', ''))
  const start = 10 ** (String(end).length - 1)
  const numbers = Array.from({ length: STEPS }, (_, step) =>
    Math.floor(end - (end - start) * (1 - step / STEPS) ** 3),
  )
  const isGrouped = digits.includes('.')
  return [...new Set(numbers)]
    .filter((number) => number < end)
    .map((number) => `${sign}${isGrouped ? groupThousands(number) : number}`)
}

function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.')
}
