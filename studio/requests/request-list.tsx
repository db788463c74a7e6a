import { EnvelopeIcon } from '@sanity/icons'
import { Card, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { definePane, type PaneProps } from '../components/define-pane'
import { GhostButton } from '../components/ghost-button'
import { QueryStatus } from '../components/query-status'
import { PaneMessage } from '../components/pane-message'
import { useLiveQuery } from '../components/use-live-query'
import { useNow } from '../components/use-now'
import { ExportButton } from './export-button'
import { FilterBar } from './filter-bar'
import { requestKinds } from './kinds'
import { buildPageQuery, type RequestFilter } from './queries'
import { pageSchema } from './record'
import { RequestRow } from './request-row'
import { useDebounced } from '../components/use-debounced'
import { t } from './texts'

const PAGE_LENGTH = 50
const SEARCH_DELAY_MS = 250
const noFilter: RequestFilter = { search: '' }

/** The live list of requests, newest first, with search and filters. */
function RequestList({ id, childItemId: openId }: PaneProps) {
  const kind = requestKinds.get(id)
  if (kind === undefined) throw new Error(`There is no list of ${id}.`)
  const now = useNow()
  const [filter, setFilter] = useState(noFilter)
  const [limit, setLimit] = useState(PAGE_LENGTH)
  const search = useDebounced(filter.search, SEARCH_DELAY_MS)
  const applied = useMemo(() => ({ ...filter, search }), [filter, search])
  // `now` changes every minute, so that newly delayed requests show.
  const query = useMemo(
    () => buildPageQuery(kind, applied, limit, now),
    [kind, applied, limit, now],
  )
  const live = useLiveQuery(query, pageSchema)
  const page = live.result

  const change = (changed: RequestFilter) => {
    setFilter(changed)
    setLimit(PAGE_LENGTH)
  }

  return (
    <>
      <StickyHeader borderBottom>
        <FilterBar kind={kind} filter={filter} onChange={change} page={page}>
          <ExportButton kind={kind} filter={filter} />
        </FilterBar>
      </StickyHeader>
      <QueryStatus live={live} t={t} />
      {page?.records.length === 0 && (
        <PaneMessage
          icon={<EnvelopeIcon />}
          text={filter === noFilter ? kind.emptyText : t('list.nothingFound')}
        >
          {filter !== noFilter && (
            <GhostButton text={t('list.showAll')} onClick={() => change(noFilter)} />
          )}
        </PaneMessage>
      )}
      {page !== undefined && page.records.length > 0 && (
        <>
          <Stack as="ul" aria-label={t('list.label')}>
            {page.records.map((record) => (
              <RequestRow
                key={record._id}
                kind={kind}
                record={record}
                now={now}
                isOpen={record._id === openId}
              />
            ))}
          </Stack>
          <Stack gap={3} padding={4}>
            <Text size={1} muted align="center" role="status">
              {t('list.shown', { shown: page.records.length, found: page.found })}
            </Text>
            {page.found > page.records.length && (
              <GhostButton text={t('list.more')} onClick={() => setLimit(limit + PAGE_LENGTH)} />
            )}
          </Stack>
        </>
      )}
    </>
  )
}

const StickyHeader = styled(Card)`
  position: sticky;
  top: 0;
  z-index: 2;
`

/** A pane of the structure; its id is the schema type. */
export const RequestListPane = definePane(RequestList)
