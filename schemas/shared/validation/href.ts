import { sitePaths } from '../site-paths'

const SAFE_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const WEB_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:'])

/** Control characters and blanks, which browsers drop before they look for a scheme, and `\`. */
const UNSAFE_CHARACTERS = /[\p{C}\p{Z}\\]/u

/**
 * Checks the address of a link (CMS-03): https, http, mailto, tel, a path of the site or an anchor.
 * @returns true when safe or empty, else a Spanish message
 */
export function checkHref(value: string | undefined): true | string {
  if (value === undefined || value === '') return true
  if (UNSAFE_CHARACTERS.test(value)) {
    return 'La dirección tiene espacios, barras invertidas o caracteres invisibles.'
  }
  if (value.startsWith('//')) {
    return 'Empezá con https:// para otro sitio, o con una sola barra para una página de este.'
  }
  if (value.startsWith('/') || /^#./.test(value)) return true
  const scheme = schemeOf(value)
  if (scheme === undefined) {
    return 'Escribí la dirección completa (https://…), una ruta del sitio (/…) o un ancla (#…).'
  }
  return SAFE_SCHEMES.has(scheme)
    ? true
    : 'Solo se admiten direcciones https, http, mailto, tel, rutas (/…) y anclas (#…).'
}

/**
 * Checks an address that a frame, an embed or a store button opens: https or http only.
 * @returns true when safe or empty, else a Spanish message
 */
export function checkWebUrl(value: string | undefined): true | string {
  if (value === undefined || value === '') return true
  const scheme = UNSAFE_CHARACTERS.test(value) ? undefined : schemeOf(value)
  return scheme !== undefined && WEB_SCHEMES.has(scheme)
    ? true
    : 'Escribí una dirección web completa, que empiece con https://.'
}

/**
 * Points out a path that no page of the site answers. It may be a redirect, so it is a warning.
 * @returns true when the path is known, or is no path; else a Spanish message
 */
export function checkKnownPath(value: string | undefined): true | string {
  if (value === undefined || !value.startsWith('/') || value.startsWith('//')) return true
  const path = value.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '')
  const known = Object.values<string>(sitePaths).includes(path)
  return known || `Ninguna página del sitio responde en ${path}: revisá la ruta o creá un desvío.`
}

function schemeOf(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).protocol : undefined
}
