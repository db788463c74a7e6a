/**
 * GROQ fragments that several queries share: the fields of a projection. A broken reference gives
 * null, and components omit that part (CMS-08).
 */

/** An image; its asset id contains format and size, see image-url.ts. */
export const pictureFields = `
  "assetId": asset->_id,
  "color": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background),
  crop,
  hotspot,
  alt,
  caption
`

/** A campaign as its cards show it. */
export const campaignFields = `
  _id, title, link, summary, goal, raisedAmount, goalAmount, endsOn, organizer, recipient, verifiedOn,
  sampleMark,
  picture{ ${pictureFields} },
  updates[]{ _key, date, text, picture{ ${pictureFields} } } | order(date desc)
`

export const linkFields = `label, href, openInNewTab`

export const seoFields = `title, description, noIndex, image{ ${pictureFields} }`
