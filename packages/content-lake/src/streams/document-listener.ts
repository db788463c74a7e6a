import type { LakeCore } from '../context'
import type { LakeDocument } from '../types'
import { ApiError, PlainError } from '../errors'
import type { Requester } from '../query-workers/query-workers'
import type { Decision, FilterAnalysis } from '../query-workers/messages'
import type { DocumentChange, Transaction } from '../store/document-store'
import { includesLayer, type ListenRequest } from './listen-request'
import { createMutationEvent, matchChanges, type MatchingChange } from './mutation-event'
import {
  getPosition,
  visibleChanges,
  type MissedTransaction,
  type RecentTransactions,
} from './recent-transactions'
import type { Sink, Stream } from './stream'

/** How many transactions may wait for the reader. */
const MAX_BEHIND = 100
/** After how many transactions without an event the listener sends its position. */
const MAX_SILENT = 100

/**
 * Sends an event for every document that matches a filter before or after a change. Transaction
 * counts include only the events of this listener. Anonymous listeners get no events of private
 * documents, and their filters cannot read any. An invalid filter gets a `channelError`, as in the
 * hosted service.
 *
 * A listener that reconnects first receives the events it missed, read from the history. That is
 * impossible for unknown positions and for filters that read other documents. Then a listener with
 * `enableResume` gets `reset` and reads its documents again; others get only the welcome. Listeners
 * without `enableResume` receive missed events too, because the Studio (sanity 4) reads nothing
 * again after a short disconnection.
 *
 * Sends events at the reader's pace. Disconnects a reader that is too far behind; that reader can
 * resume.
 */
export function createDocumentListener(
  core: LakeCore,
  recent: RecentTransactions,
  requester: Requester,
  request: ListenRequest,
): Stream {
  return {
    start(sink) {
      const listener = new DocumentListener(core, recent, requester, request, sink)
      void listener.start()
      return () => listener.stop()
    },
  }
}

class DocumentListener {
  /** Resolves when all earlier transactions have been sent. */
  #sent = Promise.resolve()
  /** Number of transactions that have not been sent completely. */
  #behind = 0
  /** Number of transactions since the last event. */
  #silent = 0
  #stopped = false
  #unsubscribe: (() => void) | undefined

  constructor(
    private readonly core: LakeCore,
    private readonly recent: RecentTransactions,
    private readonly requester: Requester,
    private readonly request: ListenRequest,
    private readonly sink: Sink,
  ) {}

  async start(): Promise<void> {
    try {
      const analysis = await this.core.queryWorkers.analyzeFilter(this.request, this.requester)
      if (this.#stopped) return
      // Synchronous up to the subscription, so that no commit is lost in between.
      const missed = this.#welcome(analysis)
      if (missed.length > 0) this.#enqueue(() => this.#replay(missed, analysis))
      this.#unsubscribe = this.core.documents.onCommit((transaction) => {
        this.#accept(transaction, analysis)
      })
    } catch (error) {
      this.#fail(error)
    }
  }

  stop(): void {
    this.#stopped = true
    this.#unsubscribe?.()
  }

  #enqueue(send: () => Promise<void>): void {
    this.#sent = this.#sent.then(send).catch((error: unknown) => this.#fail(error))
  }

  /** @returns the missed transactions to replay */
  #welcome({ needsDataset }: FilterAnalysis): readonly MissedTransaction[] {
    const { lastEventId, enableResume } = this.request
    const canReplay = lastEventId !== undefined && !needsDataset
    const missed = canReplay
      ? this.recent.missedSince(lastEventId, this.requester.caller)
      : undefined
    const data = { listenerName: this.core.newId() }
    if (lastEventId === undefined || !enableResume) {
      // If the connection is lost during the replay, the next one continues from the same position.
      const id = (missed && lastEventId) ?? this.#currentPosition()
      this.sink.send({ event: 'welcome', id, data })
    } else if (missed === undefined) {
      this.#reset()
    } else {
      this.sink.send({ event: 'welcomeback', data })
    }
    return missed ?? []
  }

  #currentPosition(): string {
    return this.recent.currentPosition(this.requester.caller)
  }

  #reset(): void {
    this.sink.send({ event: 'reset', id: this.#currentPosition(), data: {} })
  }

  async #replay(missed: readonly MissedTransaction[], analysis: FilterAnalysis): Promise<void> {
    for (const { id, documentIds, receivedCount } of missed) {
      if (this.#stopped) return
      const transaction = this.core.history.transaction(id)
      const changes = visibleChanges(transaction?.changes ?? [], this.requester.caller)
      const isErased = changes.length < documentIds.length
      if (isErased && this.request.enableResume) {
        this.#reset()
        return
      }
      if (transaction === undefined) continue
      const decisions = await this.#decide(changes, analysis)
      const receivedIds = new Set(documentIds.slice(0, receivedCount))
      const isMissed = (change: DocumentChange) => !receivedIds.has(change.id)
      // Without `enableResume` clients drop an incomplete transaction, so the counts start again.
      const matches = this.request.enableResume
        ? this.#match(changes, decisions).filter(({ change }) => isMissed(change))
        : this.#match(changes.filter(isMissed), decisions)
      await this.#send(transaction, matches)
    }
  }

  /** Decides static filters at once: the site learns of a publish before its editor (CMS-05). */
  async #decide(
    changes: readonly DocumentChange[],
    analysis: FilterAnalysis,
  ): Promise<readonly Decision[]> {
    const decide = staticDecision(analysis)
    if (decide !== undefined) return changes.map(decide)
    return changes.length === 0
      ? []
      : this.core.queryWorkers.decide(this.request, changes, this.requester)
  }

  #accept(transaction: Transaction, analysis: FilterAnalysis): void {
    this.#behind += 1
    if (this.#behind > MAX_BEHIND) {
      this.#disconnect()
      return
    }
    const changes = visibleChanges(transaction.changes, this.requester.caller)
    this.#enqueue(async () => {
      const decisions = await this.#decide(changes, analysis)
      await this.#send(transaction, this.#match(changes, decisions))
      this.#behind -= 1
    })
  }

  #match(changes: readonly DocumentChange[], decisions: readonly Decision[]) {
    const included = changes.filter(({ id }) => includesLayer(this.request, id))
    return matchChanges(included, decisions)
  }

  #disconnect(): void {
    if (this.#stopped) return
    this.stop()
    this.sink.disconnect()
  }

  async #send(transaction: Transaction, matches: readonly MatchingChange[]): Promise<void> {
    if (matches.length === 0) this.#sendPositionWhenDue(transaction)
    else this.#silent = 0
    const { contents } = this.request
    const present = (document: LakeDocument) =>
      this.core.present(document, this.requester.publicUrl)
    for (const match of matches) {
      if (this.#stopped) return
      const data = createMutationEvent(transaction, match, contents, present, this.requester.caller)
      this.sink.send({ event: 'mutation', id: getPosition(transaction.id, match.change.id), data })
      await this.sink.drain()
    }
  }

  /** Keeps the reader's position recent: the lake forgets old positions, or replays many events. */
  #sendPositionWhenDue(transaction: Transaction): void {
    const isVisible = visibleChanges(transaction.changes, this.requester.caller).length > 0
    if (this.#stopped || !isVisible) return
    this.#silent += 1
    if (this.#silent < MAX_SILENT) return
    this.#silent = 0
    this.sink.send({ event: 'position', id: getPosition(transaction.id, ''), data: {} })
  }

  #fail(error: unknown): void {
    if (this.#stopped) return
    // Too much work waits, or the query worker has ended: the reader may resume.
    if (error instanceof PlainError && error.status >= 429) {
      this.#disconnect()
      return
    }
    this.stop()
    this.sink.send({ event: 'channelError', data: toChannelError(error) })
    this.sink.end()
  }
}

/** @returns a function that decides without evaluation; `undefined` when the filter needs one */
function staticDecision({ matchesAll, selector }: FilterAnalysis) {
  if (!matchesAll && selector === undefined) return undefined
  const ids = new Set(selector?.ids)
  const types = new Set(selector?.types)
  const matches = (document: LakeDocument | null) =>
    document !== null && (matchesAll || ids.has(document._id) || types.has(document._type))
  return ({ id, before, after }: DocumentChange): Decision => {
    return { id, was: matches(before), is: matches(after) }
  }
}

function toChannelError(error: unknown) {
  if (error instanceof ApiError) return error.body()
  return { message: error instanceof Error ? error.message : String(error) }
}
