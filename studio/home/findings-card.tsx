import { CheckmarkCircleIcon } from '@sanity/icons'
import { Stack, Text } from '@sanity/ui'
import { Notice } from '../components/notice'
import { PaneMessage } from '../components/pane-message'
import { QueryStatus } from '../components/query-status'
import { countFindings } from '../content-check/document-report'
import { useSiteCheck, useSiteCheckState } from '../content-check/use-site-check'
import { t } from './texts'
import { HomeCard } from './home-card'

/** The number of findings in the content; see 'Revisión'. */
export function FindingsCard() {
  const { retry } = useSiteCheck()
  const { reports, isChecking, failed } = useSiteCheckState()
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
        {isChecking && found === 0 && (
          <Text size={1} muted>
            {t('findings.checking')}
          </Text>
        )}
        {!isChecking && !failed && found === 0 && (
          <PaneMessage icon={<CheckmarkCircleIcon />} text={t('findings.empty')} />
        )}
        {errors > 0 && (
          <Notice
            tone="critical"
            text={t(errors === 1 ? 'findings.errors.one' : 'findings.errors.many', {
              count: errors,
            })}
          />
        )}
        {warnings > 0 && (
          <Notice
            tone="caution"
            text={t(warnings === 1 ? 'findings.warnings.one' : 'findings.warnings.many', {
              count: warnings,
            })}
          />
        )}
      </Stack>
    </HomeCard>
  )
}
