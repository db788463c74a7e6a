import { defineQuery } from 'groq'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** The internal gallery and its files, in the editor's order (GAL-01). */
export const galleryPageQuery = defineQuery(`
  *[_type == "galleryPage" && _id == "galleryPage"][0]{
    title,
    heading,
    lead,
    "items": items[]->{
      _id,
      name,
      type,
      path,
      url,
      image{ ${pictureFields}, "size": asset->size },
      "file": file.asset->{ _id, size }
    },
    labels{ imagesTitle, pdfsTitle, view, download, copy, copied, loading, empty, brokenImage },
    seo{ ${seoFields} }
  }
`)
