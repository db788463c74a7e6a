import { parseVideoAddress } from '#config/video-address'
import { isFields } from '../../content-check/walk'

/** Checks of where pictures, files and videos come from; each gives true or a Spanish message. */

/** Checks that a member of the team has a portrait or an emoji (INV-09). */
export function checkPortrait(member: unknown): true | string {
  if (!isFields(member)) return true
  return (
    hasAsset(member.picture) || typeof member.emoji === 'string' || 'Poné un retrato o un emoji.'
  )
}

/** Checks that a library resource has either a file or an address. */
export function checkResourceSource(resource: unknown): true | string {
  if (!isFields(resource)) return true
  const hasHref = isFilled(resource.href)
  if (hasAsset(resource.file) && hasHref) {
    return 'Elegí una de las dos: el archivo o la dirección.'
  }
  return hasAsset(resource.file) || hasHref || 'Subí un archivo o poné una dirección.'
}

/** Checks that a gallery item has an upload of its type, or an address. */
export function checkGallerySource(item: unknown): true | string {
  if (!isFields(item) || isFilled(item.url)) return true
  if (item.type === 'pdf') return hasAsset(item.file) || 'Subí el PDF o poné su dirección.'
  return hasAsset(item.image) || 'Subí la imagen o poné su dirección.'
}

/** Checks that a video has either a file or the address of a service that the site can show. */
export function checkVideoSource(video: unknown): true | string {
  if (!isFields(video)) return true
  const { url, file } = video
  if (!isFilled(url)) return hasAsset(file) || 'Poné la dirección del video o subí el archivo.'
  if (hasAsset(file)) return 'Elegí uno de los dos: la dirección o el archivo.'
  return (
    parseVideoAddress(url) !== undefined ||
    'Copiá la dirección de un video de YouTube o de Vimeo, tal como la da «Compartir».'
  )
}

/** Checks that who cannot hear an uploaded video can read it. Services have captions of their own. */
export function checkCaptions(video: unknown): true | string {
  if (!isFields(video) || !hasAsset(video.file) || hasAsset(video.captions)) return true
  return 'Subí los subtítulos: sin ellos, quien no oye se queda afuera.'
}

function hasAsset(value: unknown): boolean {
  return isFields(value) && value.asset !== undefined
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
