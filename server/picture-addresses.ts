import { LAKE_PATH } from '../config/env.server'

/** An attribute that names pictures of the lake. */
const ATTRIBUTES = new RegExp(
  `\\s(?:src|srcset|imagesrcset|href|content)="([^"]*${LAKE_PATH}/images/[^"]*)"`,
  'gi',
)

/**
 * The pictures that a page asks the lake to transform. Pictures as uploaded need no work and are
 * left out.
 * @returns each address once, as the lake itself knows it: path and query
 */
export function pictureAddresses(html: string): string[] {
  const found = [...html.matchAll(ATTRIBUTES)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(/\s+/).flatMap(lakeAddress),
  )
  return [...new Set(found)]
}

/** Of a word of an attribute: an address, with the comma that may follow it, or a width. */
function lakeAddress(word: string): string[] {
  const start = word.indexOf(`${LAKE_PATH}/images/`)
  if (start === -1) return []
  const address = word.slice(start + LAKE_PATH.length).replace(/,$/, '')
  const { pathname, search } = new URL(address, 'http://lake')
  return search === '' ? [] : [pathname + search]
}
