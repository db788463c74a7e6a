import { pictureFields } from '../../sanity/fragments'

export const appDownloadsProjection = `
  title, lead, anchor, scanHint, note,
  android{ label, store, qrCaption, qrAlt },
  ios{ label, store, qrCaption, qrAlt },
  picture{ ${pictureFields} }
`
