import type { MetaDescriptor } from '@remix-run/node'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { type ImageSource, type PictureData, pictureUrls } from '~/sanity/image-url'

interface Seo {
  title?: string | null | undefined
  description?: string | null | undefined
  noIndex?: boolean | null | undefined
  image?: PictureData | null | undefined
}

/** What the root's and the layout's loaders give every page. */
interface Surroundings {
  siteUrl?: string
  images?: ImageSource
  site?: SiteQueryResult
}

type Matches = readonly { id: string; data?: unknown }[]

/** Social networks show pictures of this shape: 1200 × 630. */
const SOCIAL_ASPECT = 1200 / 630

/**
 * What search engines and social networks are told of a page (RT-08); the settings speak for what
 * the page leaves open.
 * @param matches of the page, whose first two are the root and the site's layout
 * @param path of the page, without query
 */
export function pageMeta(
  seo: Seo | null | undefined,
  matches: Matches,
  path: string,
): MetaDescriptor[] {
  const { siteUrl, images, site } = surroundings(matches)
  const defaults: Seo = site?.settings?.defaultSeo ?? {}
  const title = seo?.title ?? defaults.title ?? site?.settings?.brandName
  const description = seo?.description ?? defaults.description
  const canonical = siteUrl === undefined ? undefined : new URL(path, `${siteUrl}/`).href
  const picture = seo?.image ?? defaults.image
  const image = picture && images ? pictureUrls(picture, images, SOCIAL_ASPECT)?.src : undefined
  const entries: (MetaDescriptor | undefined)[] = [
    { title: title ?? '' },
    described('description', description),
    canonical === undefined ? undefined : { tagName: 'link', rel: 'canonical', href: canonical },
    seo?.noIndex === true ? { name: 'robots', content: 'noindex' } : undefined,
    property('og:type', 'website'),
    property('og:locale', 'es_AR'),
    property('og:site_name', site?.settings?.brandName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property(
      'og:image',
      image === undefined ? undefined : new URL(image, `${siteUrl ?? ''}/`).href,
    ),
    property('og:image:alt', image === undefined ? undefined : picture?.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  return entries.filter((entry) => entry !== undefined)
}

function surroundings(matches: Matches): Surroundings {
  return matches
    .map(({ data }) => data)
    .filter((data) => typeof data === 'object' && data !== null)
    .slice(0, 2)
    .reduce<Surroundings>((all, data) => ({ ...all, ...data }), {})
}

function described(name: string, content: string | null | undefined) {
  return content ? { name, content } : undefined
}

function property(name: string, content: string | null | undefined) {
  return content ? { property: name, content } : undefined
}
