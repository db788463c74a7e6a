import { Text } from '@sanity/ui'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { daysBefore } from '#config/calendar'
import { useLiveQuery } from '../../components/use-live-query'
import { t } from './texts'

const countsSchema = z.object({ people: z.number(), opens: z.number(), questions: z.number() })
const WEEK_DAYS = 7

/** One line about the room in the last week, for 'Inicio'; nothing when nobody was there. */
export function RoomLine({ today }: { readonly today: string }) {
  const query = useMemo(() => {
    const recent = (list: string) => `count(${list}[at > $since])`
    return {
      query: `{
        "people": count(*[_type == $type && ${recent('opens')} > 0]),
        "opens": coalesce(math::sum(*[_type == $type && defined(opens)]{ "n": ${recent('opens')} }.n), 0),
        "questions": coalesce(math::sum(*[_type == $type && defined(questions)]{ "n": ${recent('questions')} }.n), 0)
      }`,
      params: { type: 'investorAccess', since: daysBefore(today, WEEK_DAYS) },
    }
  }, [today])
  const { result } = useLiveQuery(query, countsSchema)
  if (result === undefined || result.people + result.questions === 0) return null
  return <Text size={1}>{t('home.line', result)}</Text>
}
