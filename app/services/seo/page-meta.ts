import type { MetaDescriptor } from '@remix-run/node'
import type { Block } from '~/sanity/block-types'
import { type ImageSource, jpegUrl, type PictureData } from '~/sanity/image-url'
import type { ErrorPagesQueryResult, SiteQueryResult } from '~/sanity/types.generated'
import { sitePages, unlistedPaths } from '#config/site-pages'
import { canonicalPath, documentIdAt } from '~/lib/links/page-paths'
import { cardPath } from './card-path'
import {
  breadcrumbData,
  type Crumb,
  faqPageData,
  organizationData,
  type StructuredData,
} from './structured-data'

interface Seo {
  title?: string | null | undefined
  description?: string | null | undefined
  noIndex?: boolean | null | undefined
  image?: PictureData | null | undefined
}

/** Content of a page that its structured data uses. */
interface PageContent {
  /** The page's name in menus and breadcrumbs. */
  title?: string | null | undefined
  blocks?: readonly Block[] | null | undefined
  /** Id of its document, for a page that staff made. */
  id?: string | undefined
  /** Pages between the home page and this one, for a page that staff made. */
  parents?: readonly Crumb[] | undefined
}

/** What the parent routes have loaded. */
interface PageContext {
  siteUrl?: string
  /** Only for pages inside SOS Bahía. */
  sos?: { layout: { title: string | null } | null }
  images?: ImageSource
  site?: SiteQueryResult
  errorPages?: ErrorPagesQueryResult
}

type Matches = readonly { id: string; data?: unknown }[]

/** The size that social networks show at full width. */
const SOCIAL_SIZE = { width: 1200, height: 630 }

/**
 * Meta tags of a page for search engines and social networks (RT-08). The settings provide defaults
 * and can hide the whole site from search engines.
 * @param matches of the page; the first with data are root, site layout and SOS Bahía's layout
 * @param path of the page, without query
 */
export function pageMeta(
  seo: Seo | null | undefined,
  matches: Matches,
  path: string,
  content: PageContent = {},
): MetaDescriptor[] {
  const context = pageContext(matches)
  const { siteUrl, site } = context
  const defaults: Seo = site?.settings?.defaultSeo ?? {}
  const title = seo?.title ?? defaults.title ?? site?.settings?.brandName
  const description = seo?.description ?? defaults.description
  const canonical =
    siteUrl === undefined ? undefined : new URL(canonicalPath(path), `${siteUrl}/`).href
  const hidden =
    seo?.noIndex === true ||
    defaults.noIndex === true ||
    unlistedPaths.includes(canonicalPath(path))
  return [
    { title: title ?? '' },
    ...named('description', description),
    ...(canonical === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: canonical }]),
    ...(hidden ? named('robots', 'noindex') : []),
    ...property('og:type', 'website'),
    ...property('og:locale', 'es_AR'),
    ...property('og:site_name', site?.settings?.brandName),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', canonical),
    ...(seo?.image
      ? socialPicture(seo.image, context)
      : socialCard(content.id ?? documentIdAt(path), title, context)),
    ...structuredData(canonicalPath(path), context, content).map((object) => ({
      'script:ld+json': object,
    })),
  ]
}

/**
 * Meta tags of a missing page (RT-07); search engines use the HTTP status.
 * @param matches of the page, whose first two are the root and the site's layout
 */
export function notFoundMeta(matches: Matches): MetaDescriptor[] {
  const { errorPages, site } = pageContext(matches)
  const words = [errorPages?.notFound?.title, site?.settings?.brandName]
  return [{ title: words.filter(Boolean).join(' · ') }, ...named('robots', 'noindex')]
}

function socialPicture(picture: PictureData | null | undefined, context: PageContext) {
  const { images } = context
  const cut = picture && images ? jpegUrl(picture, images, SOCIAL_SIZE) : undefined
  return pictureTags(cut, picture?.alt, context)
}

/** A picture of the page's headline, for pages without one by staff. Without an id, the default. */
function socialCard(
  id: string | undefined,
  title: string | null | undefined,
  context: PageContext,
) {
  if (id === undefined) {
    return socialPicture(context.site?.settings?.defaultSeo?.image, context)
  }
  return pictureTags(cardPath(id), title, context)
}

/** @param path of a JPEG in the size of social networks */
function pictureTags(
  path: string | undefined,
  alt: string | null | undefined,
  { siteUrl }: PageContext,
) {
  if (path === undefined || siteUrl === undefined) return named('twitter:card', 'summary')
  const address = new URL(path, `${siteUrl}/`).href
  return [
    ...property('og:image', address),
    ...property('og:image:type', 'image/jpeg'),
    ...property('og:image:width', String(SOCIAL_SIZE.width)),
    ...property('og:image:height', String(SOCIAL_SIZE.height)),
    ...property('og:image:alt', alt),
    ...named('twitter:card', 'summary_large_image'),
    ...named('twitter:image', address),
  ]
}

function structuredData(path: string, context: PageContext, content: PageContent) {
  const { siteUrl, images, site } = context
  if (siteUrl === undefined) return []
  const home = site?.navigation?.labels?.home
  const crumbs: Crumb[] =
    home && content.title
      ? [
          { label: home, path: '/' },
          ...parents(path, context),
          ...(content.parents ?? []),
          { label: content.title, path },
        ]
      : []
  const objects: (StructuredData | undefined)[] = [
    path === '/' ? organizationData(site?.settings ?? null, siteUrl, images) : undefined,
    path === '/' || crumbs.length === 0 ? undefined : breadcrumbData(crumbs, siteUrl),
    faqPageData(content.blocks),
  ]
  return objects.filter((object) => object !== undefined)
}

/** Pages between the home page and this one. */
function parents(path: string, { sos }: PageContext): Crumb[] {
  const label = sos?.layout?.title
  const home = sitePages.sosHomePage.path
  return label && path.startsWith(`${home}/`) ? [{ label, path: home }] : []
}

function pageContext(matches: Matches): PageContext {
  return matches
    .map(({ data }) => data)
    .filter((data) => typeof data === 'object' && data !== null)
    .slice(0, 3)
    .reduce<PageContext>((all, data) => ({ ...all, ...data }), {})
}

function named(name: string, content: string | null | undefined) {
  return content ? [{ name, content }] : []
}

function property(name: string, content: string | null | undefined) {
  return content ? [{ property: name, content }] : []
}
