import { Card, Stack, Text } from '@sanity/ui'
import { Muted } from '../components/muted'
import { formatShortTime } from '../requests/format-time'
import type { Answer } from './review'
import { t } from './texts'

interface AnswerListProps {
  readonly answers: readonly Answer[]
  /** Of the draft or version; approvals of others are of a former one. */
  readonly revision: string
}

/** The answers to a document, the newest first. */
export function AnswerList({ answers, revision }: AnswerListProps) {
  if (answers.length === 0) {
    return <Muted>{t('noAnswers')}</Muted>
  }
  return answers.map((answer) => {
    const { _id, kind, name, text, place, createdAt } = answer
    const isCurrent = answer.revision === revision
    const approval = isCurrent ? 'approvedBy' : 'approvedFormer'
    const tone = kind === 'change' ? 'caution' : isCurrent ? 'positive' : 'default'
    return (
      <Card key={_id} tone={tone} border radius={2} padding={3}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {t(kind === 'change' ? 'changeBy' : approval, { name })}
          </Text>
          {text !== '' && <Text size={1}>{text}</Text>}
          <Muted>
            {[...(place === '' ? [] : [t('place', { place })]), formatShortTime(createdAt)].join(
              ' · ',
            )}
          </Muted>
        </Stack>
      </Card>
    )
  })
}
