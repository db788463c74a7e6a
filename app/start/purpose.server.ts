import type { loader } from '~/root'
import type { EntryContext } from './document.server'
import type { HydrationTime } from './page-data'

type Root = Awaited<ReturnType<typeof loader>>['data']

/** Decides when a page hydrates, whether it counts as a view and whether browsers save pages. */
export function purposeOf({ staticHandlerContext, routeModules }: EntryContext) {
  const { root }: { root?: Root } = staticHandlerContext.loaderData
  const isPreview = root?.preview !== undefined
  return {
    hydration: hydrationOf(),
    isPreview,
    isCounted: root !== undefined && !isPreview,
    savesPages: root?.savesPages === true && !isPreview,
  }

  function hydrationOf(): HydrationTime {
    if (isPreview) return 'now'
    const { mixpanel, recorder } = root?.thirdParties ?? {}
    const asks = root?.consent.words != null
    const acts = staticHandlerContext.matches.some(({ route }) =>
      isActive(routeModules[route.id]?.handle),
    )
    return mixpanel !== undefined || recorder !== undefined || asks || acts ? 'idle' : 'late'
  }
}

function isActive(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'startsItself' in handle
}
