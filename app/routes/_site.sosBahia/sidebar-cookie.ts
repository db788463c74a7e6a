/**
 * Whether the sidebar is collapsed, remembered by the browser: server and browser write the same
 * cookie, so that the page is served as it was left (SOS-01).
 */
const NAME = 'sos_menu'
const COLLAPSED = 'chico'
const ONE_YEAR_S = 31_536_000

/** The cookie as the `Set-Cookie` header and as `document.cookie` take it. */
export function sidebarCookie(collapsed: boolean): string {
  const value = collapsed ? COLLAPSED : ''
  const age = collapsed ? ONE_YEAR_S : 0
  return `${NAME}=${value}; Path=/sosBahia; Max-Age=${age}; SameSite=Lax`
}

/** @param header the request's `Cookie` header */
export function isSidebarCollapsed(header: string | null): boolean {
  return (header ?? '').split(';').some((pair) => pair.trim() === `${NAME}=${COLLAPSED}`)
}
