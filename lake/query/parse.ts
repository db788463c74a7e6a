import { GroqSyntaxError, parse, type ExprNode } from 'groq-js'
import { QueryError } from '../errors'
import { mended } from './mended-tree'
import { planOf, type Plan } from './narrowing'
import { RecentlyUsed } from './recently-used'

export type Params = Readonly<Record<string, unknown>>

/** A GROQ query ready to be evaluated any number of times. */
export interface ParsedQuery {
  readonly text: string
  readonly tree: ExprNode
  /** Parameters the query needs, without `$`. */
  readonly parameters: ReadonlySet<string>
  /** How to evaluate it. */
  readonly plan: Plan
}

const MAX_CACHED = 500
/** Longer queries are parsed each time, so that nobody can fill the memory with them. */
const MAX_CACHED_LENGTH = 32 * 1024
/** Parsing costs more than evaluating a small query; the site and the Studio repeat theirs. */
const cache = new RecentlyUsed<ParsedQuery>(MAX_CACHED)

/**
 * Parses a query, or finds it among the last ones.
 * @throws QueryError with the position of the fault, or when a parameter was not given
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
    parsed = parsedAs(text, parseTree(text))
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw toQueryError(error, text)
    // Slices must be constant when parsed: `[$from...$to]` needs its values here.
    if (/\$[a-zA-Z_]/.test(text)) return undefined
    throw toQueryError(error, text)
  }
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, parsed)
  return parsed
}

/** Numbers are all that a slice needs: of texts the parser would make a longer one. */
function parseWithParams(text: string, params: Params): ParsedQuery {
  const numbers = Object.entries(params).filter(([, value]) => typeof value === 'number')
  try {
    return parsedAs(text, parseTree(text, Object.fromEntries(numbers)))
  } catch (error) {
    throw toQueryError(error, text)
  }
}

function parsedAs(text: string, tree: ExprNode): ParsedQuery {
  const parameters = new Set<string>()
  collectParameters(tree, parameters)
  return { text, tree, parameters, plan: planOf(tree) }
}

/** The added newline ends a comment on the last line, which groq-js would take for a fault. */
const parseTree = (text: string, params?: Params) =>
  mended(parse(`${text}\n`, params === undefined ? {} : { params: { ...params } }))

function collectParameters(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectParameters(item, found)
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value && value.type === 'Parameter' && 'name' in value)
      found.add(String(value.name))
    for (const field of Object.values(value)) collectParameters(field, found)
  }
}

function descriptionOf(error: unknown): string {
  // The parser calls itself for each level.
  if (error instanceof RangeError) return 'The query is nested too deeply.'
  return error instanceof Error ? error.message : String(error)
}

function toQueryError(error: unknown, text: string): QueryError {
  if (error instanceof GroqSyntaxError) {
    const start = Math.min(error.position, text.length)
    const end = Math.min(start + 1, text.length)
    const detail = error.message.replace(/^Syntax error in GROQ query at position \d+:? ?/, '')
    return new QueryError(detail || 'syntax error', 'queryParseError', text, start, end)
  }
  return new QueryError(descriptionOf(error), 'queryParseError', text)
}
