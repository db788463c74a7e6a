import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#config/client-config'
import type { LiveResult } from '../components/use-live-query'
import { assetPageSchema, buildAssetQuery, type AssetFilter, type AssetPage } from './query'

/**
 * Reads the assets that match a filter, with their uses in published documents and drafts.
 * @param limit number of assets
 */
export function useAssets(filter: AssetFilter, limit: number): LiveResult<AssetPage> {
  const { assetType, accept, search } = filter
  const client = useClient({ apiVersion: API_VERSION })
  const [result, setResult] = useState<AssetPage>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const { query, params } = buildAssetQuery({ assetType, accept, search }, limit)
    const options = { perspective: 'raw', tag: 'media.list' } as const
    client.fetch<unknown>(query, params, options).then(
      (value) => {
        if (!isCurrent) return
        const { success, data } = assetPageSchema.safeParse(value)
        if (success) setResult(data)
        setFailed(!success)
      },
      () => {
        if (isCurrent) setFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [client, assetType, accept, search, limit, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { result, failed, retry }
}
