import { EnvelopeIcon } from '@sanity/icons'
import { Button, Card, Stack, Text } from '@sanity/ui'
import { forwardRef, useMemo, useState } from 'react'
import type { UserComponent } from 'sanity/structure'
import { styled } from 'styled-components'
import { QueryStatus } from '../components/query-status'
import { PaneMessage } from '../components/pane-message'
import { useLiveQuery } from '../components/use-live-query'
import { useNow } from '../components/use-now'
import { ExportButton } from './export-button'
import { FilterBar } from './filter-bar'
import { requestKinds, type RequestKind } from './kinds'
import { buildPageQuery, type RequestFilter } from './queries'
import { pageSchema } from './record'
import { RequestRow } from './request-row'
import { useDebounced } from './use-debounced'
import { t } from './texts'

const PAGE_LENGTH = 50
const SEARCH_DELAY_MS = 250
const noFilter: RequestFilter = { search: '' }

interface RequestListProps {
  readonly kind: RequestKind
  /** Id of the document in the next pane. */
  readonly openId: string | undefined
}

/** The live list of requests, newest first, with search and filters. */
function RequestList({ kind, openId }: RequestListProps) {
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
            <Button
              mode="ghost"
              fontSize={1}
              text={t('list.showAll')}
              onClick={() => change(noFilter)}
            />
          )}
        </PaneMessage>
      )}
      {page !== undefined && page.records.length > 0 && (
        <>
          <Rows aria-label={t('list.label')}>
            {page.records.map((record) => (
              <RequestRow
                key={record._id}
                kind={kind}
                record={record}
                now={now}
                isOpen={record._id === openId}
              />
            ))}
          </Rows>
          <Stack gap={3} padding={4}>
            <Text size={1} muted align="center" role="status">
              {t('list.shown', { shown: page.records.length, found: page.found })}
            </Text>
            {page.found > page.records.length && (
              <Button
                mode="ghost"
                fontSize={1}
                text={t('list.more')}
                onClick={() => setLimit(limit + PAGE_LENGTH)}
              />
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

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A pane of the structure; its id is the schema type. */
export const RequestListPane: UserComponent = forwardRef<HTMLDivElement, PaneProps>(
  function RequestListPane({ id, childItemId }, ref) {
    const kind = requestKinds.get(id)
    if (kind === undefined) throw new Error(`There is no list of ${id}.`)
    return (
      <div ref={ref}>
        <RequestList key={id} kind={kind} openId={childItemId} />
      </div>
    )
  },
)

interface PaneProps {
  readonly id: string
  readonly childItemId?: string
}
