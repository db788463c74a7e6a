import { OFFLINE_PATH } from './offline-pages'
import { SAMPLE_CAMPAIGNS_PATH, sitePages } from './site-pages'

/** What else the site and its server answer, besides the pages of `sitePages`: first segments. */
const otherSegments = [
  'api',
  'assets',
  'healthz',
  'i',
  'lake',
  'newsletter',
  'preview',
  'qr',
  'readyz',
  'sala',
  'studio',
  'tarjeta',
  'ver',
  'visits',
]

const builtPaths = [
  ...Object.values(sitePages).map(({ path }) => path),
  SAMPLE_CAMPAIGNS_PATH,
  OFFLINE_PATH,
]

/** First segments of everything that is built, in lower case, because routes ignore case. */
const reservedSegments: ReadonlySet<string> = new Set([
  ...builtPaths.map((path) => path.split('/')[1]?.toLowerCase() ?? ''),
  ...otherSegments,
])

/** Words of small letters and digits with hyphens, at most one level deep. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/

/** The length that browsers, mails and posters show without trouble. */
const MAX_LENGTH = 80

/**
 * Finds what is wrong with the address of a staff page (PAGE-01). The catch-all route uses the same
 * rule: it shows no page whose address has an issue.
 * @param slug without the first slash, such as `campanas/ayuda-escuela`
 * @returns undefined when a page may have the address
 */
export function findAddressIssue(slug: unknown): 'malformed' | 'reserved' | undefined {
  if (typeof slug !== 'string' || !SLUG.test(slug) || slug.length > MAX_LENGTH) return 'malformed'
  const [first = ''] = slug.split('/')
  // The Studio of another dataset is at /studio-<name>.
  return reservedSegments.has(first) || first.startsWith('studio-') ? 'reserved' : undefined
}

/** The slugs of newsletter issues start with it, because `/boletin` lists them (NEWS-06). */
export const ISSUE_FOLDER = `${sitePages.newsletterPage.path.slice(1)}/`

/** The links of e-mails start with these. */
const LINK_SLUGS: ReadonlySet<string> = new Set(
  ['confirmar', 'baja'].map((step) => `${ISSUE_FOLDER}${step}`),
)

/** Whether a newsletter issue may have this slug, such as `boletin/marzo`. */
export function isIssueSlug(slug: unknown): slug is string {
  return (
    typeof slug === 'string' &&
    slug.startsWith(ISSUE_FOLDER) &&
    !LINK_SLUGS.has(slug) &&
    findAddressIssue(slug) !== 'malformed'
  )
}

/** Path of the page with a slug. */
export function toPagePath(slug: string): string {
  return `/${slug}`
}

/** Makes a slug from a title or a typed address. Removes a leading slash, keeps one inside. */
export function toSlug(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter((part) => part !== '')
  return words
    .join('/')
    .slice(0, MAX_LENGTH)
    .replace(/[-/]+$/, '')
}

/**
 * The former slugs of a page after it is published with another slug. The address in use is never
 * one of them, so a page that gets its old address back leaves no redirect from it.
 * @param former slugs before, oldest first
 * @param published slug of the published page; undefined for a new page
 * @param next slug that is about to be published
 */
export function listFormerSlugs(
  former: readonly string[],
  published: string | undefined,
  next: string | undefined,
): string[] {
  const all = published === undefined ? former : [...former, published]
  return [...new Set(all)].filter((slug) => slug !== next)
}
