import type { Finding, Rule, SiteFacts } from '../finding'
import { documentAnchors, isPage, publishedId } from '../site-facts'
import { fieldName, listValues } from '../walk'

/** Fields with the address of a link. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['href', 'to', 'link', 'url'])

interface Address {
  readonly address: string
  readonly path: Finding['path']
}

/** Lists the addresses of a document's links, in its order. */
function listAddresses(document: unknown): Address[] {
  return listValues(document).flatMap(({ value, path }) => {
    const isAddress = ADDRESS_FIELDS.has(fieldName(path) ?? '')
    return isAddress && typeof value === 'string' ? [{ address: value.trim(), path }] : []
  })
}

/**
 * Finds links to an anchor that its page does not have. The schema checks paths. Only a link inside
 * its own page is an error: a change of another page must not stop a publication, above all not of
 * the settings in an emergency.
 */
export const checkAnchors: Rule = (document, { facts }) => {
  if (facts === undefined) return []
  const ofDocument = documentAnchors(document)
  return listAddresses(document).flatMap(({ address, path }): Finding[] => {
    const [page = '', anchor = ''] = address.split('#')
    if (anchor === '' || (page !== '' && !page.startsWith('/'))) return []
    const own = page === '' && isPage(document, facts)
    const known = own
      ? new Set([...ofDocument, ...anchorsOf(publishedId(document._id), facts)])
      : findAnchors(page, document._id, ofDocument, facts)
    if (known === undefined || known.has(decodeAnchor(anchor))) return []
    return [own ? ownAnchorMissing(anchor, path) : anchorMissing(anchor, path)]
  })
}

function ownAnchorMissing(anchor: string, path: Finding['path']): Finding {
  const message = `Ninguna sección de esta página tiene el ancla «${anchor}»: el enlace no lleva a ningún lado.`
  return { level: 'error', path, message }
}

function anchorMissing(anchor: string, path: Finding['path']): Finding {
  const message = `Esa página no tiene ninguna sección con el ancla «${anchor}»: se abre desde arriba.`
  return { level: 'warning', path, message }
}

/** Undefined for a page that is not known. A text without a page of its own may be shown on any. */
function findAnchors(
  page: string,
  id: string,
  ofDocument: ReadonlySet<string>,
  facts: SiteFacts,
): ReadonlySet<string> | undefined {
  if (page === '') return new Set([...facts.pages.values()].flatMap(({ anchors }) => [...anchors]))
  const path = page.replace(/\?.*$/, '').replace(/(?<=.)\/$/, '')
  const found = facts.pages.get(path)
  if (found === undefined) return undefined
  // The facts may be some seconds old.
  return found.id === publishedId(id) ? new Set([...found.anchors, ...ofDocument]) : found.anchors
}

function anchorsOf(id: string, facts: SiteFacts): readonly string[] {
  return [...facts.pages.values()].flatMap((page) => (page.id === id ? [...page.anchors] : []))
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** Lists the web addresses of other sites that a document links to: fields that hold nothing else. */
export function listExternalLinks(document: unknown): Address[] {
  return listValues(document).flatMap(({ value, path }) => {
    const address = typeof value === 'string' ? value.trim() : ''
    return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? [{ address, path }] : []
  })
}
