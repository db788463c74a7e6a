import { isObject } from './is-object'

/**
 * Checks that a gallery item has an upload of its type, or an address.
 * @param value the document
 * @returns true or a Spanish message
 */
export function checkGallerySource(value: unknown): true | string {
  if (!isObject(value)) return true
  if (typeof value.url === 'string' && value.url !== '') return true
  if (value.type === 'pdf') return hasAsset(value.file) || 'Subí el PDF o poné su dirección.'
  return hasAsset(value.image) || 'Subí la imagen o poné su dirección.'
}

function hasAsset(value: unknown): boolean {
  return isObject(value) && value.asset !== undefined
}
