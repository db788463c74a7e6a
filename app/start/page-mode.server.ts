import type { loader } from '~/root'
import type { EntryContext } from './document.server'
import type { HydrationTime } from './page-data'

type Root = Awaited<ReturnType<typeof loader>>['data']

/** Decides when a page hydrates, whether it counts as a view and whether browsers save pages. */
export function decidePageMode({ staticHandlerContext, routeModules }: EntryContext) {
  // Remix has null for loaders that did not run, as after a method that the route does not allow.
  const { root }: { root?: Root | null } = staticHandlerContext.loaderData
  const isPreview = root?.preview !== undefined
  return {
    hydration: decideHydration(),
    isPreview,
    isCounted: root != null && !isPreview,
    savesPages: root?.savesPages === true && !isPreview,
  }

  function decideHydration(): HydrationTime {
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
