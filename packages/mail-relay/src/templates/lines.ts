/** Control characters, line breaks, and marks that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const EMPTY = '—'

/** Column of the values. */
const LABEL_WIDTH = 11

/** Makes typed text a single line that cannot imitate other lines. */
export function oneLine(typed: string | undefined): string {
  return (typed ?? '').replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim()
}

/** A line with label and value, or a dash. */
export function row(label: string, typed: string | undefined): string {
  return `${label}:`.padEnd(LABEL_WIDTH) + orDash(oneLine(typed))
}

/** A text of several lines, or a dash. */
export function paragraph(typed: string | undefined): string {
  return orDash((typed ?? '').trim())
}

function orDash(text: string): string {
  return text === '' ? EMPTY : text
}
