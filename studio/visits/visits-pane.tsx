import { BarChartIcon } from '@sanity/icons'
import { Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { forwardRef, useMemo, useState, type ReactNode } from 'react'
import type { UserComponent } from 'sanity/structure'
import { styled } from 'styled-components'
import { dayOf, daysUpTo } from '../../config/calendar'
import { AnswerMessage } from '../components/answer-message'
import { PaneMessage } from '../components/pane-message'
import { useLiveQuery } from '../components/use-live-query'
import { useNow } from '../components/use-now'
import { CountTable } from './count-table'
import { DayChart } from './day-chart'
import { formatted } from './numbers'
import { recordsQuestion, recordsSchema } from './record'
import { totalsOf, type Totals } from './totals'
import { eventLabel, pageLabel, useWords } from './words'

/** How many days can be looked at together. */
const periods = [7, 30, 90] as const

type Period = (typeof periods)[number]

const LONGEST = Math.max(...periods)

/** What the site has counted in the last days, kept up to date. */
function Visits() {
  const say = useWords()
  const today = dayOf(useNow())
  const [period, setPeriod] = useState<Period>(30)
  // One question for every period: what is shown is always the sum of what its heading says.
  const days = useMemo(() => daysUpTo(today, LONGEST), [today])
  const question = useMemo(() => recordsQuestion(days[0] ?? today), [days, today])
  const live = useLiveQuery(question, recordsSchema)
  const totals = useMemo(
    () => live.answer && totalsOf(live.answer, days.slice(-period)),
    [live.answer, days, period],
  )

  return (
    <Stack gap={4} padding={4}>
      <Flex gap={1} wrap="wrap" role="group" aria-label={say('period.label')}>
        {periods.map((count) => (
          <Button
            key={count}
            mode="bleed"
            padding={2}
            fontSize={1}
            text={say('period.last', { count })}
            selected={count === period}
            aria-pressed={count === period}
            onClick={() => setPeriod(count)}
          />
        ))}
      </Flex>
      <AnswerMessage live={live} say={say} />
      {totals !== undefined && <Counted totals={totals} />}
      <Text size={1} muted>
        {say('list.intro')}
      </Text>
    </Stack>
  )
}

function Counted({ totals }: { readonly totals: Totals }) {
  const say = useWords()
  const { byDay, events, pages, views } = totals
  if (views === 0 && events.length === 0) {
    return <PaneMessage icon={<BarChartIcon />} text={say('list.empty')} />
  }
  return (
    <>
      <Stack gap={3} role="status">
        <Heading as="h2" size={4}>
          {formatted(views)}
        </Heading>
        <Text size={1} muted>
          {say(views === 1 ? 'total.one' : 'total.many', { count: byDay.length })}
        </Text>
      </Stack>
      <DayChart byDay={byDay} />
      <Tables>
        <Part title={say('pages.title')}>
          <CountTable
            name={say('column.page')}
            value={say('column.views')}
            rows={pages.map(({ name, count }) => ({ key: name, count, ...pageLabel(name, say) }))}
          />
        </Part>
        <Part title={say('events.title')}>
          {events.length === 0 ? (
            <Text size={1} muted>
              {say('events.none')}
            </Text>
          ) : (
            <CountTable
              name={say('column.event')}
              value={say('column.count')}
              rows={events.map(({ name, count }) => ({
                key: name,
                count,
                ...eventLabel(name, say),
              }))}
            />
          )}
        </Part>
      </Tables>
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

function Part({ title, children }: PartProps) {
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

/** Beside each other where there is room for both. */
const Tables = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: 2rem;
`

interface PaneProps {
  readonly id: string
}

/** The counters as a pane of the structure. */
export const VisitsPane: UserComponent = forwardRef<HTMLDivElement, PaneProps>(function VisitsPane(
  { id },
  ref,
) {
  return (
    <div ref={ref} data-testid={id}>
      <Visits />
    </div>
  )
})
