import { GroqSyntaxError, parse, type ExprNode } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { QueryError } from '../errors'
import type { Params } from '../types'
import { applyGroqWorkarounds } from './groq-workarounds'
import { planQuery, type QueryPlan } from './query-plan'
import { isNode, visitTree } from './rewrite-tree'

export interface ParsedQuery {
  readonly text: string
  readonly tree: ExprNode
  /** Names of the parameters that the query needs, without `$`. */
  readonly parameters: ReadonlySet<string>
  readonly plan: QueryPlan
}

const MAX_CACHED = 500
/** Longer queries are parsed each time, so that they cannot fill the memory. */
const MAX_CACHED_LENGTH = 32 * 1024
/** Parsing a small query costs more than evaluating it; site and Studio repeat theirs. */
const cache = new LRUCache<string, ParsedQuery>({ max: MAX_CACHED })

/**
 * Parses a query, or returns the cached result.
 * @throws QueryError with the position of the error, or if a parameter is missing
 */
export function parseQuery(text: string, params: Params): ParsedQuery {
  const parsed = cache.get(text) ?? parseWithoutParams(text) ?? parseWithParams(text, params)
  for (const name of parsed.parameters) {
    if (!Object.hasOwn(params, name)) {
      throw new QueryError(`param $${name} referenced, but not provided`, 'queryParseError', text)
    }
  }
  return parsed
}

function parseWithoutParams(text: string): ParsedQuery | undefined {
  let parsed: ParsedQuery
  try {
    parsed = createParsedQuery(text, parseTree(text))
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw toQueryError(error, text)
    // groq-js needs the bounds of a slice to parse it, such as `[$from...$to]`.
    if (/\$[a-zA-Z_]/.test(text)) return undefined
    throw toQueryError(error, text)
  }
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, parsed)
  return parsed
}

/** Passes numbers only: slices need no others, and groq-js inserts texts into the query. */
function parseWithParams(text: string, params: Params): ParsedQuery {
  const numbers = Object.entries(params).filter(([, value]) => typeof value === 'number')
  try {
    return createParsedQuery(text, parseTree(text, Object.fromEntries(numbers)))
  } catch (error) {
    throw toQueryError(error, text)
  }
}

function createParsedQuery(text: string, tree: ExprNode): ParsedQuery {
  const parameters = new Set<string>()
  visitTree(tree, (node) => {
    if (isNode(node, 'Parameter')) parameters.add(node.name)
  })
  return { text, tree, parameters, plan: planQuery(tree) }
}

/** The newline ends a comment on the last line, which groq-js rejects otherwise. */
const parseTree = (text: string, params?: Params) =>
  applyGroqWorkarounds(parse(`${text}\n`, params === undefined ? {} : { params: { ...params } }))

function getDescription(error: unknown): string {
  // The parser is recursive.
  if (error instanceof RangeError) return 'The query is nested too deeply.'
  return error instanceof Error ? error.message : String(error)
}

/** Words of the hosted service for a query that ends too early. */
const CUT_OFF = 'unexpected end-of-file, expected expression'

function toQueryError(error: unknown, text: string): QueryError {
  if (error instanceof GroqSyntaxError) {
    const start = Math.min(error.position, text.length)
    const end = Math.min(start + 1, text.length)
    const isCutOff = error.position >= text.length
    const detail = error.message.replace(/^Syntax error in GROQ query at position \d+:? ?/, '')
    const description = isCutOff ? CUT_OFF : detail || 'syntax error'
    return new QueryError(description, 'queryParseError', text, start, end)
  }
  return new QueryError(getDescription(error), 'queryParseError', text)
}
