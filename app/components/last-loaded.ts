import { useEffect } from 'react'
import { useRouteLoaderData } from './loader-data'
import type { ImageSource } from '~/sanity/image-url'
import type { ErrorPagesQueryResult, SiteQueryResult } from '~/sanity/types.generated'
import type { Device } from '~/lib/links/device'

/** What the document and error pages need of the root loader's data. */
interface RootData {
  isEmergency: boolean
  errorPages: ErrorPagesQueryResult
  images: ImageSource
}

/** What the header needs of the data of the layout's loader. */
interface LayoutData {
  site: SiteQueryResult
  device: Device
}

/**
 * The data of the root loader; `lastRootData` is for code outside components. See `rememberLast`.
 */
export const [useRootData, lastRootData] = rememberLast(function useRoot() {
  return useRouteLoaderData<RootData>('root')
})

/** The data of the layout's loader; see `rememberLast`. */
export const [useLayoutData] = rememberLast(function useLayout() {
  return useRouteLoaderData<LayoutData>('routes/_site')
})

/**
 * A loader that fails on a client navigation leaves its route without data. The returned functions
 * then return the earlier data, so error pages have their texts and the header (ERR-01). Earlier
 * pages must have called the hook.
 */
function rememberLast<Data>(useData: () => Data | undefined) {
  let last: Data | undefined
  const useLast = () => {
    const data = useData()
    useEffect(() => {
      last = data ?? last
    }, [data])
    return data ?? last
  }
  return [useLast, () => last] as const
}
