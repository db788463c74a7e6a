import { Card, Stack, Text } from '@sanity/ui'
import { pathToString } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Muted } from '../components/muted'
import { singletons } from '../../schemas'
import { FIELD_PARAM } from '../components/use-field-from-address'
import type { ContentDate } from './content-dates'
import { Entry } from './home-card'
import { t } from './texts'

interface DateEntryProps {
  readonly date: ContentDate
  /** What happens then. */
  readonly what: string
  readonly hasExpired?: boolean
}

/** A date in published content; a click opens its field. */
export function DateEntry({ date, what, hasExpired = false }: DateEntryProps) {
  const { documentId: id, documentType: type, path, title, field: name } = date
  const isSection = name === 'visibleFrom' || name === 'visibleUntil'
  const page = singletons.find((singleton) => singleton.id === id)?.title
  const field = pathToString(path)
  return (
    <Entry>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          <IntentLink intent="edit" params={{ id, type, mode: 'structure', [FIELD_PARAM]: field }}>
            {title === '' ? t(isSection ? 'upcoming.section' : 'claims.untitled') : title}
          </IntentLink>
        </Text>
        <Card tone={hasExpired ? 'critical' : 'inherit'} style={{ background: 'none' }}>
          <Muted>{page === undefined ? what : `${page} · ${what}`}</Muted>
        </Card>
      </Stack>
    </Entry>
  )
}
