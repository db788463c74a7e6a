import {
  documents,
  pictures,
  type CataloguePicture,
  type DocumentName,
  type PictureName,
} from '../assets/catalogue'
import { reference, type SeedDocument } from './document'

/**
 * What a seed document holds in place of an asset's id, which is known only once the bytes have
 * been uploaded: this prefix and the file's path under `seed/assets`.
 */
const PLACEHOLDER = 'seed-asset:'

const placeholder = (file: string) => reference(`${PLACEHOLDER}${file}`)

/**
 * The `picture` object of a drawing of the catalogue, with its alternative text and hotspot.
 * The catalogue speaks of the sample brand by its name; the dataset says `{product}` (CMS-09).
 */
export function picture(name: PictureName, alt?: string) {
  const { file, alt: drawn, hotspot }: CataloguePicture = pictures[name]
  return {
    _type: 'picture' as const,
    asset: placeholder(file),
    alt: alt ?? drawn.replaceAll('Yapa', '{product}'),
    ...(hotspot && {
      hotspot: {
        _type: 'sanity.imageHotspot' as const,
        x: hotspot.x,
        y: hotspot.y,
        width: 0.5,
        height: 0.5,
      },
    }),
  }
}

/** A plain image field, for schemas that need no words for the picture. */
export function image(name: PictureName) {
  return { _type: 'image' as const, asset: placeholder(pictures[name].file) }
}

/** The `file` field of a PDF of the catalogue. */
export function file(name: DocumentName) {
  return { _type: 'file' as const, asset: placeholder(documents[name].file) }
}

/** The paths under `seed/assets` of every file that these documents show, each once. */
export function assetFiles(seed: readonly SeedDocument[]): string[] {
  const found = new Set<string>()
  for (const document of seed) {
    mapReferences(document, (ref) => {
      if (ref.startsWith(PLACEHOLDER)) found.add(ref.slice(PLACEHOLDER.length))
      return ref
    })
  }
  return [...found].sort()
}

/**
 * The document with the ids of uploaded assets in place of file names. A field whose file has no
 * id is left out: the site shows a page without that picture (CMS-08).
 * @param ids asset id by path under `seed/assets`
 */
export function withAssetIds(
  document: SeedDocument,
  ids: ReadonlyMap<string, string>,
): SeedDocument {
  const resolve = (ref: string) =>
    ref.startsWith(PLACEHOLDER) ? ids.get(ref.slice(PLACEHOLDER.length)) : ref
  const fields = Object.entries(document).map(([name, value]): [string, unknown] => [
    name,
    mapReferences(value, resolve),
  ])
  return { ...Object.fromEntries(fields), _id: document._id, _type: document._type }
}

/** The value with other ids in its references; one for which there is none becomes `undefined`. */
function mapReferences(value: unknown, resolve: (ref: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => mapReferences(item, resolve))
  if (typeof value !== 'object' || value === null) return value
  if ('_ref' in value && typeof value._ref === 'string') {
    const _ref = resolve(value._ref)
    return _ref === undefined ? undefined : { ...value, _ref }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      mapReferences(inner, resolve),
    ]),
  )
}
