import type { ValidationContext } from '@sanity/types'
import { getPublishedId } from '#config/delete-documents'
import { API_VERSION } from '#config/client-config'
import { toPagePath } from '#config/page-address'
import { comparedIn } from '../../content-check/site-facts'
import { checkKnownPath, normalizePath } from './href'

/** A page, in the perspective `raw` without the versions of releases. */
const PAGE = '_type in ["page", "newsletterIssue"] && !(_id in path("versions.**"))'

/**
 * Finds what already uses the address of a page: another page, now or before, or a staff redirect.
 */
const CONFLICTS = `{
  "page": *[${PAGE} && slug.current == $slug && !(_id in $ids)][0].title,
  "former": *[${PAGE} && $slug in formerSlugs && !(_id in $ids)][0].title,
  "isRedirected": count(*[_type == "redirect" && lower(from) in [$path, $path + "/"]]) > 0
}`

/**
 * Rejects an address that another page or a redirect has, drafts included (PAGE-01).
 * @returns true when it is free or empty, else a Spanish message
 */
export async function checkFreeAddress(
  slug: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!slug) return true
  const checked = context.document?._id ?? ''
  const id = getPublishedId(checked)
  const { page, former, isRedirected } = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<{ page: string | null; former: string | null; isRedirected: boolean }>(
      CONFLICTS,
      { slug, ids: [id, `drafts.${id}`], path: toPagePath(slug) },
      // A published page keeps its address until its draft is published.
      { perspective: comparedIn(checked, 'raw' as const) },
    )
  if (page !== null) return `Otra página ya tiene esta dirección: ${page}.`
  if (former !== null) {
    return `Esta dirección lleva a «${former}», que la tuvo antes: borrala de sus direcciones anteriores o elegí otra.`
  }
  return !isRedirected || 'Hay un desvío desde esta dirección: borralo o elegí otra.'
}

/**
 * Finds the staff page at a path, drafts included; for a version, as its release leaves it.
 * @param path with or without query and anchor
 */
export async function findPageAt(
  path: string,
  context: ValidationContext,
): Promise<{ title: string; isPublished: boolean } | undefined> {
  const slug = normalizePath(path).toLowerCase().slice(1)
  const found = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<{ _id: string; title: string | null }[]>(
      `*[${PAGE} && slug.current == $slug]{ _id, title }`,
      { slug },
      { perspective: comparedIn(context.document?._id ?? '', 'raw' as const) },
    )
  const [page] = found
  if (page === undefined) return undefined
  return {
    title: page.title ?? slug,
    isPublished: found.some(({ _id }) => !_id.startsWith('drafts.')),
  }
}

/**
 * Warns about a path without a page, and about a page that visitors do not see yet.
 * @returns true for a known path and for anything but a path, else a Spanish message
 */
export async function checkLinkedPage(
  value: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const known = checkKnownPath(value)
  if (known === true || value === undefined) return true
  const page = await findPageAt(value, context)
  if (page === undefined) return known
  return page.isPublished || `La página ${page.title} todavía no está publicada.`
}
