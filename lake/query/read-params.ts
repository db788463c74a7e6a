import { badRequest } from '../errors'
import type { Params } from './parse'

/**
 * Reads the parameters of a query from its address: `$name=<JSON>`.
 * @throws PlainError 400 naming the parameter whose value is not JSON
 */
export function readParams(search: URLSearchParams): Params {
  const params: Record<string, unknown> = {}
  for (const [key, text] of search) {
    if (!key.startsWith('$')) continue
    try {
      params[key.slice(1)] = JSON.parse(text)
    } catch {
      throw badRequest(`The parameter ${key} is not valid JSON.`)
    }
  }
  return params
}
