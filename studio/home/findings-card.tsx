import { CheckmarkCircleIcon } from '@sanity/icons'
import { Stack } from '@sanity/ui'
import { Muted } from '../components/muted'
import { Notice } from '../components/notice'
import { PaneMessage } from '../components/pane-message'
import { QueryStatus } from '../components/query-status'
import { countFindings } from '../content-check/document-report'
import { useSiteCheck } from '../content-check/use-site-check'
import { t } from './texts'
import { HomeCard } from './home-card'

/** The number of findings in the content; see 'Revisión'. */
export function FindingsCard() {
  const { reports, isChecking, failed, retry } = useSiteCheck()
  const errors = countFindings(reports, 'error')
  const warnings = countFindings(reports, 'warning')
  const found = errors + warnings
  return (
    <HomeCard
      title={t('findings.title')}
      count={found}
      link={{ path: 'revision', text: t('findings.open') }}
    >
      <Stack gap={3} role="status">
        {failed && <QueryStatus live={{ result: undefined, failed, retry }} t={t} />}
        {isChecking && found === 0 && <Muted>{t('findings.checking')}</Muted>}
        {!isChecking && !failed && found === 0 && (
          <PaneMessage icon={<CheckmarkCircleIcon />} text={t('findings.empty')} />
        )}
        {errors > 0 && <Notice tone="critical" text={t('findings.errors', { count: errors })} />}
        {warnings > 0 && (
          <Notice tone="caution" text={t('findings.warnings', { count: warnings })} />
        )}
      </Stack>
    </HomeCard>
  )
}
