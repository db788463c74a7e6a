import { cookieNames } from '#config/cookie-names'

/**
 * The cookie that remembers a collapsed sidebar, so that the server renders the same state
 * (SOS-01).
 */
const NAME = cookieNames.sosMenu
const COLLAPSED = 'chico'
const ONE_YEAR_S = 31_536_000

/** Serializes the cookie for `document.cookie`. */
export function sidebarCookie(collapsed: boolean): string {
  const value = collapsed ? COLLAPSED : ''
  const age = collapsed ? ONE_YEAR_S : 0
  return `${NAME}=${value}; Path=/sosBahia; Max-Age=${age}; SameSite=Lax`
}

/** @param header the request's `Cookie` header */
export function isSidebarCollapsed(header: string | null): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim() === `${NAME}=${COLLAPSED}`)
}
