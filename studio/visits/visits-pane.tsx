import { BarChartIcon } from '@sanity/icons'
import { Button, Card, Flex, Grid, Heading, Stack } from '@sanity/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { toDay, daysUpTo } from '#config/calendar'
import { definePane } from '../components/define-pane'
import { Muted } from '../components/muted'
import { QueryStatus } from '../components/query-status'
import { PaneMessage } from '../components/pane-message'
import { useLiveQuery } from '../components/use-live-query'
import { useNow } from '../components/use-now'
import { CountTable } from './count-table'
import { DayChart } from './day-chart'
import { formatCount } from './numbers'
import {
  buildVisitsQuery,
  recordsSchema,
  type StaffPageRecord,
  staffPagesQuery,
  staffPagesSchema,
} from './record'
import { sumVisits, type Totals } from './totals'
import { eventLabel, pageLabel, t } from './texts'

/** In days. */
const periods = [7, 30, 90] as const

type Period = (typeof periods)[number]

const MAX_PERIOD = Math.max(...periods)

/** The live visit counts of the last days. */
function Visits() {
  const today = toDay(useNow())
  const [period, setPeriod] = useState<Period>(30)
  // One query for all periods, so that period and sum always match.
  const days = useMemo(() => daysUpTo(today, MAX_PERIOD), [today])
  const query = useMemo(() => buildVisitsQuery(days[0] ?? today), [days, today])
  const live = useLiveQuery(query, recordsSchema)
  const { result: staffPages = [] } = useLiveQuery(staffPagesQuery, staffPagesSchema)
  const totals = useMemo(
    () => live.result && sumVisits(live.result, days.slice(-period)),
    [live.result, days, period],
  )

  return (
    <Stack gap={4} padding={4}>
      <Flex gap={1} wrap="wrap" role="group" aria-label={t('period.label')}>
        {periods.map((count) => (
          <Button
            key={count}
            mode="bleed"
            padding={2}
            fontSize={1}
            text={t('period.last', { count })}
            selected={count === period}
            aria-pressed={count === period}
            onClick={() => setPeriod(count)}
          />
        ))}
      </Flex>
      <QueryStatus live={live} t={t} />
      {totals !== undefined && <Counts totals={totals} staffPages={staffPages} />}
      <Muted>{t('list.intro')}</Muted>
    </Stack>
  )
}

interface CountsProps {
  readonly totals: Totals
  readonly staffPages: readonly StaffPageRecord[]
}

function Counts({ totals, staffPages }: CountsProps) {
  const { byDay, events, pages, views } = totals
  if (views === 0 && events.length === 0) {
    return <PaneMessage icon={<BarChartIcon />} text={t('list.empty')} />
  }
  return (
    <>
      <Stack gap={3} role="status">
        <Heading as="h2" size={4}>
          {formatCount(views)}
        </Heading>
        <Muted>{t(views === 1 ? 'total.one' : 'total.many', { count: byDay.length })}</Muted>
      </Stack>
      <DayChart byDay={byDay} />
      <Tables>
        <TitledSection title={t('pages.title')}>
          <CountTable
            name={t('column.page')}
            value={t('column.views')}
            rows={pages.map(({ name, count }) => ({
              key: name,
              count,
              ...pageLabel(name, staffPages),
            }))}
          />
        </TitledSection>
        <TitledSection title={t('events.title')}>
          {events.length === 0 ? (
            <Muted>{t('events.none')}</Muted>
          ) : (
            <CountTable
              name={t('column.event')}
              value={t('column.count')}
              rows={events.map(({ name, count }) => ({
                key: name,
                count,
                ...eventLabel(name),
              }))}
            />
          )}
        </TitledSection>
      </Tables>
    </>
  )
}

interface TitledSectionProps {
  readonly title: string
  readonly children: ReactNode
}

function TitledSection({ title, children }: TitledSectionProps) {
  return (
    <Card>
      <Stack gap={3} paddingTop={2}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** Side by side where the pane is wide enough. */
const Tables = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 2rem;
`

/** The visit counts as a pane of the structure. */
export const VisitsPane = definePane(Visits)
