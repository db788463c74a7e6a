import { pagePaths } from '#config/site-pages'

const SAFE_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const WEB_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:'])

/** `\`, and the control characters and blanks that browsers remove before they parse a scheme. */
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
  const scheme = getScheme(value)
  if (scheme === undefined) {
    return 'Escribí la dirección completa (https://…), una ruta del sitio (/…) o un ancla (#…).'
  }
  return SAFE_SCHEMES.has(scheme)
    ? true
    : 'Solo se admiten direcciones https, http, mailto, tel, rutas (/…) y anclas (#…).'
}

/**
 * Checks the address of a frame, an embed or a store button: https or http only.
 * @returns true when safe or empty, else a Spanish message
 */
export function checkWebUrl(value: string | undefined): true | string {
  if (value === undefined || value === '') return true
  const scheme = UNSAFE_CHARACTERS.test(value) ? undefined : getScheme(value)
  return scheme !== undefined && WEB_SCHEMES.has(scheme)
    ? true
    : 'Escribí una dirección web completa, que empiece con https://.'
}

/**
 * Warns about a path without a page. It is no error, because a redirect may answer it.
 * @returns true for a known path and for anything but a path, else a Spanish message
 */
export function checkKnownPath(value: string | undefined): true | string {
  if (value === undefined || !value.startsWith('/') || value.startsWith('//')) return true
  const path = normalizePath(value)
  const known = [...pagePaths.values()].includes(path)
  return known || `Ninguna página del sitio responde en ${path}: revisá la ruta o creá un desvío.`
}

/** Removes query, anchor and final slashes of a path. */
export function normalizePath(value: string): string {
  return value.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
}

function getScheme(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).protocol : undefined
}
