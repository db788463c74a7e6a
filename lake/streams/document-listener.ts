import type { Caller, LakeDocument } from '../context'
import type { LakeCore } from '../core'
import { isPublicId } from '../document-ids'
import { ApiError } from '../errors'
import type { ViewOf } from './snapshot-view'
import type { Params } from '../query/parse'
import { limitsOf, refuseLong } from '../query/query-limits'
import { withinTime } from '../query/time-limit'
import type { DocumentChange, Transaction } from '../store/document-store'
import { listenerFilter, type ListenerFilter } from './listener-filter'
import { mutationEvent, type EventContents, type Transition } from './mutation-event'
import type { Sink, Stream } from './stream'
import type { Later } from './turns'

export interface ListenRequest {
  readonly query: string
  readonly params: Params
  readonly contents: EventContents
}

type Snapshot = readonly LakeDocument[]

/** Transactions that a listener may still have to look at: each keeps two states of the dataset. */
const MAX_BEHIND = 100

interface Heard {
  readonly change: DocumentChange
  readonly transition: Transition
}

/**
 * Tells of every change to the documents of a filter. A document is told of when the filter held
 * for it before or after the change, and a transaction counts only the events that this listener
 * is sent. Anonymous listeners are not told of private documents, and their filters cannot see any.
 * A filter at fault is answered with a `channelError`, as the hosted service does.
 * @param later when given, changes are looked at then and not before their writer is answered
 */
export function documentListener(
  core: LakeCore,
  viewOf: ViewOf,
  caller: Caller,
  { query, params, contents }: ListenRequest,
  later?: Later,
): Stream {
  return {
    start(sink) {
      let stop: (() => void) | undefined
      const fail = (error: unknown) => {
        stop?.()
        sink.send({ event: 'channelError', data: channelError(error) })
        sink.end()
      }
      try {
        refuseLong(query, JSON.stringify(params), caller)
        const filter = withinTime(limitsOf(caller).queryMs, () =>
          listenerFilter(core, viewOf, caller, query, params),
        )
        stop = listen(core, caller, filter, contents, sink, fail, later)
        sink.send({ event: 'welcome', data: { listenerName: core.newId() } })
      } catch (error) {
        fail(error)
      }
      return () => stop?.()
    },
  }
}

function listen(
  core: LakeCore,
  caller: Caller,
  filter: ListenerFilter,
  contents: EventContents,
  sink: Sink,
  fail: (error: unknown) => void,
  later: Later = (work) => work(),
): () => void {
  const state = () => (filter.needsDataset ? core.documents.snapshot() : [])
  const tell = (transaction: Transaction, before: Snapshot, after: Snapshot) => {
    try {
      const heard = withinTime(limitsOf(caller).listenerMs, () =>
        heardBy(filter, caller, transaction, before, after),
      )
      heard.forEach(({ change, transition }, index) => {
        const place = { current: index + 1, total: heard.length }
        const data = mutationEvent(transaction, change, transition, place, contents, core.present)
        sink.send({ event: 'mutation', id: data.eventId, data })
      })
    } catch (error) {
      fail(error)
    }
  }
  let before = state()
  let behind = 0
  let stopped = false
  const stop = core.documents.onCommit((transaction) => {
    const [was, is] = [before, state()]
    before = is
    behind += 1
    if (behind > MAX_BEHIND) fail(new Error('The listener is too far behind'))
    later(() => {
      behind -= 1
      if (!stopped) tell(transaction, was, is)
    })
  })
  return () => {
    stopped = true
    stop()
  }
}

function heardBy(
  filter: ListenerFilter,
  caller: Caller,
  transaction: Transaction,
  before: Snapshot,
  after: Snapshot,
): readonly Heard[] {
  return transaction.changes
    .filter(({ id }) => caller.kind === 'user' || isPublicId(id))
    .flatMap((change) => {
      const was = change.before !== null && filter.matches(change.before, before)
      const is = change.after !== null && filter.matches(change.after, after)
      if (!was && !is) return []
      return [{ change, transition: transitionOf(was, is) }]
    })
}

function transitionOf(was: boolean, is: boolean): Transition {
  if (was && is) return 'update'
  return is ? 'appear' : 'disappear'
}

function channelError(error: unknown) {
  if (error instanceof ApiError) return error.body()
  return { message: error instanceof Error ? error.message : String(error) }
}
