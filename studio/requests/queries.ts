import { MAIL_OVERDUE_MS } from '../../config/overdue'
import type { Question } from '../components/use-live-query'
import type { DeliveryState } from './delivery'
import type { RequestKind } from './kinds'

/** What the list is narrowed down to; nothing given shows everything. */
export interface RequestFilter {
  readonly status?: string | undefined
  readonly delivery?: DeliveryState | undefined
  /** As typed. */
  readonly search: string
}

const PROJECTION = `{
  _id, "createdAt": coalesce(createdAt, _createdAt), status, notes,
  user_name, user_whatsapp, user_email, user_currency, user_message, email,
  delivery{state, sentAt}
}`

const NEWEST_FIRST = 'order(coalesce(createdAt, _createdAt) desc, _id)'

/** Same rule as `deliveryState`, for the dataset to decide. */
const DELAYED = `(delivery.state == "failing" || (coalesce(delivery.state, "pending") != "sent" &&
  dateTime(coalesce(createdAt, _createdAt)) < dateTime($delayedBefore)))`

const delivery: Readonly<Record<DeliveryState, string>> = {
  sent: 'delivery.state == "sent"',
  delayed: DELAYED,
  pending: `(coalesce(delivery.state, "pending") != "sent" && !${DELAYED})`,
}

/** More than these few words are not looked for. */
const MOST_TERMS = 5
const FEWEST_DIGITS = 4
const PHONE_MARKS = [' ', '-', '.', '(', ')', '+']
/** Letters that are looked for without their marks, as people type them. */
const PLAIN_LETTERS = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' } as const

/**
 * The newest that the filter finds, and the counts of all.
 * @param limit how many of them
 * @param now milliseconds
 */
export function pageQuestion(
  kind: RequestKind,
  filter: RequestFilter,
  limit: number,
  now: number,
): Question {
  const { condition, params } = conditionOf(kind, filter, now)
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

/** Everything that the filter finds, newest first. */
export function exportQuestion(kind: RequestKind, filter: RequestFilter, now: number): Question {
  const { condition, params } = conditionOf(kind, filter, now)
  return { query: `*[${condition}] | ${NEWEST_FIRST} ${PROJECTION}`, params }
}

function conditionOf(kind: RequestKind, filter: RequestFilter, now: number) {
  const terms = termsOf(filter.search, kind)
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
    ...Object.fromEntries(terms.map(({ wanted }, index) => [`term${index}`, wanted])),
  }
  return { condition: conditions.join(' && '), params }
}

/** What is looked for, each with the text, in GROQ, in which it must stand. */
function termsOf(search: string, { searched, phone }: RequestKind) {
  const digits = search.replace(/\D/g, '')
  if (phone !== undefined && digits.length >= FEWEST_DIGITS && /^[\d\s+().-]+$/.test(search)) {
    const text = PHONE_MARKS.reduce(
      (inner, mark) => replaced(inner, mark, ''),
      `coalesce(${phone}, "")`,
    )
    return [{ wanted: digits, text }]
  }
  const fields = searched.map((field) => `coalesce(${field}, "")`).join(', ')
  const text = Object.entries(PLAIN_LETTERS).reduce(
    (inner, [letter, plain]) => replaced(inner, letter, plain),
    `lower(array::join([${fields}], " "))`,
  )
  const words = search.trim().toLowerCase().split(/\s+/).slice(0, MOST_TERMS)
  return words.filter((word) => word !== '').map((word) => ({ wanted: withoutMarks(word), text }))
}

const withoutMarks = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** In GROQ, which has no replacement of its own: the text split at one string and joined by another. */
const replaced = (text: string, from: string, to: string) =>
  `array::join(string::split(${text}, "${from}"), "${to}")`

const contains = (text: string, wanted: string) => `count(string::split(${text}, ${wanted})) > 1`
