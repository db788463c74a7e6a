import { useCallback, useEffect, useRef, useState } from 'react'
import { checkLinks, type LinkResult } from '#schemas/content-check/check-links'
import { useDatasetClient } from '../components/use-dataset-client'

export interface LinkCheck {
  readonly status: 'idle' | 'running' | 'done' | 'failed'
  readonly done: number
  readonly total: number
  readonly results: ReadonlyMap<string, LinkResult>
}

const idle: LinkCheck = { status: 'idle', done: 0, total: 0, results: new Map() }

/** Checks links to other sites on request, through the lake (CHECK-01). */
export function useLinkCheck() {
  const client = useDatasetClient()
  const [check, setCheck] = useState(idle)
  const controller = useRef<AbortController>()
  useEffect(() => () => controller.current?.abort(), [])

  const start = useCallback(
    async (addresses: readonly string[]) => {
      controller.current?.abort()
      const { signal } = (controller.current = new AbortController())
      const results = new Map<string, LinkResult>()
      const total = addresses.length
      const report = (status: LinkCheck['status']) => {
        if (!signal.aborted)
          setCheck({ status, done: results.size, total, results: new Map(results) })
      }
      report('running')
      try {
        for await (const checked of checkLinks(client, addresses, signal)) {
          for (const one of checked) results.set(one.url, one)
          report('running')
        }
        report('done')
      } catch {
        report('failed')
      }
    },
    [client],
  )
  return { check, start }
}
