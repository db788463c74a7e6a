import { badRequest } from './errors'

/**
 * Levels of lists and objects in a request or a document. What walks through a value is recursive, such
 * as `JSON.stringify`, and fails after some thousand levels. Iterative code of ours would not cover the
 * libraries.
 */
export const MAX_DEPTH = 100

/** @throws PlainError 400 for a value with more than `MAX_DEPTH` levels, which names it as given */
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
