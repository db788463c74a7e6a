import { CloseIcon, SearchIcon } from '@sanity/icons'
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Choice } from '../components/choice'
import { FilterButton } from '../components/filter-button'
import type { DeliveryState } from './delivery'
import type { RequestKind } from './kinds'
import type { RequestFilter } from './queries'
import type { RequestPage } from './record'
import { t } from './texts'

const deliveryOptions: readonly (readonly [DeliveryState | '', string])[] = [
  ['', t('filter.delivery.any')],
  ['pending', t('row.delivery.pending')],
  ['sent', t('row.delivery.sent')],
  ['delayed', t('row.delivery.delayed')],
]

interface FilterBarProps {
  readonly kind: RequestKind
  readonly filter: RequestFilter
  readonly onChange: (filter: RequestFilter) => void
  /** Undefined until the counts are loaded. */
  readonly page: RequestPage | undefined
  /** Shown beside the search field. */
  readonly children: ReactNode
}

/** Search field, filters with their counts, and the number of delayed e-mails. */
export function FilterBar({ kind, filter, onChange, page, children }: FilterBarProps) {
  const total = page && Object.values(page.counts).reduce((sum, count) => sum + count, 0)
  return (
    <Stack gap={3} padding={3}>
      <Flex gap={2}>
        <Stack flex={1}>
          <TextInput
            type="search"
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            icon={SearchIcon}
            fontSize={1}
            padding={3}
            value={filter.search}
            clearButton={
              filter.search !== '' && { 'aria-label': t('search.clear'), icon: CloseIcon }
            }
            onClear={() => onChange({ ...filter, search: '' })}
            onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
          />
        </Stack>
        {children}
      </Flex>
      <Flex gap={1} wrap="wrap" align="center" role="group" aria-label={t('filter.label')}>
        <FilterButton
          text={t('filter.all')}
          count={total}
          isSelected={filter.status === undefined}
          onClick={() => onChange({ ...filter, status: undefined })}
        />
        {kind.statuses.map(({ value, plural }) => (
          <FilterButton
            key={value}
            text={plural}
            count={page?.counts[value]}
            isSelected={filter.status === value}
            onClick={() => onChange({ ...filter, status: value })}
          />
        ))}
        {kind.hasDelivery && <DeliverySelect filter={filter} onChange={onChange} />}
      </Flex>
      {page !== undefined && page.delayed > 0 && filter.delivery !== 'delayed' && (
        <Card tone="critical" radius={2} padding={2} paddingLeft={3}>
          <Flex align="center" gap={2}>
            <Stack flex={1}>
              <Text size={1}>{t('delayed', { count: page.delayed })}</Text>
            </Stack>
            <Button
              mode="bleed"
              tone="critical"
              fontSize={1}
              padding={2}
              text={t('delayed.show')}
              onClick={() => onChange({ search: '', delivery: 'delayed' })}
            />
          </Flex>
        </Card>
      )}
    </Stack>
  )
}

function DeliverySelect({ filter, onChange }: Pick<FilterBarProps, 'filter' | 'onChange'>) {
  return (
    <Box flex={1} style={{ minWidth: '9.5rem', maxWidth: '14rem', marginInlineStart: 'auto' }}>
      <Choice
        label={t('filter.delivery')}
        padding={2}
        value={filter.delivery ?? ''}
        options={deliveryOptions}
        onChange={(delivery) => onChange({ ...filter, delivery: delivery || undefined })}
      />
    </Box>
  )
}
