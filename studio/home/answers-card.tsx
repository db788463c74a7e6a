import { Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import * as z from 'zod/mini'
import { ANSWER_TYPE } from '#config/review'
import { singletons } from '../../schemas'
import { useLiveQuery } from '../components/use-live-query'
import { useCanReadRequests } from '../requests/access'
import { type Answer, answerSchema } from '../share/review'
import { t } from '../share/texts'
import { Ago, Entry, HomeCard } from './home-card'

const answersQuery = {
  query: `*[_type == $type] | order(createdAt desc)[0...5]`,
  params: { type: ANSWER_TYPE },
  perspective: 'raw' as const,
}
const answersSchema = z.array(answerSchema)

/** The newest answers to shared documents (PLAN-03). Absent when there are none. */
export function AnswersCard({ now }: { readonly now: number }) {
  const canRead = useCanReadRequests()
  const live = useLiveQuery(answersQuery, answersSchema)
  if (!canRead || live.result?.length === 0) return null
  return (
    <HomeCard title={t('homeTitle')} live={live}>
      <Stack as="ul">
        {live.result?.map((answer) => (
          <AnswerEntry key={answer._id} answer={answer} now={now} />
        ))}
      </Stack>
    </HomeCard>
  )
}

function AnswerEntry({ answer, now }: { readonly answer: Answer; readonly now: number }) {
  const { kind, name, text, document: id, documentType: type, createdAt } = answer
  const title = singletons.find((singleton) => singleton.id === id)?.title
  const outcome = t(kind === 'approved' ? 'homeApproved' : 'homeChange', { name })
  return (
    <Entry>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          <IntentLink intent="edit" params={{ id, type, mode: 'structure' }}>
            {title === undefined ? outcome : `${outcome} · ${title}`}
          </IntentLink>
        </Text>
        {text !== '' && <Text size={1}>{text}</Text>}
        <Ago time={createdAt} now={now} />
      </Stack>
    </Entry>
  )
}
