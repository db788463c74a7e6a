import { EnvelopeIcon } from '@sanity/icons'
import { Button, Card, Stack, Text } from '@sanity/ui'
import { forwardRef, useMemo, useState } from 'react'
import type { UserComponent } from 'sanity/structure'
import { styled } from 'styled-components'
import { AnswerMessage } from '../components/answer-message'
import { PaneMessage } from '../components/pane-message'
import { useLiveQuery } from '../components/use-live-query'
import { useNow } from '../components/use-now'
import { ExportButton } from './export-button'
import { FilterBar } from './filter-bar'
import { requestKinds, type RequestKind } from './kinds'
import { pageQuestion, type RequestFilter } from './queries'
import { pageSchema } from './record'
import { RequestRow } from './request-row'
import { useSettled } from './use-settled'
import { useWords } from './words'

const PAGE_LENGTH = 50
const WORD_END_MS = 250
const everything: RequestFilter = { search: '' }

interface RequestListProps {
  readonly kind: RequestKind
  /** Id of the document that is open in the next pane. */
  readonly openId: string | undefined
}

/** The list of what visitors sent: newest first, kept up to date, searched and filtered. */
function RequestList({ kind, openId }: RequestListProps) {
  const say = useWords()
  const now = useNow()
  const [filter, setFilter] = useState(everything)
  const [limit, setLimit] = useState(PAGE_LENGTH)
  const search = useSettled(filter.search, WORD_END_MS)
  const asked = useMemo(() => ({ ...filter, search }), [filter, search])
  // Each minute it is asked anew what has become late meanwhile.
  const question = useMemo(() => pageQuestion(kind, asked, limit, now), [kind, asked, limit, now])
  const live = useLiveQuery(question, pageSchema)
  const page = live.answer

  const change = (changed: RequestFilter) => {
    setFilter(changed)
    setLimit(PAGE_LENGTH)
  }

  return (
    <>
      <Top borderBottom>
        <FilterBar kind={kind} filter={filter} onChange={change} page={page}>
          <ExportButton kind={kind} filter={filter} />
        </FilterBar>
      </Top>
      <AnswerMessage live={live} say={say} />
      {page?.records.length === 0 && (
        <PaneMessage
          icon={<EnvelopeIcon />}
          text={say(filter === everything ? kind.emptyText : 'list.nothingFound')}
        >
          {filter !== everything && (
            <Button
              mode="ghost"
              fontSize={1}
              text={say('list.showAll')}
              onClick={() => change(everything)}
            />
          )}
        </PaneMessage>
      )}
      {page !== undefined && page.records.length > 0 && (
        <>
          <Rows aria-label={say('list.label')}>
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
              {say('list.shown', { shown: page.records.length, found: page.found })}
            </Text>
            {page.found > page.records.length && (
              <Button
                mode="ghost"
                fontSize={1}
                text={say('list.more')}
                onClick={() => setLimit(limit + PAGE_LENGTH)}
              />
            )}
          </Stack>
        </>
      )}
    </>
  )
}

const Top = styled(Card)`
  position: sticky;
  top: 0;
  z-index: 2;
`

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The list as a pane of the structure; the pane's id is the schema type. */
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
