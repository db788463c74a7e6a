import {
  documents,
  pictures,
  pressPictures,
  type DocumentName,
  type PictureName,
} from '../assets/catalogue'
import type { CataloguePicture } from '../assets/catalogue/list-pictures'
import { reference, type SeedDocument } from './document'

/**
 * Asset ids exist only after the upload. Until then a reference has this prefix and the path of the
 * file under `seed/assets`.
 */
const PLACEHOLDER = 'seed-asset:'

const assetPlaceholder = (file: string) => reference(`${PLACEHOLDER}${file}`)

/** A `picture` object. `{product}` replaces the brand name of the catalogue (CMS-09). */
const toPicture = ({ file, alt, hotspot }: CataloguePicture) => ({
  _type: 'picture' as const,
  asset: assetPlaceholder(file),
  alt: alt.replaceAll('Yapa', '{product}'),
  ...(hotspot && {
    hotspot: { _type: 'sanity.imageHotspot' as const, ...hotspot, width: 0.5, height: 0.5 },
  }),
})

/** A picture of the catalogue. @param alt replaces its alternative text */
export const picture = (name: PictureName, alt = pictures[name].alt) =>
  toPicture({ ...pictures[name], alt })

/** The pictures of a part of the catalogue, in its order. */
export const picturesOf = (part: Readonly<Record<string, CataloguePicture>>) =>
  Object.values(part).map(toPicture)

const files = { ...documents, ...pressPictures }

/** A `file` object for a PDF or a press picture of the catalogue. */
export function file(name: DocumentName | keyof typeof pressPictures) {
  return { _type: 'file' as const, asset: assetPlaceholder(files[name].file) }
}

/** Returns the paths under `seed/assets` of all files in the documents, sorted and unique. */
export function collectAssetFiles(documents: readonly SeedDocument[]): string[] {
  const found = JSON.stringify(documents).matchAll(new RegExp(`"${PLACEHOLDER}([^"]+)"`, 'g'))
  return [...new Set([...found].map(([, file = '']) => file))].sort()
}

/**
 * Replaces placeholders with the ids of uploaded assets. A field whose file has no id is omitted,
 * and the page shows no picture there (CMS-08).
 * @param ids asset id by path under `seed/assets`
 */
export function insertAssetIds(
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

/** Replaces the ids in all references; a reference without a new id becomes `undefined`. */
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
