import * as z from 'zod/mini'

/** What the picker lists. */
export interface AssetFilter {
  readonly assetType: 'image' | 'file'
  /** As the attribute of file inputs: media types, `image/*` or `.pdf`; empty for all. */
  readonly accept: string
  readonly search: string
}

const assetSchema = z.object({
  _id: z.string(),
  name: z.nullable(z.string()),
  url: z.string(),
  /** Bytes. */
  size: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Number of documents that use it, published or in the draft. */
  uses: z.number(),
})

export type MediaAsset = z.infer<typeof assetSchema>

export const assetPageSchema = z.object({
  assets: z.array(assetSchema),
  /** Number of assets that match the filter. */
  found: z.number(),
})

/** The search ignores further words. */
const MAX_TERMS = 5

/**
 * Makes the query of the newest assets that match a filter, for the perspective `raw`.
 * @param limit number of assets
 */
export function buildAssetQuery({ assetType, accept, search }: AssetFilter, limit: number) {
  const terms = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_TERMS)
  const accepted = acceptedTypes(accept)
  const conditions = [
    '_type == $type',
    ...(accepted === undefined
      ? []
      : [
          `(mimeType in $accepted || extension in $accepted
            || count($families[string::startsWith(^.mimeType, @)]) > 0)`,
        ]),
    ...terms.map(
      (_, index) =>
        `count(string::split(lower(coalesce(originalFilename, "")), $term${index})) > 1`,
    ),
  ]
  const condition = conditions.join(' && ')
  return {
    query: `{
      "assets": *[${condition}] | order(_createdAt desc, _id) [0...${limit}] {
        _id, "name": originalFilename, url, size,
        "width": metadata.dimensions.width, "height": metadata.dimensions.height,
        "uses": count(array::unique(*[references(^._id)]{
          "id": select(string::startsWith(_id, "drafts.") => string::split(_id, "drafts.")[1], _id)
        }.id))
      },
      "found": count(*[${condition}])
    }`,
    params: {
      type: assetType === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
      ...accepted,
      ...Object.fromEntries(terms.map((term, index) => [`term${index}`, term])),
    },
  }
}

/** @returns undefined when everything is accepted */
function acceptedTypes(accept: string) {
  const types = accept.split(',').map((type) => type.trim().toLowerCase())
  const named = types.filter((type) => type !== '')
  if (named.length === 0 || named.includes('*/*')) return undefined
  return {
    accepted: named.map((type) => type.replace(/^\./, '')),
    families: named.filter((type) => type.endsWith('/*')).map((type) => type.slice(0, -1)),
  }
}
