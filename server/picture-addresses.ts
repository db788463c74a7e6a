import { LAKE_PATH } from '#config/env.server'

/** Attributes with addresses of the lake's pictures. */
const ATTRIBUTES = new RegExp(
  `\\s(?:src|srcset|imagesrcset|href|content)="([^"]*${LAKE_PATH}/images/[^"]*)"`,
  'gi',
)

/**
 * Finds the pictures in a page that the lake has to transform, without the originals. It reads the
 * markup, so that only the pages define widths and crops.
 * @returns unique addresses at the lake: path and query
 */
export function pictureAddresses(html: string): string[] {
  const addresses = [...html.matchAll(ATTRIBUTES)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(/\s+/).flatMap(lakeAddress),
  )
  return [...new Set(addresses)]
}

/** @param word an address, perhaps with a comma after it, or a width of a srcset */
function lakeAddress(word: string): string[] {
  const start = word.indexOf(`${LAKE_PATH}/images/`)
  if (start === -1) return []
  const address = word.slice(start + LAKE_PATH.length).replace(/,$/, '')
  const { pathname, search } = new URL(address, 'http://lake')
  return search === '' ? [] : [pathname + search]
}
