import type { RemixServer } from '@remix-run/react'
import type { ComponentProps } from 'react'
import type { loader } from '~/root'

type EntryContext = ComponentProps<typeof RemixServer>['context']
type Root = Awaited<ReturnType<typeof loader>>['data']

export interface PageMode {
  /**
   * When a page hydrates: `now` in previews, `idle` if it acts without user input, otherwise at the
   * first input: `late` fetches the scripts when the page is idle, `input` (emergency mode) only then.
   */
  hydration: 'now' | 'idle' | 'late' | 'input'
  isPreview: boolean
  /** False in previews, which do not count as views. */
  isCounted: boolean
  /** Whether the browser saves pages to read without a connection (OFF-01). */
  savesPages: boolean
}

export function decidePageMode({ staticHandlerContext, routeModules }: EntryContext): PageMode {
  // Remix has null for loaders that did not run, as after a method that the route does not allow.
  const { root }: { root?: Root | null } = staticHandlerContext.loaderData
  const isPreview = root?.preview !== undefined
  return {
    hydration: decideHydration(),
    isPreview,
    isCounted: root != null && !isPreview,
    savesPages: root?.savesPages === true && !isPreview,
  }

  function decideHydration(): PageMode['hydration'] {
    if (isPreview) return 'now'
    const hasActiveRoute = staticHandlerContext.matches.some(({ route }) =>
      isActive(routeModules[route.id]?.handle),
    )
    if (hasActiveRoute) return 'idle'
    if (root?.isEmergency === true) return 'input'
    const { mixpanel, recorder } = root?.thirdParties ?? {}
    const hasConsentNotice = root?.consent.words != null
    return mixpanel !== undefined || recorder !== undefined || hasConsentNotice ? 'idle' : 'late'
  }
}

function isActive(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydratesWhenIdle' in handle
}
