/**
 * Pieces of GROQ that several queries share: the fields inside the braces of a projection.
 * A broken reference gives null, and whoever shows it leaves that part out (CMS-08).
 */

/** A picture: the id of its asset says format and size, see image-url.ts. */
export const pictureFields = `
  "assetId": asset->_id,
  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),
  crop,
  hotspot,
  alt,
  caption
`

export const linkFields = `label, href, openInNewTab`

export const seoFields = `title, description, noIndex, image{ ${pictureFields} }`
