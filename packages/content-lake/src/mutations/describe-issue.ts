import type { z } from 'zod'
import { isObject } from '../store/references'

/** Maximum length of a value in an error, in characters. */
const MAX_VALUE_LENGTH = 80

/**
 * Describes the first validation issue for the developer of a script: the field, its value and the
 * correction.
 * @param value what was validated
 * @param error its messages complete the sentence `"field" is …: `
 */
export function describeIssue(value: unknown, error: z.ZodError): string {
  const [issue] = error.issues
  if (issue === undefined) return 'is not valid'
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${formatPath([...issue.path, key])}"`)
    return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not known here: ${issue.message}`
  }
  const found = issue.path.reduce<unknown>(readField, value)
  const field = issue.path.length === 0 ? 'it' : `"${formatPath(issue.path)}"`
  return `${field} is ${formatValue(found)}: ${issue.message}`
}

/** @returns a value as short JSON, or "missing" */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'missing'
  const json = JSON.stringify(value)
  return json.length > MAX_VALUE_LENGTH ? `${json.slice(0, MAX_VALUE_LENGTH)}…` : json
}

function readField(parent: unknown, name: PropertyKey): unknown {
  if (Array.isArray(parent)) return parent[Number(name)] as unknown
  return isObject(parent) ? parent[String(name)] : undefined
}

const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`))
    .join('')
    .replace(/^\./, '')
