import type { Finding, Rule } from '../finding'
import { listTexts } from '../walk'

/**
 * Characters that nobody sees and that break search, line breaks or screen readers: controls, marks
 * of direction, zero-width ones, soft hyphens, line separators, private use. Tabs and line feeds
 * are blanks. Joiners and selectors are part of an emoji, so the pattern checks their neighbours.
 */
const INVISIBLE =
  /(?![\t\n\r])\p{Cc}|\p{Co}|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|(?<![\p{Emoji}\uFE0F])\u200D|\u200D(?!\p{Emoji})/u

/** A space that does not break: at an end, beside another blank, or between two words. */
const WRONG_SPACE =
  /^[\u00A0\u202F]|[\u00A0\u202F]$|[\u00A0\u202F](?=\s)|(?<=\s)[\u00A0\u202F]|(?<=\p{L}{3})\u00A0(?=\p{L}{3})/u

/** Number of words beside the character that the message shows. */
const CONTEXT = 3

/** Finds characters that come along with pasted text and cannot be seen. */
export const checkHiddenCharacters: Rule = (document) =>
  listTexts(document).flatMap(({ value, path }): Finding[] => {
    const invisible = INVISIBLE.exec(value)
    if (invisible !== null) {
      return [{ level: 'error', path, message: describeInvisible(value, invisible.index) }]
    }
    const space = WRONG_SPACE.exec(value)
    if (space === null) return []
    return [{ level: 'warning', path, message: describeSpace(value, space.index) }]
  })

function describeInvisible(text: string, index: number): string {
  return `Hay un carácter invisible ${place(text, index)}. Borrá esas letras y volvé a escribirlas.`
}

function describeSpace(text: string, index: number): string {
  return `Hay un espacio duro, que no deja cortar el renglón, ${place(text, index)}. Borralo y poné un espacio común.`
}

function place(text: string, index: number): string {
  const before = text.slice(0, index).trim().split(/\s+/).slice(-CONTEXT).join(' ')
  if (before !== '') return `después de «${before}»`
  const after = text
    .slice(index + 1)
    .trim()
    .split(/\s+/)
  return `antes de «${after.slice(0, CONTEXT).join(' ')}»`
}
