import { toPlainText } from '@portabletext/react'
import type { Block, BlockOf } from '~/sanity/block-types'
import { type ImageSource, originalUrl } from '~/sanity/image-url'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { omitMissing } from '~/lib/text/omit-missing'
import { countryCode } from '#config/countries'

/** One object of schema.org, as JSON-LD. */
export interface StructuredData {
  [name: string]: Value
}

type Value = string | number | StructuredData | Value[]

/** A page of the breadcrumbs; the last one is the page itself. */
export interface Crumb {
  label: string
  /** Path of the site. */
  path: string
}

/** The organization of the settings, for the home page. */
export function organizationData(
  settings: SiteQueryResult['settings'],
  siteUrl: string,
  images: ImageSource | undefined,
): StructuredData | undefined {
  if (!settings?.brandName) return undefined
  const { organization, logo, socialLinks } = settings
  // Search engines accept every format of a logo, also SVG, and want it uncropped.
  const logoUrl = images ? originalUrl(logo?.assetId, images) : undefined
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: settings.brandName,
    legalName: organization?.legalName,
    slogan: settings.tagline,
    description: organization?.description,
    url: `${siteUrl}/`,
    logo: logoUrl === undefined ? undefined : new URL(logoUrl, siteUrl).href,
    email: organization?.email,
    telephone: organization?.telephone,
    address: address(organization),
    areaServed: nonEmpty(omitMissing(organization?.areasServed).flatMap(toCode)),
    sameAs: nonEmpty(omitMissing(socialLinks?.map(({ url }) => url))),
  })
}

type Organization = NonNullable<SiteQueryResult['settings']>['organization']

function address(organization: Organization): StructuredData | undefined {
  const country = countryCode(organization?.country ?? '')
  if (!organization?.locality && country === undefined) return undefined
  return withoutEmpty({
    '@type': 'PostalAddress',
    addressLocality: organization?.locality,
    addressCountry: country,
  })
}

/** A list of one code; empty for a name that is no country. */
const toCode = (name: string) => countryCode(name) ?? []

/** All answered questions of the page's blocks; undefined when there are none. */
export function faqPageData(blocks: readonly Block[] | null | undefined) {
  const questions = (blocks ?? [])
    .filter((block): block is BlockOf<'faqSection'> => block._type === 'faqSection')
    .flatMap(({ entries }) => omitMissing(entries))
    .map(({ title, content }) => ({ title, answer: toPlainText([...(content ?? [])]).trim() }))
    .filter(({ title, answer }) => Boolean(title) && answer !== '')
  if (questions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title ?? '',
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies StructuredData
}

/** The breadcrumbs of an inner page. */
export function breadcrumbData(crumbs: readonly Crumb[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(path, `${siteUrl}/`).href,
    })),
  } satisfies StructuredData
}

type Fields = Readonly<Record<string, Value | null | undefined>>

/** Removes empty fields. */
function withoutEmpty(fields: Fields): StructuredData {
  const data: StructuredData = {}
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') data[name] = value
  }
  return data
}

function nonEmpty<Item>(list: Item[]): Item[] | undefined {
  return list.length === 0 ? undefined : list
}
