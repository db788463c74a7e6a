import { BarChartIcon } from '@sanity/icons'
import { Heading } from '@sanity/ui'
import { useMemo } from 'react'
import { daysUpTo } from '#config/calendar'
import { useLiveQuery } from '../components/use-live-query'
import { DayChart } from '../visits/day-chart'
import { formatCount } from '../visits/numbers'
import { buildVisitsQuery, recordsSchema } from '../visits/record'
import { sumVisits } from '../visits/totals'
import { HomeCard } from './home-card'
import { t } from './texts'

/** In days. */
const PERIOD = 7

interface VisitsCardProps {
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** The visits of the last days. */
export function VisitsCard({ today }: VisitsCardProps) {
  const days = useMemo(() => daysUpTo(today, PERIOD), [today])
  const query = useMemo(() => buildVisitsQuery(days[0] ?? today), [days, today])
  const live = useLiveQuery(query, recordsSchema)
  const totals = useMemo(() => live.result && sumVisits(live.result, days), [live.result, days])
  return (
    <HomeCard
      title={t('visits.title', { count: PERIOD })}
      live={live}
      emptyText={totals?.views === 0 ? t('visits.empty') : undefined}
      emptyIcon={<BarChartIcon />}
      link={{ path: 'structure/visitas', text: t('visits.open') }}
    >
      {totals !== undefined && totals.views > 0 && (
        <>
          <Heading as="h3" size={4}>
            {formatCount(totals.views)}
          </Heading>
          <DayChart byDay={totals.byDay} />
        </>
      )}
    </HomeCard>
  )
}
