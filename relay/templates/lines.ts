/** Line breaks and other controls, and the marks that turn the direction of writing around. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const NOTHING = '—'

/** Where the values begin, in characters. */
const LABEL_WIDTH = 11

/**
 * What was typed as one line that cannot pass for another: no line breaks, controls or turned
 * writing.
 */
export function oneLine(typed: string | undefined): string {
  return (typed ?? '').replace(BREAKING, ' ').replace(/ {2,}/g, ' ').trim()
}

/** One line of a message: what it is, and the value or a dash. */
export function row(label: string, typed: string | undefined): string {
  return `${label}:`.padEnd(LABEL_WIDTH) + orDash(oneLine(typed))
}

/** A text of any length, or a dash. */
export function paragraph(typed: string | undefined): string {
  return orDash((typed ?? '').trim())
}

function orDash(text: string): string {
  return text === '' ? NOTHING : text
}
