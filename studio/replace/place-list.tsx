import { Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { getPublishedId } from 'sanity'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import { Muted } from '../components/muted'
import { DocumentCard } from '../content-check/document-card'
import { isDraftId } from '../content-check/document-report'
import type { FoundDocument, Place } from './find-places'
import { t } from './texts'

/** Letters of the text around the word. */
const CONTEXT = 60

interface PlaceListProps {
  readonly found: FoundDocument
  readonly replacement: string
  /** Keys of the places that stay as they are. */
  readonly excluded: ReadonlySet<string>
  readonly onToggle: (place: Place) => void
}

/** The places of a document, each as it is and as it will be. */
export function PlaceList({ found, replacement, excluded, onToggle }: PlaceListProps) {
  const { document, title, places } = found
  return (
    <DocumentCard
      title={
        <Text size={1} weight="semibold">
          <IntentLink
            intent="edit"
            params={{ id: getPublishedId(document._id), type: document._type }}
          >
            {title}
          </IntentLink>
        </Text>
      }
      isDraft={isDraftId(document._id)}
      testId="found-document"
    >
      <Stack as="ul" gap={4} padding={3}>
        {places.map((place) => (
          <Flex as="li" key={place.key} gap={3}>
            <Checkbox
              checked={!excluded.has(place.key)}
              aria-label={t('place.label', { field: place.field })}
              onChange={() => onToggle(place)}
            />
            <Stack gap={3} flex={1} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Muted>{place.field}</Muted>
              <Change place={place} replacement={excluded.has(place.key) ? '' : replacement} />
            </Stack>
          </Flex>
        ))}
      </Stack>
    </DocumentCard>
  )
}

interface ChangeProps {
  readonly place: Place
  /** Empty for none. */
  readonly replacement: string
}

function Change({ place: { text, start, word }, replacement }: ChangeProps) {
  const end = start + word.length
  const from = start > CONTEXT ? text.indexOf(' ', start - CONTEXT) + 1 : 0
  const before = text.slice(Math.min(from, start), start)
  const after = text.slice(end, end + CONTEXT)
  return (
    <Text size={1}>
      {from > 0 && '…'}
      {before}
      {replacement === '' ? (
        <mark>{word}</mark>
      ) : (
        <>
          <Removed>{word}</Removed> <Added>{replacement}</Added>
        </>
      )}
      {after}
      {end + CONTEXT < text.length && '…'}
    </Text>
  )
}

const Removed = styled.del`
  color: var(--card-badge-critical-fg-color);
  background-color: var(--card-badge-critical-bg-color);
`

const Added = styled.ins`
  color: var(--card-badge-positive-fg-color);
  background-color: var(--card-badge-positive-bg-color);
  text-decoration: none;
`
