import { ChevronRightIcon } from '@sanity/icons'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { CountTable } from './count-table'
import { formatLongDay, formatShortDay } from './days'
import type { Totals } from './totals'
import { formatCount } from './numbers'
import { useWords } from './words'

interface DayChartProps {
  /** At least one day. */
  readonly byDay: Totals['byDay']
}

/** Width of a bar, as a share of its day's width. */
const BAR_WIDTH = 0.72

/** One bar for each day; a table has the same numbers for screen readers. */
export function DayChart({ byDay }: DayChartProps) {
  const say = useWords()
  const most = byDay.reduce((best, one) => (one.count > best.count ? one : best))
  const first = byDay[0]?.day ?? ''
  const last = byDay.at(-1)?.day ?? ''
  return (
    <Stack gap={3}>
      <Plot>
        <Scale>
          <Text size={0} muted>
            {formatCount(most.count)}
          </Text>
        </Scale>
        <svg
          role="img"
          aria-label={say('chart.label', {
            first: formatLongDay(first),
            last: formatLongDay(last),
            most: formatLongDay(most.day),
            count: formatCount(most.count),
          })}
          viewBox={`0 0 ${String(byDay.length)} 1`}
          preserveAspectRatio="none"
        >
          {byDay.map(({ day, count }, index) => (
            <g key={day}>
              <title>
                {say('chart.day', { day: formatLongDay(day), count: formatCount(count) })}
              </title>
              <rect className="reach" x={index} y={0} width={1} height={1} />
              <rect
                className="bar"
                x={index + (1 - BAR_WIDTH) / 2}
                y={1 - share(count, most.count)}
                width={BAR_WIDTH}
                height={share(count, most.count)}
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
          <Text size={1} muted>
            <ChevronRightIcon />
          </Text>
          <Text size={1} muted>
            {say('days.show')}
          </Text>
        </Summary>
        <Box paddingTop={3}>
          <CountTable
            name={say('column.day')}
            value={say('column.views')}
            rows={byDay.map(({ day, count }) => ({ key: day, title: formatLongDay(day), count }))}
          />
        </Box>
      </details>
    </Stack>
  )
}

function share(count: number, most: number): number {
  return most === 0 ? 0 : count / most
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
