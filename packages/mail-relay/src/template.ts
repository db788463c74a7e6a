/** Values by name; an absent one counts as empty. */
export type Variables = Readonly<Partial<Record<string, string>>>

const PLACEHOLDER = /^\{\{(\w+)\}\}$|\{\{(\w+)\}\}/gm
/** Control characters, line breaks, and marks that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Inserts variables into the text of a template. @param empty replaces an empty value */
export function insertVariables(text: string, variables: Variables, empty = '—'): string {
  const insert = (_match: string, paragraph: string | undefined, line: string) => {
    const value =
      paragraph === undefined ? toLine(variables[line]) : (variables[paragraph] ?? '').trim()
    return value === '' ? empty : value
  }
  return text.replace(PLACEHOLDER, insert)
}

/** Inserts variables into HTML: `{{{name}}}` as it is, `{{name}}` escaped. */
export function insertIntoHtml(html: string, variables: Variables): string {
  const insert = (_match: string, raw: string | undefined, line: string) =>
    raw === undefined ? escapeHtml(toLine(variables[line]) || '—') : (variables[raw] ?? '')
  return html.replace(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, insert)
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Makes typed text a single line that cannot imitate other lines. */
export function toLine(typed = ''): string {
  return typed.replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim()
}
