import { defineQuery } from 'groq'
import { linkFields, pictureFields } from '../sanity/fragments'
import { pageFields } from './page-fields'

/**
 * What documents of the type `page` have. What the privacy policy says of measurement follows the
 * settings (ANA-01). Only the page for help has numbers to call (HOME-06), only that of social
 * networks has profiles.
 */
const fields = `
  _id,
  layout,
  tone,
  updatedOn,
  updatedLabel,
  counselNotice,
  showsCounselNotice,
  "measurement": analyticsText{
    title,
    "text": select(
      *[_type == "siteSettings" && _id == "siteSettings"][0].privacy.excludeContactData == true
        => withoutContactData,
      withContactData
    )
  },
  emergencyTitle,
  emergencyNumbers[]{ _key, ${linkFields} },
  profiles[]{ _key, platform, url, label },
  profilesSampleMark,
  posts[]->{ _id, platform, author, text, date, url, sampleMark, picture{ ${pictureFields} } },
  postLinkLabel,
  ${pageFields}
`

/** The built-in page with `$id` (RT-02, RT-04). */
export const generalPageQuery = defineQuery(`
  *[_id == $id && _type == "page"][0]{ ${fields} }
`)

/**
 * All pages that staff made and all issues of the newsletter (NEWS-06), or the one with `$slug`
 * (PAGE-01). One query returns all of them: a query per document would complicate the content store
 * and the site's readiness check.
 */
export const staffPagesQuery = defineQuery(`
  *[_type in ["page", "newsletterIssue"] && defined(slug.current) && (!defined($slug) || slug.current == $slug)]
    | order(slug.current asc) {
    _updatedAt,
    "slug": slug.current,
    formerSlugs,
    ${fields},
    "kind": _type,
    _type == "newsletterIssue" => {
      "updatedOn": date,
      "updatedLabel": *[_type == "newsletterTexts" && _id == "newsletterTexts"][0].issueLabel,
      "seo": { "title": title, "description": lead, "noIndex": false, "image": null }
    }
  }
`)
