import { missingSigns } from '~/lib/lettering/lettering'
import { parseUrl } from '~/lib/links/parse-url'

/** What a visitor types, in the order of the form. */
export const typedFields = ['cause', 'name', 'number', 'prize', 'price', 'date', 'address'] as const
export type TypedField = (typeof typedFields)[number]
/** What every poster needs; without it the poster shows the example. */
const requiredFields = ['cause', 'name', 'number'] as const
export type RequiredField = (typeof requiredFields)[number]
/** What a raffle may add; without it the poster has no such row. */
export const detailFields = ['prize', 'price', 'date'] as const
export type Typed = Readonly<Record<TypedField, string>>

/** An object with a value for each field. */
export function mapTyped<Value>(create: (field: TypedField) => Value): Record<TypedField, Value>
export function mapTyped(create: (field: TypedField) => unknown): Record<string, unknown> {
  return Object.fromEntries(typedFields.map((field) => [field, create(field)]))
}

/** Maximum length of each field, in characters. */
export const limits: Readonly<Record<TypedField, number>> = {
  cause: 60,
  name: 40,
  number: 6,
  prize: 40,
  price: 12,
  date: 36,
  // A longer address makes a QR code that phones cannot read from a poster.
  address: 120,
}

/** What is wrong with a field; `detail` fills the placeholders of its message. */
export interface Issue {
  kind: 'empty' | 'long' | 'signs' | 'digits' | 'address' | 'refused'
  detail: Readonly<Record<string, string | number>>
}

export type Issues = Readonly<Partial<Record<TypedField, Issue>>>

/** Issues that only typed text can cause; they show immediately. */
const IMMEDIATE: ReadonlySet<Issue['kind']> = new Set(['long', 'signs', 'digits', 'refused'])

export function isRequired(field: TypedField): field is RequiredField {
  return requiredFields.some((name) => name === field)
}

/** The first issue of each field. */
export function checkFields(typed: Typed, refusedWords: readonly string[]): Issues {
  const issues: Partial<Record<TypedField, Issue>> = {}
  for (const field of typedFields) {
    const issue = checkField(field, typed[field].trim(), refusedWords)
    if (issue !== undefined) issues[field] = issue
  }
  return issues
}

/** The issues to show while the visitor still types. */
export function immediateIssues(issues: Issues): Issues {
  return Object.fromEntries(Object.entries(issues).filter(([, { kind }]) => IMMEDIATE.has(kind)))
}

function checkField(
  field: TypedField,
  value: string,
  refusedWords: readonly string[],
): Issue | undefined {
  if (value === '') return isRequired(field) ? { kind: 'empty', detail: {} } : undefined
  const [max, length] = [limits[field], Array.from(value).length]
  if (length > max) return { kind: 'long', detail: { max, over: length - max } }
  if (field === 'number') return /^\d+$/.test(value) ? undefined : { kind: 'digits', detail: {} }
  if (field === 'address') {
    return toAddress(value) === undefined ? { kind: 'address', detail: {} } : undefined
  }
  const word = findRefused(value, refusedWords)
  if (word !== undefined) return { kind: 'refused', detail: { word } }
  const signs = missingSigns(value)
  return signs.length === 0 ? undefined : { kind: 'signs', detail: { signs: signs.join(' ') } }
}

/** The web address that someone has typed, with its scheme; undefined when it is none. */
export function toAddress(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = /\s/.test(text) ? undefined : parseUrl(address)
  if (url?.username !== '') return undefined
  return /^[^.]+(\.[^.]+)+$/.test(url.hostname) ? url.href : undefined
}

/**
 * Finds a refused word or phrase in a text. Case and accents do not count; only complete words do,
 * so that `computadora` passes whatever is refused.
 */
export function findRefused(text: string, refused: readonly string[]): string | undefined {
  const words = splitWords(text)
  return refused.find((entry) => {
    const searched = splitWords(entry)
    return searched !== '' && ` ${words} `.includes(` ${searched} `)
  })
}

/** Words without accents in lower case, between single spaces. ñ stays a letter of its own. */
function splitWords(text: string): string {
  const plain = Array.from(text.normalize('NFC').toLocaleLowerCase('es'))
    .map((letter) => (letter === 'ñ' ? letter : letter.normalize('NFD').charAt(0)))
    .join('')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
