import { badRequest } from './errors'

/**
 * Maximum nesting of lists and objects in a request or a document. Recursive code such as
 * `JSON.stringify` fails after some thousand levels. Iterative code of our own would not protect
 * the libraries.
 */
export const MAX_DEPTH = 100

/** @throws PlainError 400 with the name, for a value with more than `MAX_DEPTH` levels */
export function requireShallow(value: unknown, name: string): void {
  if (isDeeperThan(value, MAX_DEPTH)) {
    throw badRequest(`${name} is nested more than ${MAX_DEPTH} levels deep.`)
  }
}

/** @param levels of lists and objects; a text or number has none */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
