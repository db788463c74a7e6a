import { badRequest } from '../errors'
import { requireShallow } from '../json-depth'
import type { Params } from '../types'

/**
 * Reads the parameters of a query from the search parameters of a URL: `$name=<JSON>`. The client
 * writes `undefined` for a value that JSON would leave out, so that parameter is absent.
 * @throws PlainError 400 with the name of a parameter whose value is not JSON, or too deep
 */
export function readParams(search: URLSearchParams): Params {
  const entries = [...search]
    .filter(([key, text]) => key.startsWith('$') && text !== 'undefined')
    .map(([key, text]) => [key.slice(1), parseValue(key, text)] as const)
  return Object.fromEntries(entries)
}

function parseValue(key: string, text: string): unknown {
  const value = parseJson(key, text)
  requireShallow(value, `The parameter ${key}`)
  return value
}

function parseJson(key: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`The parameter ${key} is not valid JSON.`)
  }
}
