import { parseVideoAddress } from '../../../config/video-address'
import { isObject } from './is-object'

/**
 * Checks that a video has either a file or the address of a service that the site can show.
 * @param value the block
 * @returns true or a Spanish message
 */
export function checkVideoSource(value: unknown): true | string {
  if (!isObject(value)) return true
  const hasUrl = typeof value.url === 'string' && value.url !== ''
  if (hasUrl && hasAsset(value.file)) return 'Elegí uno de los dos: la dirección o el archivo.'
  if (!hasUrl) return hasAsset(value.file) || 'Poné la dirección del video o subí el archivo.'
  const isKnown = typeof value.url === 'string' && parseVideoAddress(value.url) !== undefined
  return (
    isKnown || 'Copiá la dirección de un video de YouTube o de Vimeo, tal como la da «Compartir».'
  )
}

/**
 * Checks that who cannot hear an uploaded video can read it. Services have captions of their own.
 * @param value the block
 * @returns true or a Spanish message
 */
export function checkCaptions(value: unknown): true | string {
  if (!isObject(value) || !hasAsset(value.file) || hasAsset(value.captions)) return true
  return 'Subí los subtítulos: sin ellos, quien no oye se queda afuera.'
}

function hasAsset(value: unknown): boolean {
  return isObject(value) && value.asset !== undefined
}
