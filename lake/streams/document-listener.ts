import type { LakeDocument } from '../context'
import type { LakeCore } from '../core'
import { ApiError } from '../errors'
import type { Asker } from '../evaluator/evaluator'
import type { Decision, FilterFacts } from '../evaluator/messages'
import type { DocumentChange, Transaction } from '../store/document-store'
import { heardChanges, type HeardChange } from './heard-changes'
import { createLine } from './line'
import { includesLayerOf, type ListenRequest } from './listen-request'
import { mutationEvent } from './mutation-event'
import {
  knownChanges,
  positionOf,
  type MissedTransaction,
  type RecentTransactions,
} from './recent-transactions'
import type { Sink, Stream } from './stream'

/** Transactions that may wait for a listener's reader. */
const MAX_BEHIND = 100
/** Transactions of which a reader hears nothing, until it is told how far it has come. */
const MAX_SILENT = 100

/** What all listeners have in common. */
export interface Listening {
  readonly core: LakeCore
  readonly recent: RecentTransactions
}

/**
 * Tells of every change to the documents of a filter. A document is told of when the filter held
 * for it before or after the change, and a transaction counts only the events that this listener
 * is sent. Anonymous listeners are not told of private documents, and their filters cannot see any.
 * A filter at fault is answered with a `channelError`, as the hosted service does.
 *
 * A listener that was cut is told what it missed, and then goes on. When that cannot be told, one
 * that has asked to be resumed is sent `reset`, upon which its client reads the documents anew; the
 * others are welcomed as if they were new either way: after a short cut the Studio (sanity 4) reads
 * nothing anew, and waits for what it missed. That is read from the history, which has documents one
 * by one: a filter that looks at other documents cannot be resumed.
 *
 * Events go out at the pace of their reader. One that is too far behind is cut off, to resume.
 */
export function documentListener(
  listening: Listening,
  asker: Asker,
  request: ListenRequest,
): Stream {
  return {
    start(sink) {
      const listener = new DocumentListener(listening, asker, request, sink)
      void listener.start()
      return () => listener.stop()
    },
  }
}

class DocumentListener {
  readonly #core: LakeCore
  readonly #inOrder = createLine((error) => this.#fail(error))
  /** Transactions of which the reader has not been told, or not of everything. */
  #behind = 0
  /** Transactions since the last of which the reader was told. */
  #silent = 0
  #stopped = false
  #stopFollowing: (() => void) | undefined

  constructor(
    private readonly listening: Listening,
    private readonly asker: Asker,
    private readonly request: ListenRequest,
    private readonly sink: Sink,
  ) {
    this.#core = listening.core
  }

  async start(): Promise<void> {
    try {
      const facts = await this.#core.evaluator.understand(this.request, this.asker)
      if (this.#stopped) return
      // At once: between the greeting and the following no commit may be missed.
      const missed = this.#greet(facts)
      if (missed.length > 0) this.#inOrder(() => this.#replay(missed, facts))
      this.#follow(facts)
    } catch (error) {
      this.#fail(error)
    }
  }

  stop(): void {
    this.#stopped = true
    this.#stopFollowing?.()
  }

  /** @returns what the listener missed and can be told */
  #greet({ needsDataset }: FilterFacts): readonly MissedTransaction[] {
    const { lastEventId, enableResume } = this.request
    const missed = needsDataset ? undefined : this.#missedSince(lastEventId)
    const data = { listenerName: this.#core.newId() }
    if (lastEventId === undefined || !enableResume) {
      // Who is cut again before it was told goes on from where it was.
      const id = (missed && lastEventId) ?? this.#now()
      this.sink.send({ event: 'welcome', id, data })
    } else if (missed === undefined) {
      this.#reset()
    } else {
      this.sink.send({ event: 'welcomeback', data })
    }
    return missed ?? []
  }

  #missedSince(position: string | undefined): readonly MissedTransaction[] | undefined {
    if (position === undefined) return undefined
    return this.listening.recent.since(position, this.asker.caller)
  }

  #now(): string {
    return this.listening.recent.now(this.asker.caller)
  }

  #reset(): void {
    this.sink.send({ event: 'reset', id: this.#now(), data: {} })
  }

  async #replay(missed: readonly MissedTransaction[], facts: FilterFacts): Promise<void> {
    for (const { id, documentIds, passed } of missed) {
      if (this.#stopped) return
      const transaction = this.#core.history.transaction(id)
      const changes = knownChanges(transaction?.changes ?? [], this.asker.caller)
      // Of what was erased the history has nothing, or not everything.
      const isErased = changes.length < documentIds.length
      if (isErased && this.request.enableResume) {
        this.#reset()
        return
      }
      if (transaction === undefined) continue
      const decisions = await this.#decide(changes, facts)
      const told = new Set(documentIds.slice(0, passed))
      const isNew = ({ id: documentId }: DocumentChange) => !told.has(documentId)
      // Who is not resumed has forgotten the parts that it was told: the others are all there is.
      const heard = this.request.enableResume
        ? this.#heard(changes, decisions).filter(({ change }) => isNew(change))
        : this.#heard(changes.filter(isNew), decisions)
      await this.#tell(transaction, heard)
    }
  }

  #decide(changes: readonly DocumentChange[], facts: FilterFacts) {
    const decide = decisionBy(facts)
    if (decide !== undefined) return changes.map(decide)
    return this.#core.evaluator.decide(this.request, changes, this.asker)
  }

  #follow(facts: FilterFacts): void {
    const { documents, evaluator } = this.#core
    const decide = decisionBy(facts)
    if (decide !== undefined) {
      // Such as the site, which is to know of a publish when its editor does.
      this.#stopFollowing = documents.onCommit((transaction) => {
        this.#hear(transaction, transaction.changes.map(decide))
      })
      return
    }
    this.#stopFollowing = evaluator.follow(this.request, this.asker, {
      told: (transaction, decisions) => this.#hear(transaction, decisions),
      failed: (error) => this.#fail(error),
      lost: () => this.#cut(),
    })
  }

  #hear(transaction: Transaction, decisions: readonly Decision[]): void {
    this.#behind += 1
    if (this.#behind > MAX_BEHIND) {
      this.#cut()
      return
    }
    const changes = knownChanges(transaction.changes, this.asker.caller)
    this.#inOrder(async () => {
      await this.#tell(transaction, this.#heard(changes, decisions))
      this.#behind -= 1
    })
  }

  #heard(changes: readonly DocumentChange[], decisions: readonly Decision[]) {
    const included = changes.filter(({ id }) => includesLayerOf(this.request, id))
    return heardChanges(included, decisions)
  }

  #cut(): void {
    if (this.#stopped) return
    this.stop()
    this.sink.cut()
  }

  async #tell(transaction: Transaction, heard: readonly HeardChange[]): Promise<void> {
    if (heard.length === 0) this.#tellPosition(transaction)
    else this.#silent = 0
    const { contents } = this.request
    for (const part of heard) {
      if (this.#stopped) return
      const data = mutationEvent(transaction, part, contents, this.#core.present)
      this.sink.send({ event: 'mutation', id: positionOf(transaction.id, part.change.id), data })
      await this.sink.room()
    }
  }

  /** A position that stands still is forgotten one day, or much has to be looked at from there on. */
  #tellPosition(transaction: Transaction): void {
    if (this.#stopped || knownChanges(transaction.changes, this.asker.caller).length === 0) return
    this.#silent += 1
    if (this.#silent < MAX_SILENT) return
    this.#silent = 0
    this.sink.send({ event: 'position', id: positionOf(transaction.id, ''), data: {} })
  }

  #fail(error: unknown): void {
    if (this.#stopped) return
    this.stop()
    this.sink.send({ event: 'channelError', data: channelError(error) })
    this.sink.end()
  }
}

/** Decides by what is known of a filter; `undefined` when it has to be evaluated. */
function decisionBy({ holdsForAll, named }: FilterFacts) {
  if (!holdsForAll && named === undefined) return undefined
  const ids = new Set(named?.ids)
  const types = new Set(named?.types)
  const holds = (document: LakeDocument | null) =>
    document !== null && (holdsForAll || ids.has(document._id) || types.has(document._type))
  return ({ id, before, after }: DocumentChange): Decision => {
    return { id, was: holds(before), is: holds(after) }
  }
}

function channelError(error: unknown) {
  if (error instanceof ApiError) return error.body()
  return { message: error instanceof Error ? error.message : String(error) }
}
