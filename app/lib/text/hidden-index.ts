const START = '\u2063'
const DIGITS = ['\u200B', '\u200C'] as const

/** A number between separators, all of invisible characters. None of them is white space. */
const HIDDEN = /\u2063([\u200B\u200C]+)\u2063/
const EVERY_HIDDEN = /\u2063[\u200B\u200C]+\u2063/g

/**
 * Encodes a number in invisible characters. A preview puts it before a text, and reads it again in
 * the page (decision 42).
 * @param index integer from 0
 */
export function hideIndex(index: number): string {
  const digits = Array.from(index.toString(2), (digit) => DIGITS[digit === '1' ? 1 : 0])
  return `${START}${digits.join('')}${START}`
}

/** The first number that is hidden in a text. */
export function findHiddenIndex(text: string): number | undefined {
  const digits = HIDDEN.exec(text)?.[1]
  if (digits === undefined) return undefined
  return parseInt(digits.replaceAll(DIGITS[0], '0').replaceAll(DIGITS[1], '1'), 2)
}

/** The text without hidden numbers, for code that counts, draws or copies its letters. */
export function withoutHidden(text: string): string {
  return text.replaceAll(EVERY_HIDDEN, '')
}
