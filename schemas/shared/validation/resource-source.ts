import { isObject } from './is-object'

/**
 * Checks that a library resource has either a file or an address.
 * @param value the document
 * @returns true or a Spanish message
 */
export function checkResourceSource(value: unknown): true | string {
  if (!isObject(value)) return true
  const file = value.file
  const hasFile = isObject(file) && file.asset !== undefined
  const hasHref = typeof value.href === 'string' && value.href !== ''
  if (hasFile && hasHref) return 'Elegí una de las dos: el archivo o la dirección.'
  return hasFile || hasHref || 'Subí un archivo o poné una dirección.'
}
