import { defineQuery } from 'groq'
import { linkFields, pictureFields } from './fragments'

// Queries for the site as a whole. They are separate from the modules that read them, because those
// listen to the dataset as soon as they load, and other code needs only the queries.

/** The name that replaces `{product}` in texts (CMS-09). Its result is null without site settings. */
export const brandNameQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{ brandName }
`)

/** What web manifest, sitemap and other files say of the site (RT-08, HOME-04). */
export const siteIdentityQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName,
    "description": defaultSeo.description,
    "email": organization.email,
    storeLinks{ android, ios },
    "hidden": defaultSeo.noIndex == true
  }
`)

/** Whether the site runs in emergency mode, and the name of SOS Bahía for its link (EMER-01). */
export const emergencyModeQuery = defineQuery(`{
  "isOn": *[_type == "siteSettings" && _id == "siteSettings"][0].emergencyMode == true,
  "sosTitle": *[_type == "sosHomePage" && _id == "sosHomePage"][0].title
}`)

/** Settings for analytics consent and third parties (ANA-05). */
export const privacyQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0].privacy{
    consentMode,
    "words": {
      consentText,
      acceptLabel,
      rejectLabel,
      dismissLabel,
      reopenLabel,
      accessibleLabel,
      allowedText,
      refusedText,
      signalText
    },
    excludeContactData,
    recorderIdentity
  }
`)

/** Texts of the error pages (RT-07, ERR-01, ERR-03) and of a page that does not load (OFF-02). */
export const errorPagesQuery = defineQuery(`
  *[_type == "errorPages" && _id == "errorPages"][0]{
    notFound{ title, text, links[]{ _key, ${linkFields} }, picture{ ${pictureFields} } },
    unexpected{ title, text, homeLabel, requestIdLabel },
    unavailable{ title, text },
    notLoaded{ offline, retryLabel }
  }
`)

/** Texts of the newsletter's e-mails, and of the pages that their links open (NEWS-05). */
export const newsletterTextsQuery = defineQuery(`{
  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,
  "texts": *[_type == "newsletterTexts" && _id == "newsletterTexts"][0]{
    confirmEmail{ subject, title, text, button },
    welcomeEmail{ subject, title, text, button },
    emailFooter{ reason, leave, archive, postal },
    perHour,
    confirmPage{ title, text, button, doneTitle, doneText },
    leavePage{ title, text, button, doneTitle, doneText },
    invalidPage{ title, text },
    homeLabel
  }
}`)

/** Texts and documents of the investor's room, and of its e-mail (ROOM-01). */
export const investorRoomQuery = defineQuery(`{
  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,
  "texts": *[_type == "investorRoom" && _id == "investorRoom"][0]{
    title,
    lead,
    documents[]{ _key, title, text },
    labels{ open, download, missing, expires, stamp, home },
    statement{ title, text, accept, button },
    question{ title, text, label, button, asked },
    email{ subject, title, text, button, reason },
    newLink,
    expired{ title, text },
    replaced{ title, text },
    elsewhere{ title, text },
    revoked{ title, text },
    invalid{ title, text },
    sent{ title, text },
    tooMany{ title, text },
    failed{ title, text }
  }
}`)

/**
 * An issue of the newsletter as its e-mail needs it (NEWS-06), of the draft if `$ids` has one. The
 * issue has few types of blocks, so their fields stand together.
 */
export const newsletterIssueQuery = defineQuery(`{
  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,
  "texts": *[_type == "newsletterTexts" && _id == "newsletterTexts"][0]{
    emailFooter{ reason, leave, archive, postal },
    perHour
  },
  "issue": *[_type == "newsletterIssue" && _id in $ids] | order(_id in path("drafts.**") desc)[0]{
    title,
    lead,
    "slug": slug.current,
    body[]{
      _key, _type, hidden, visibleFrom, visibleUntil, title, lead, body, text,
      buttons[]{ _key, label, href },
      picture{ ${pictureFields} }
    }
  }
}`)

/** Whether browsers save pages, and the texts of what they show without a connection (OFF-01). */
export const offlineQuery = defineQuery(`{
  "isOn": *[_type == "siteSettings" && _id == "siteSettings"][0].savesPages != false,
  "words": *[_type == "errorPages" && _id == "errorPages"][0].offline{
    title, text, links[]{ _key, ${linkFields} }, savedTitle, copyText, retryLabel, formText
  }
}`)

/** Texts of the banner on pages that show drafts (CMS-06). */
export const previewLabelsQuery = defineQuery(`
  *[_type == "interfaceLabels" && _id == "interfaceLabels"][0].preview{ active, exit }
`)

/** Texts of pages that a link for a review shows (PLAN-03). */
export const reviewTextsQuery = defineQuery(`{
  "brand": *[_type == "siteSettings" && _id == "siteSettings"][0].brandName,
  "texts": *[_type == "reviewSettings" && _id == "reviewSettings"][0]{
    bar{
      title, approve, change, changeField, placeField, placeHint, send, back, published, leave
    },
    approvedPage{ title, text },
    changePage{ title, text },
    outdatedPage{ title, text },
    invalidPage{ title, text },
    links{ back, home }
  }
}`)

/** Redirects that editors maintain (RT-07). */
export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from) && defined(to)] | order(from asc){ from, to, permanent }
`)

/** The headlines of the given pages, for the pictures that social networks show (RT-08). */
export const headlinesQuery = defineQuery(`
  *[_id in $pages]{
    _id,
    title,
    "headline": pt::text(coalesce(heading, hero.title))
  }
`)

/** The documents of the given pages. */
export const knownPagesQuery = defineQuery(`
  *[_id in $pages && defined(seo)]{
    _id,
    _updatedAt,
    "noIndex": seo.noIndex == true
  }
`)
