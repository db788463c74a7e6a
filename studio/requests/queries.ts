import { investorFields, MAIL_OVERDUE_MS } from '#config/investor-request'
import type { LiveQuery } from '../components/use-live-query'
import type { DeliveryState } from './delivery'
import type { RequestKind } from './kinds'

/** Undefined fields and an empty search match everything. */
export interface RequestFilter {
  readonly status?: string | undefined
  readonly delivery?: DeliveryState | undefined
  readonly search: string
}

const PROJECTION = `{
  _id, "createdAt": coalesce(createdAt, _createdAt), status, notes,
  ${investorFields.join(', ')}, email,
  confirmedAt, leftAt, bouncedAt,
  delivery{state, sentAt}
}`

const NEWEST_FIRST = 'order(coalesce(createdAt, _createdAt) desc, _id)'

/** The rule of `deriveDeliveryState` in GROQ. */
const DELAYED = `(delivery.state == "failing" || (coalesce(delivery.state, "pending") != "sent" &&
  dateTime(coalesce(createdAt, _createdAt)) < dateTime($delayedBefore)))`

const delivery: Readonly<Record<DeliveryState, string>> = {
  sent: 'delivery.state == "sent"',
  delayed: DELAYED,
  pending: `(coalesce(delivery.state, "pending") != "sent" && !${DELAYED})`,
}

/** The search ignores further words. */
const MAX_TERMS = 5
const MIN_PHONE_DIGITS = 4
const PHONE_SEPARATORS = [' ', '-', '.', '(', ')', '+']
/** The search ignores the accents of these letters. */
const PLAIN_LETTERS = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' } as const

/**
 * Makes the query of the newest requests that match the filter, with the counts of all.
 * @param limit number of requests
 * @param now milliseconds
 */
export function buildPageQuery(
  kind: RequestKind,
  filter: RequestFilter,
  limit: number,
  now: number,
): LiveQuery {
  const { condition, params } = buildCondition(kind, filter, now)
  const [first] = kind.statuses
  const counts = kind.statuses.map(
    ({ value }) =>
      `"${value}": count(*[_type == $type && coalesce(status, "${first.value}") == "${value}"])`,
  )
  return {
    query: `{
      "records": *[${condition}] | ${NEWEST_FIRST} [0...${limit}] ${PROJECTION},
      "found": count(*[${condition}]),
      "delayed": ${kind.hasDelivery ? `count(*[_type == $type && ${DELAYED}])` : '0'},
      "counts": {${counts.join(', ')}}
    }`,
    params,
  }
}

/** Makes the query of all requests that match the filter, newest first. */
export function buildExportQuery(kind: RequestKind, filter: RequestFilter, now: number): LiveQuery {
  const { condition, params } = buildCondition(kind, filter, now)
  return { query: `*[${condition}] | ${NEWEST_FIRST} ${PROJECTION}`, params }
}

function buildCondition(kind: RequestKind, filter: RequestFilter, now: number) {
  const terms = parseSearch(filter.search, kind)
  const conditions = [
    '_type == $type',
    ...(filter.status === undefined
      ? []
      : [`coalesce(status, "${kind.statuses[0].value}") == $status`]),
    ...(filter.delivery === undefined ? [] : [delivery[filter.delivery]]),
    ...terms.map(({ text }, index) => contains(text, `$term${index}`)),
  ]
  const params = {
    type: kind.type,
    delayedBefore: new Date(now - MAIL_OVERDUE_MS).toISOString(),
    ...(filter.status !== undefined && { status: filter.status }),
    ...Object.fromEntries(terms.map(({ term }, index) => [`term${index}`, term])),
  }
  return { condition: conditions.join(' && '), params }
}

/** Splits a search into terms, each with the GROQ text that must contain it. */
function parseSearch(search: string, { searchFields, phoneField }: RequestKind) {
  const digits = search.replace(/\D/g, '')
  if (
    phoneField !== undefined &&
    digits.length >= MIN_PHONE_DIGITS &&
    /^[\d\s+().-]+$/.test(search)
  ) {
    const text = PHONE_SEPARATORS.reduce(
      (inner, separator) => replaceAll(inner, separator, ''),
      `coalesce(${phoneField}, "")`,
    )
    return [{ term: digits, text }]
  }
  const fields = searchFields.map((field) => `coalesce(${field}, "")`).join(', ')
  const text = Object.entries(PLAIN_LETTERS).reduce(
    (inner, [letter, plain]) => replaceAll(inner, letter, plain),
    `lower(array::join([${fields}], " "))`,
  )
  const words = search.trim().toLowerCase().split(/\s+/).slice(0, MAX_TERMS)
  return words.filter((word) => word !== '').map((word) => ({ term: removeAccents(word), text }))
}

const removeAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** GROQ has no replace function, so this splits the text and joins it again. */
const replaceAll = (text: string, from: string, to: string) =>
  `array::join(string::split(${text}, "${from}"), "${to}")`

const contains = (text: string, term: string) => `count(string::split(${text}, ${term})) > 1`
