import { Badge, Card, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Choice } from '../components/choice'
import { Muted } from '../components/muted'
import type { ListedDocument } from './change-documents'
import { t } from './texts'

const states = ['all', 'draft', 'published'] as const

interface DocumentListProps {
  readonly documents: readonly ListedDocument[]
  /** Ids. */
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
}

/** Documents with filters and a checkbox each. */
export function DocumentList({ documents, selected, onSelect }: DocumentListProps) {
  const schema = useSchema()
  const [type, setType] = useState('')
  const [state, setState] = useState<(typeof states)[number]>('all')
  const [text, setText] = useState('')
  const titleOf = (name: string) => schema.get(name)?.title ?? name
  const types = [...new Set(documents.map((one) => one.type))]
    .map((name) => [name, titleOf(name)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'es'))
  const shown = documents.filter(
    (one) =>
      (type === '' || one.type === type) &&
      (state === 'all' || (state === 'draft' ? one.draft : one.published) !== null) &&
      one.title.toLocaleLowerCase('es').includes(text.trim().toLocaleLowerCase('es')),
  )
  const isAllSelected = shown.length > 0 && shown.every(({ id }) => selected.has(id))
  const toggle = (ids: readonly string[], isSelected: boolean) => {
    const rest = [...selected].filter((id) => !ids.includes(id))
    onSelect(new Set(isSelected ? [...rest, ...ids] : rest))
  }
  return (
    <Stack gap={4}>
      <TextInput
        aria-label={t('filter.text')}
        placeholder={t('filter.text')}
        fontSize={1}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Flex gap={2} wrap="wrap">
        <div>
          <Choice
            label={t('filter.type')}
            value={type}
            options={[['', t('filter.allTypes')], ...types]}
            onChange={setType}
          />
        </div>
        <div>
          <Choice
            label={t('filter.state')}
            value={state}
            options={states.map((name) => [name, t(`filter.${name}`)])}
            onChange={setState}
          />
        </div>
      </Flex>
      {shown.length === 0 ? (
        <Text size={1} muted role="status">
          {t('list.empty')}
        </Text>
      ) : (
        <Flex as="label" gap={3} align="center">
          <Checkbox
            checked={isAllSelected}
            onChange={() =>
              toggle(
                shown.map(({ id }) => id),
                !isAllSelected,
              )
            }
          />
          <Text size={1}>{t('list.selectAll', { count: shown.length })}</Text>
        </Flex>
      )}
      <Stack as="ul" gap={2} aria-label={t('list.label')}>
        {shown.map((one) => (
          <Card as="li" key={one.id} border radius={2} padding={3}>
            <Flex gap={3} align="center">
              <Checkbox
                aria-label={one.title}
                checked={selected.has(one.id)}
                onChange={() => toggle([one.id], !selected.has(one.id))}
              />
              <Stack gap={3} flex={1} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Text size={1} weight="medium">
                  <IntentLink intent="edit" params={{ id: one.id, type: one.type }}>
                    {one.title}
                  </IntentLink>
                </Text>
                {titleOf(one.type) !== one.title && <Muted>{titleOf(one.type)}</Muted>}
              </Stack>
              <StateBadge document={one} />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}

function StateBadge({ document: { draft, published } }: { readonly document: ListedDocument }) {
  const key = draft === null ? 'row.published' : published === null ? 'row.new' : 'row.draft'
  return (
    <Badge fontSize={0} tone={draft === null ? 'positive' : 'caution'}>
      {t(key)}
    </Badge>
  )
}
