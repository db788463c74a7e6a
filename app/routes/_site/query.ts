import { defineQuery } from 'groq'
import { linkFields, pictureFields, seoFields } from '../../sanity/fragments'

/** Settings, menus, footer and labels for every page. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName,
    tagline,
    logo{ ${pictureFields} },
    logoInverse{ ${pictureFields} },
    organization{ legalName, description, email, telephone, locality, country, areasServed },
    storeLinks{ android, ios },
    socialLinks[]{ _key, platform, url, label },
    emergencyBanner{ enabled, text, link{ ${linkFields} } },
    progressFrom,
    defaultSeo{ ${seoFields} }
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    links[]{ _key, ${linkFields} },
    cta{ ${linkFields} },
    labels{ skipLink, main, menuOpen, menuClose, logo, breadcrumbs, home }
  },
  "footer": *[_type == "footer" && _id == "footer"][0]{
    newsletter{ title, text, emailLabel, emailPlaceholder, submitLabel, privacyLine },
    linkColumns[]{ _key, title, links[]{ _key, ${linkFields} } },
    download{ title, androidLabel, iosLabel, otherLabel },
    labels{ footer, social },
    copyrightYear,
    copyrightText,
    legalLine
  },
  "search": *[_type == "searchPage" && _id == "searchPage"][0].box{
    label, placeholder, submitLabel, openLabel, menuLabel
  },
  "downloads": *[_type == "homePage" && _id == "homePage"][0]
    .sections[_type == "appDownloads" && defined(anchor)]{
      anchor, hidden, visibleFrom, visibleUntil
    },
  "menuPages": *[_type == "page" && defined(slug.current) && (inMenu == true || inFooter == true)]
    | order(title asc){ _id, title, menuLabel, "slug": slug.current, inMenu, inFooter },
  "messages": *[_type == "formMessages" && _id == "formMessages"][0]{
    newsletter{ sending, success, pending, emailRequired, emailInvalid, emailHelp },
    general{ fieldRequired, tooManyRequests, notAccepted, tooLarge }
  },
  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]{
    general{ opensInNewTab, more },
    carousel{ pause },
    testimonials{ rating },
    tickets{ number },
    campaigns{ raised, goal, endsOn, organizer, recipient, verifiedOn, updates },
    figures{ source, projection },
    fromInvestors{ label },
    print{ address }
  }
}`)
