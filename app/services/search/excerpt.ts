import { type Word, splitWords } from './words'

/** A part of a text; matches are highlighted. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** Longest excerpt, and how much of it stands before its first match, in characters. */
const LENGTH = 200
const BEFORE = 60

/** Splits a text into parts. @param matched folded words to highlight */
export function highlight(text: string, matched: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const word of splitWords(text)) {
    if (!matched.has(word.folded)) continue
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false })
    parts.push({ text: word.text, isMatch: true })
    end = word.end
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** The piece of a text with the most matches, highlighted; its beginning without a match. */
export function excerpt(text: string, matched: ReadonlySet<string>): TextPart[] {
  const words = splitWords(text)
  const start = findStart(words, matched)
  const last = words.findLast(({ end }) => end <= start + LENGTH)
  const isRest = last !== undefined && last === words.at(-1)
  const piece = text.slice(start, isRest ? undefined : (last?.end ?? start + LENGTH))
  return highlight(`${start > 0 ? '… ' : ''}${piece}${isRest ? '' : ' …'}`, matched)
}

/** Where the piece with the most matches starts. */
function findStart(words: readonly Word[], matched: ReadonlySet<string>): number {
  const matches = words.filter(({ folded }) => matched.has(folded))
  const countFrom = (at: number) =>
    matches.filter(({ start, end }) => start >= at && end <= at + LENGTH - BEFORE).length
  const counts = matches.map(({ start }) => countFrom(start))
  const best = matches[counts.indexOf(Math.max(...counts))]
  if (best === undefined || best.start <= BEFORE) return 0
  return words.find(({ start }) => start >= best.start - BEFORE)?.start ?? 0
}
