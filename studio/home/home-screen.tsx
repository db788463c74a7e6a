import { HomeIcon } from '@sanity/icons'
import { Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { definePlugin, useCurrentUser, useSchema } from 'sanity'
import { styled } from 'styled-components'
import { toDay } from '#config/calendar'
import { useLiveQuery } from '../components/use-live-query'
import { useNow } from '../components/use-now'
import { AnswersCard } from './answers-card'
import { ClaimsCard } from './claims-card'
import { buildDatesQuery, datedDocumentsSchema, listTypesWithDates } from './content-dates'
import { DraftsCard } from './drafts-card'
import { FindingsCard } from './findings-card'
import { RequestsCard } from './requests-card'
import { UpcomingCard } from './upcoming-card'
import { VisitsCard } from './visits-card'
import { t } from './texts'

/** The first screen of the Studio: what the team has to do. */
function HomeScreen() {
  const now = useNow()
  const today = toDay(now)
  const schema = useSchema()
  const query = useMemo(() => buildDatesQuery(listTypesWithDates(schema)), [schema])
  const dated = useLiveQuery(query, datedDocumentsSchema)
  const name = useCurrentUser()?.name ?? ''
  return (
    <Screen overflow="auto" data-testid="home">
      <Container width={4}>
        <Stack gap={5} paddingX={4} paddingY={5}>
          <Stack gap={4}>
            <Heading as="h1" size={4}>
              {t('screen.greeting', { name })}
            </Heading>
            <Text muted>{t('screen.intro')}</Text>
          </Stack>
          <Columns>
            <Stack gap={4}>
              <DraftsCard now={now} />
            </Stack>
            <Stack gap={4}>
              <AnswersCard now={now} />
              <UpcomingCard today={today} dated={dated} />
              <RequestsCard now={now} />
              <FindingsCard />
              <ClaimsCard today={today} live={dated} />
              <VisitsCard today={today} />
            </Stack>
          </Columns>
        </Stack>
      </Container>
    </Screen>
  )
}

/** Scrolls below the Studio's bar, whose frame would otherwise grow with the content. */
const Screen = styled(Card)`
  height: 0;
  min-height: 100%;
`

/** Side by side where the screen is wide enough. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  align-items: start;
  gap: 1.25rem;
`

/** 'Inicio': the screen that a Studio opens with. */
export const home = definePlugin({
  name: 'home',
  tools: [{ name: 'home', title: 'Inicio', icon: HomeIcon, component: HomeScreen }],
})
