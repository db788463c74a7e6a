import { useMatches } from '@remix-run/react'

/**
 * The `handle` of routes that must read on a weak phone in an emergency: nothing but the page
 * itself and its styles is sent before the first paint. Fonts and scripts come after it.
 */
export const lightPage = { light: true } as const

/** True on a page whose route, or a route around it, has the handle `lightPage`. */
export function useLightPage(): boolean {
  return useMatches().some(({ handle }) => handle === lightPage)
}
