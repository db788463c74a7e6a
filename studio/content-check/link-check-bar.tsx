import { LinkIcon } from '@sanity/icons'
import { Flex, Stack } from '@sanity/ui'
import { GhostButton } from '../components/ghost-button'
import { Muted } from '../components/muted'
import type { LinkCheck } from './use-link-check'
import { t } from './texts'

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
