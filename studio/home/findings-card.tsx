import { CheckmarkCircleIcon } from '@sanity/icons'
import { Card, Stack, Text } from '@sanity/ui'
import { PaneMessage } from '../components/pane-message'
import { QueryStatus } from '../components/query-status'
import { useContentFindings } from '../content-check'
import { t } from './texts'
import { HomeCard } from './home-card'

/** The number of findings in the content; see 'Revisión'. */
export function FindingsCard() {
  const { errors, warnings, isChecking, failed, retry } = useContentFindings()
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
          <Card tone="critical" padding={3} radius={2}>
            <Text size={1}>
              {t(errors === 1 ? 'findings.errors.one' : 'findings.errors.many', { count: errors })}
            </Text>
          </Card>
        )}
        {warnings > 0 && (
          <Card tone="caution" padding={3} radius={2}>
            <Text size={1}>
              {t(warnings === 1 ? 'findings.warnings.one' : 'findings.warnings.many', {
                count: warnings,
              })}
            </Text>
          </Card>
        )}
      </Stack>
    </HomeCard>
  )
}
