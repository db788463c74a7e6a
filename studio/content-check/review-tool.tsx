import { CheckmarkCircleIcon } from '@sanity/icons'
import { Box, Card, Container, Flex, Heading, Spinner, Stack } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { definePlugin } from 'sanity'
import { FilterButton } from '../components/filter-button'
import { Muted } from '../components/muted'
import { PaneMessage } from '../components/pane-message'
import { QueryStatus } from '../components/query-status'
import { useDatasetClient } from '../components/use-dataset-client'
import { getLakeUrl } from '../lake/lake-url'
import { useCanHandleRequests } from '../requests/access'
import { countFindings, type DocumentReport, type ReportedFinding } from './document-report'
import { FindingList } from './finding-list'
import { LinkCheckBar, useLinkCheck } from './link-check'
import { addBrokenLinks, listAddresses } from './link-results'
import { t } from './texts'
import { useSiteCheck } from './use-site-check'

type Level = ReportedFinding['level']

const filters = [
  { level: undefined, text: 'filter.all' },
  { level: 'error', text: 'filter.errors' },
  { level: 'warning', text: 'filter.warnings' },
] as const

/** The content check of the complete site, as a tool of the Studio (CHECK-01). */
function ReviewTool() {
  const state = useSiteCheck()
  const { check, start } = useLinkCheck()
  const canCheckLinks = useCanCheckLinks()
  const [level, setLevel] = useState<Level>()
  const reports = useMemo(
    () => addBrokenLinks(state.reports, check.results),
    [state.reports, check.results],
  )
  const shown = useMemo(() => selectLevel(reports, level), [reports, level])
  const isFirst = state.isChecking && state.reports.length === 0

  return (
    <Card height="fill" overflow="auto">
      <Container width={2}>
        <Stack gap={5} paddingX={[3, 4]} paddingY={[4, 5]}>
          <Stack gap={4}>
            <Heading as="h1" size={[2, 3]}>
              {t('title')}
            </Heading>
            <Muted>{t('intro')}</Muted>
          </Stack>
          {state.failed ? (
            <QueryStatus live={{ ...state, result: undefined }} t={t} />
          ) : (
            <>
              <FilterBar reports={reports} level={level} onChange={setLevel} />
              {canCheckLinks && state.reports.length > 0 && (
                <LinkCheckBar
                  check={check}
                  onStart={() => void start(listAddresses(state.reports))}
                />
              )}
              <Progress {...state} />
              {!isFirst && shown.length === 0 && (
                <PaneMessage
                  icon={<CheckmarkCircleIcon />}
                  text={t(
                    level === undefined
                      ? 'list.nothing'
                      : level === 'error'
                        ? 'list.noErrors'
                        : 'list.noWarnings',
                  )}
                />
              )}
              <FindingList reports={shown} />
            </>
          )}
        </Stack>
      </Container>
    </Card>
  )
}

interface FilterBarProps {
  readonly reports: readonly DocumentReport[]
  readonly level: Level | undefined
  readonly onChange: (level: Level | undefined) => void
}

function FilterBar({ reports, level, onChange }: FilterBarProps) {
  const errors = countFindings(reports, 'error')
  const warnings = countFindings(reports, 'warning')
  const counts = { all: errors + warnings, error: errors, warning: warnings }
  return (
    <Flex gap={1} wrap="wrap" role="group" aria-label={t('filter.label')}>
      {filters.map((filter) => (
        <FilterButton
          key={filter.text}
          text={t(filter.text)}
          count={counts[filter.level ?? 'all']}
          tone={badgeTone(filter.level, counts[filter.level ?? 'all'])}
          isSelected={filter.level === level}
          onClick={() => onChange(filter.level)}
        />
      ))}
    </Flex>
  )
}

function badgeTone(level: Level | undefined, count: number) {
  if (level === undefined || count === 0) return 'default'
  return level === 'error' ? 'critical' : 'caution'
}

interface ProgressProps {
  readonly isChecking: boolean
  readonly done: number
  readonly total: number
}

/** Announces the progress of the check, and the number of checked documents. */
function Progress({ isChecking, done, total }: ProgressProps) {
  const text = () => {
    if (total === 0) return t('list.loading')
    if (isChecking) return t('list.checking', { done, total })
    return t('summary.documents', { count: total })
  }
  return (
    <Flex gap={2} align="center" role="status" data-testid="check-progress">
      {isChecking && <Spinner muted />}
      <Box>
        <Muted>{text()}</Muted>
      </Box>
    </Flex>
  )
}

/** Leaves out other levels, and documents without findings. Documents with errors come first. */
function selectLevel(reports: readonly DocumentReport[], level: Level | undefined) {
  return reports
    .map((report) => ({
      ...report,
      findings: report.findings.filter((one) => level === undefined || one.level === level),
    }))
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => Number(hasErrors(b)) - Number(hasErrors(a)) || a.title.localeCompare(b.title))
}

function hasErrors({ findings }: DocumentReport): boolean {
  return findings.some(({ level }) => level === 'error')
}

/** Only the embedded lake checks links, and only for users who may edit. */
function useCanCheckLinks(): boolean {
  const lakeUrl = getLakeUrl(useDatasetClient())
  return useCanHandleRequests() && lakeUrl !== undefined
}

/** The tool 'Revisión' (CHECK-01). */
export const contentCheck = definePlugin({
  name: 'content-check',
  tools: [
    { name: 'revision', title: 'Revisión', icon: CheckmarkCircleIcon, component: ReviewTool },
  ],
})
