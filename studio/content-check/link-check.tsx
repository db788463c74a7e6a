import { LinkIcon } from '@sanity/icons'
import { Flex, Stack } from '@sanity/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { checkLinks, type LinkResult } from '#schemas/content-check/check-links'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import { useDatasetClient } from '../components/use-dataset-client'
import { t } from './texts'

interface LinkCheck {
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

interface LinkCheckBarProps {
  readonly check: LinkCheck
  readonly onStart: () => void
}

/** The button that checks links to other sites, and the progress of the check. */
export function LinkCheckBar({ check, onStart }: LinkCheckBarProps) {
  const isRunning = check.status === 'running'
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <GhostButton
        padding={3}
        icon={LinkIcon}
        text={t('links.button')}
        loading={isRunning}
        disabled={isRunning}
        onClick={onStart}
      />
      <Stack gap={2} flex={1} style={{ minWidth: '12rem' }} role="status">
        <Muted>{describeCheck(check)}</Muted>
      </Stack>
    </Flex>
  )
}

function describeCheck({ status, done, total, results }: LinkCheck): string {
  if (status === 'idle') return t('links.hint')
  if (status === 'failed') return t('links.failed')
  if (status === 'running') return t('links.progress', { done, total })
  const unclear = [...results.values()].filter(({ state }) => state === 'unclear').length
  const checked = t('links.done', { count: total })
  if (unclear === 0) return `${checked}.`
  return `${checked}. ${t('links.unclear', { count: unclear })}`
}
