import type { Caller } from '../context'
import type { LakeCore } from '../core'
import { ApiError } from '../errors'
import { limitsOf, refuseLong } from '../query/query-limits'
import { TimeIsUp, withinTime } from '../query/time-limit'
import type { DocumentChange, Transaction } from '../store/document-store'
import { heardChanges, type HeardChange, type Snapshot } from './heard-changes'
import { createLine } from './line'
import { includesLayerOf, type ListenRequest } from './listen-request'
import { listenerFilter, type ListenerFilter } from './listener-filter'
import { mutationEvent } from './mutation-event'
import {
  knownChanges,
  positionOf,
  type MissedTransaction,
  type RecentTransactions,
} from './recent-transactions'
import type { ViewOf } from './snapshot-view'
import type { Sink, Stream } from './stream'
import { inTurn, type Later } from './turns'

/** Transactions that may wait for a listener's reader: each keeps two states of the dataset. */
const MAX_BEHIND = 100

/** What all listeners have in common. */
export interface Listening {
  readonly core: LakeCore
  readonly viewOf: ViewOf
  readonly recent: RecentTransactions
  /** For work that may wait until others have been answered. */
  readonly turns: Later
}

/**
 * Tells of every change to the documents of a filter. A document is told of when the filter held
 * for it before or after the change, and a transaction counts only the events that this listener
 * is sent. Anonymous listeners are not told of private documents, and their filters cannot see any.
 * A filter at fault is answered with a `channelError`, as the hosted service does.
 *
 * A listener that resumes is told what it missed, and then goes on; when that cannot be told it is
 * sent `reset`, upon which its client reads the documents anew. What it missed is read from the
 * history, which has documents one by one: a filter that looks at other documents cannot be resumed.
 *
 * Events go out at the pace of their reader. One that is too far behind is cut off, to resume.
 * @param later decides about each transaction as it is committed, in order
 */
export function documentListener(
  listening: Listening,
  caller: Caller,
  request: ListenRequest,
  later: Later,
): Stream {
  return {
    start(sink) {
      const listener = new DocumentListener(listening, caller, request, later, sink)
      listener.start()
      return () => listener.stop()
    },
  }
}

class DocumentListener {
  readonly #core: LakeCore
  readonly #inOrder = createLine((error) => this.#fail(error))
  /** Transactions of which the reader has not been told, or not of everything. */
  #behind = 0
  #stopped = false
  #stopFollowing: (() => void) | undefined

  constructor(
    private readonly listening: Listening,
    private readonly caller: Caller,
    private readonly request: ListenRequest,
    private readonly later: Later,
    private readonly sink: Sink,
  ) {
    this.#core = listening.core
  }

  start(): void {
    try {
      const filter = this.#understand()
      const missed = this.#greet(filter)
      if (missed.length > 0) this.#inOrder(() => this.#replay(filter, missed))
      this.#follow(filter)
    } catch (error) {
      this.#fail(error)
    }
  }

  stop(): void {
    this.#stopped = true
    this.#stopFollowing?.()
  }

  #understand(): ListenerFilter {
    const { caller, listening } = this
    const { query, params } = this.request
    refuseLong(query, JSON.stringify(params), caller)
    return withinTime(limitsOf(caller).queryMs, () =>
      listenerFilter(this.#core, listening.viewOf, caller, query, params),
    )
  }

  /** @returns what the listener missed and can be told */
  #greet(filter: ListenerFilter): readonly MissedTransaction[] {
    const { resumeAfter } = this.request
    const greeting = { listenerName: this.#core.newId() }
    const { recent } = this.listening
    if (resumeAfter === undefined) {
      this.sink.send({ event: 'welcome', id: recent.now(this.caller), data: greeting })
      return []
    }
    const missed = filter.needsDataset ? undefined : recent.since(resumeAfter, this.caller)
    if (missed === undefined) this.#reset()
    else this.sink.send({ event: 'welcomeback', data: greeting })
    return missed ?? []
  }

  #reset(): void {
    this.sink.send({ event: 'reset', id: this.listening.recent.now(this.caller), data: {} })
  }

  async #replay(filter: ListenerFilter, missed: readonly MissedTransaction[]): Promise<void> {
    for (const { id, documentIds, passed } of missed) {
      if (this.#stopped) return
      const told = new Set(documentIds.slice(0, passed))
      const transaction = this.#core.history.transaction(id)
      const changes = knownChanges(transaction?.changes ?? [], this.caller)
      // Of what was erased the history has nothing, or not everything.
      if (transaction === undefined || changes.length < documentIds.length) {
        this.#reset()
        return
      }
      const heard = await inTurn(this.listening.turns, () => this.#decide(filter, changes))
      await this.#tell(
        transaction,
        heard.filter(({ change }) => !told.has(change.id)),
      )
    }
  }

  #follow(filter: ListenerFilter): void {
    const { documents } = this.#core
    const state = () => (filter.needsDataset ? documents.snapshot() : [])
    let before = state()
    this.#stopFollowing = documents.onCommit((transaction) => {
      const [was, is] = [before, state()]
      before = is
      this.#behind += 1
      if (this.#behind > MAX_BEHIND) {
        this.stop()
        this.sink.cut()
        return
      }
      const changes = knownChanges(transaction.changes, this.caller)
      this.later(() => {
        try {
          const heard = this.#decide(filter, changes, was, is)
          this.#inOrder(async () => {
            await this.#tell(transaction, heard)
            this.#behind -= 1
          })
        } catch (error) {
          this.#fail(error)
        }
      })
    })
  }

  #decide(
    filter: ListenerFilter,
    changes: readonly DocumentChange[],
    before: Snapshot = [],
    after: Snapshot = [],
  ): readonly HeardChange[] {
    if (this.#stopped) return []
    const { caller, request } = this
    const included = changes.filter(({ id }) => includesLayerOf(request, id))
    return triedTwice(limitsOf(caller).listenerMs, () =>
      heardChanges(filter, included, before, after),
    )
  }

  async #tell(transaction: Transaction, heard: readonly HeardChange[]): Promise<void> {
    const { contents } = this.request
    for (const part of heard) {
      if (this.#stopped) return
      const data = mutationEvent(transaction, part, contents, this.#core.present)
      this.sink.send({ event: 'mutation', id: positionOf(transaction.id, part.change.id), data })
      await this.sink.room()
    }
  }

  #fail(error: unknown): void {
    if (this.#stopped) return
    this.stop()
    this.sink.send({ event: 'channelError', data: channelError(error) })
    this.sink.end()
  }
}

/**
 * As `withinTime`, but tries again: a busy machine may give the time to others, and a listener that
 * fails does not come back.
 */
function triedTwice<Result>(limitMs: number, work: () => Result): Result {
  try {
    return withinTime(limitMs, work)
  } catch (error) {
    if (!(error instanceof TimeIsUp)) throw error
    return withinTime(limitMs, work)
  }
}

function channelError(error: unknown) {
  if (error instanceof ApiError) return error.body()
  return { message: error instanceof Error ? error.message : String(error) }
}
