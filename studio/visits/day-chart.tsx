import { ChevronRightIcon } from '@sanity/icons'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { Muted } from '../components/muted'
import { formatLongDay, formatShortDay } from '../requests/format-time'
import { CountTable } from './count-table'
import type { Totals } from './totals'
import { formatCount } from './numbers'
import { t } from './texts'

interface DayChartProps {
  /** At least one day. */
  readonly byDay: Totals['byDay']
}

/** Width of a bar, as a share of its day's width. */
const BAR_WIDTH = 0.72

/** One bar for each day; a table has the same numbers for screen readers. */
export function DayChart({ byDay }: DayChartProps) {
  const busiest = byDay.reduce((best, one) => (one.count > best.count ? one : best))
  const first = byDay[0]?.day ?? ''
  const last = byDay.at(-1)?.day ?? ''
  return (
    <Stack gap={3}>
      <Plot>
        <Scale>
          <Text size={0} muted>
            {formatCount(busiest.count)}
          </Text>
        </Scale>
        <svg
          role="img"
          aria-label={t('chart.label', {
            first: formatLongDay(first),
            last: formatLongDay(last),
            most: formatLongDay(busiest.day),
            count: formatCount(busiest.count),
          })}
          viewBox={`0 0 ${String(byDay.length)} 1`}
          preserveAspectRatio="none"
        >
          {byDay.map(({ day, count }, index) => (
            <g key={day}>
              <title>
                {t('chart.day', { day: formatLongDay(day), count: formatCount(count) })}
              </title>
              <rect className="reach" x={index} y={0} width={1} height={1} />
              <rect
                className="bar"
                x={index + (1 - BAR_WIDTH) / 2}
                y={1 - share(count, busiest.count)}
                width={BAR_WIDTH}
                height={share(count, busiest.count)}
              />
            </g>
          ))}
        </svg>
        <Flex justify="space-between" paddingTop={2} aria-hidden="true">
          {[first, last].map((day) => (
            <Text key={day} size={0} muted>
              {formatShortDay(day)}
            </Text>
          ))}
        </Flex>
      </Plot>
      <details>
        <Summary>
          <Muted>
            <ChevronRightIcon />
          </Muted>
          <Muted>{t('days.show')}</Muted>
        </Summary>
        <Box paddingTop={3}>
          <CountTable
            name={t('column.day')}
            value={t('column.views')}
            rows={byDay.map(({ day, count }) => ({ key: day, title: formatLongDay(day), count }))}
          />
        </Box>
      </details>
    </Stack>
  )
}

function share(count: number, maximum: number): number {
  return maximum === 0 ? 0 : count / maximum
}

const Plot = styled(Card)`
  svg {
    display: block;
    width: 100%;
    height: 9rem;
    border-block: 1px solid var(--card-border-color);
    border-top-style: dashed;
  }
  .bar {
    fill: var(--card-link-color);
  }
  .reach {
    fill: transparent;
  }
  g:hover .reach {
    fill: var(--card-border-color);
  }
`

/** The maximum, above the chart. */
const Scale = styled(Box)`
  padding-bottom: 0.375rem;
`

const Summary = styled.summary`
  display: flex;
  gap: 0.375rem;
  width: fit-content;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  details[open] > & svg {
    transform: rotate(90deg);
  }
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 2px;
  }
`
