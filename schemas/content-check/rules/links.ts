import { getPublishedId } from '#config/delete-documents'
import { isVisible } from '#config/block-visibility'
import type { Anchors, Finding, Rule, SiteFacts } from '../finding'
import { documentAnchors, isPage } from '../site-facts'
import { fieldName, listValues } from '../walk'

/** Fields with the address of a link. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['href', 'to', 'link', 'url'])

interface Address {
  readonly address: string
  readonly path: Finding['path']
}

interface Link extends Address {
  /** The objects that contain it. */
  readonly parents: readonly object[]
}

/** Lists the links of a document, in its order. */
function listLinks(document: unknown): Link[] {
  return listValues(document).flatMap(({ value, path, parents }) => {
    const isAddress = ADDRESS_FIELDS.has(fieldName(path) ?? '')
    return isAddress && typeof value === 'string' ? [{ address: value.trim(), path, parents }] : []
  })
}

/**
 * Finds links to an anchor that its page does not have, or does not show now. The schema checks
 * paths. Only an anchor that is missing from its own page is an error. A change of another page
 * must not block publishing, least of all of the settings in an emergency. Hidden sections cause
 * only warnings, because staff hide them for some time.
 */
export const checkAnchors: Rule = (document, { facts }) => {
  if (facts === undefined) return []
  const ofDocument = documentAnchors(document, facts.readAt)
  return listLinks(document).flatMap(({ address, path, parents }): Finding[] => {
    const [page = '', anchor = ''] = address.split('#')
    if (anchor === '' || (page !== '' && !page.startsWith('/'))) return []
    const own = page === '' && isPage(document, facts)
    const sources = own
      ? [ofDocument, ...anchorsOf(getPublishedId(document._id), facts)]
      : findSources(page, document._id, ofDocument, facts)
    if (sources.length === 0) return []
    const state = findAnchor(decodeAnchor(anchor), sources)
    if (state === 'shown') return []
    if (state === 'missing')
      return [own ? ownAnchorMissing(anchor, path) : anchorMissing(anchor, path)]
    const isShown = parents.every((parent) => isVisible(parent, facts.readAt))
    return isShown ? [anchorHidden(anchor, path)] : []
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

function anchorHidden(anchor: string, path: Finding['path']): Finding {
  const message = `La sección con el ancla «${anchor}» está oculta en este momento: el enlace no lleva a ella.`
  return { level: 'warning', path, message }
}

/** The first source that knows the anchor decides. */
function findAnchor(anchor: string, sources: readonly Anchors[]): 'shown' | 'hidden' | 'missing' {
  const source = sources.find(({ shown, hidden }) => shown.has(anchor) || hidden.has(anchor))
  if (source === undefined) return 'missing'
  return source.shown.has(anchor) ? 'shown' : 'hidden'
}

/** Empty for a page that is not known. A text without a page of its own may be shown on any. */
function findSources(
  page: string,
  id: string,
  ofDocument: Anchors,
  facts: SiteFacts,
): readonly Anchors[] {
  if (page === '') return [joinAnchors([...facts.pages.values()].map(({ anchors }) => anchors))]
  const path = page.replace(/\?.*$/, '').replace(/(?<=.)\/$/, '')
  const found = facts.pages.get(path)
  if (found === undefined) return []
  // The facts may be some seconds old.
  return found.id === getPublishedId(id) ? [ofDocument, found.anchors] : [found.anchors]
}

function joinAnchors(all: readonly Anchors[]): Anchors {
  return {
    shown: new Set(all.flatMap(({ shown }) => [...shown])),
    hidden: new Set(all.flatMap(({ hidden }) => [...hidden])),
  }
}

function anchorsOf(id: string, facts: SiteFacts): readonly Anchors[] {
  return [...facts.pages.values()].flatMap((page) => (page.id === id ? [page.anchors] : []))
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
