import { randomUUID } from 'node:crypto'
import { parse, type ExprNode, type FuncCallNode } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { isObject } from '../store/references'
import { isNode, rewriteTree } from './rewrite-tree'

/** No query or document can contain these texts, which change with each process. */
const MATCH = `match ${randomUUID()} `
const [IDS, TEXTS, END] = [`${MATCH}ids`, `${MATCH}texts`, `${MATCH}end`] as const

/**
 * groq-js gives its callback for references one text. This one holds the search, the ids of the
 * documents to search, and the texts to search.
 */
const template = parse(
  `coalesce({
    "query": $query,
    "list": coalesce(array::compact($searched), [$searched])
  }{
    "_ref": "${MATCH}" + query
      + "${IDS}" + array::join(array::compact(list[]._id), "${END}")
      + "${TEXTS}" + array::join(list[@ == string(@)], "${END}")
  }->.matches, false)`,
)

export const isTextQuery = ({ namespace, name }: FuncCallNode): boolean =>
  namespace === 'text' && name === 'query'

/**
 * Replaces `searched match text::query(query)`, which groq-js cannot evaluate. It dereferences the
 * replacement by `findTextMatch`.
 */
export function createTextMatch(searched: ExprNode, [query]: readonly ExprNode[]): ExprNode {
  const parts = new Map<unknown, ExprNode | undefined>([
    ['query', query],
    ['searched', searched],
  ])
  return rewriteTree(structuredClone(template), (node) =>
    isNode(node, 'Parameter') ? (parts.get(node.name) ?? node) : node,
  )
}

/**
 * @param ref what groq-js dereferences
 * @param getDocument finds documents that the caller may read
 * @returns `undefined` if the reference is no replaced `match`
 */
export function findTextMatch(
  ref: string,
  getDocument: (id: string) => unknown,
): { readonly matches: boolean } | undefined {
  if (!ref.startsWith(MATCH)) return undefined
  const [query = '', searched = ''] = ref.slice(MATCH.length).split(IDS)
  const [ids = '', texts = ''] = searched.split(TEXTS)
  const documents = ids === '' ? [] : ids.split(END).map(getDocument)
  return { matches: matchesSearch(query, [...texts.split(END), ...documents.flatMap(getTexts)]) }
}

/** Texts of a document at any depth, without names and values of its own such as `_type`. */
function getTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(getTexts)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, child]) =>
    name.startsWith('_') ? [] : getTexts(child),
  )
}

interface Search {
  /** One of the texts has to match each. */
  readonly required: readonly RegExp[]
  /** No text may match. */
  readonly excluded: readonly RegExp[]
}

const searches = new LRUCache<string, Search>({ max: 20 })

/**
 * Whether the texts together contain every word and "phrase" of the query, and no -excluded one.
 * A `*` ends a prefix. A word with signs in it, such as `new-roof`, is a phrase.
 */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const search = searches.get(query) ?? parseSearch(query)
  searches.set(query, search)
  const isFound = (term: RegExp) => texts.some((text) => term.test(text))
  const { required, excluded } = search
  if (required.length + excluded.length === 0 || !isFound(ANYTHING)) return false
  return required.every(isFound) && !excluded.some(isFound)
}

/** What separates words, as in groq-js's `match`. Dots around a word separate, too. */
const SIGNS = String.raw`!@#$%^&*(),\/?";:{}|[\]+<>\s-`
const LETTER = `[^${SIGNS}]`
const ANYTHING = new RegExp(LETTER)
const WORD = new RegExp(String.raw`(${LETTER}*)(\*?)`, 'g')
const TERM = /(-?)(?:"([^"]*)"?|([^\s"]+))/g

function parseSearch(query: string): Search {
  const terms = [...query.matchAll(TERM)].flatMap(([, minus, phrase, word = '']) => {
    const pattern = toPattern(phrase ?? word)
    return pattern === undefined ? [] : [{ pattern, isExcluded: minus === '-' }]
  })
  const select = (isWanted: boolean) =>
    terms.flatMap(({ pattern, isExcluded }) => (isExcluded === isWanted ? [pattern] : []))
  return { required: select(false), excluded: select(true) }
}

/** @returns `undefined` for a term without words */
function toPattern(term: string): RegExp | undefined {
  const words = [...term.matchAll(WORD)].flatMap(([, letters = '', star = '']) => {
    const word = letters.replace(/^\.+|\.+$/g, '').replaceAll('.', String.raw`\.`)
    if (word === '' && star === '') return []
    return [star === '' ? word : `${word}${LETTER}${word === '' ? '+' : '*'}`]
  })
  if (words.length === 0) return undefined
  const separated = words.join(String.raw`\.*[${SIGNS}]+\.*`)
  return new RegExp(String.raw`(?<!${LETTER})\.*${separated}\.*(?!${LETTER})`, 'i')
}
