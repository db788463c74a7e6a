import type { Caller } from '../context'
import { isPublicId } from '../document-ids'
import type { History, TransactionOutline } from '../history/history'
import type { DocumentChange, DocumentStore } from '../store/document-store'

/** A transaction of which a listener has yet to hear, or has heard in part. */
export interface MissedTransaction extends TransactionOutline {
  /** How many of its documents the listener need not be told of any more. */
  readonly passed: number
}

/**
 * The last transactions by their ids, so that a listener which lost its connection can be told what
 * it missed. A position is the id that each event of a listener carries.
 */
export interface RecentTransactions {
  /** @returns the position after everything that has happened */
  now(caller: Caller): string
  /**
   * @param position of the last event that a listener of this caller has received
   * @returns what has happened since then, in order; `undefined` when that cannot be told: the
   *   position is unknown or too old
   */
  since(position: string, caller: Caller): readonly MissedTransaction[] | undefined
}

interface Following {
  readonly documents: Pick<DocumentStore, 'onCommit'>
  readonly history: Pick<History, 'recent' | 'recentPublic'>
  readonly newId: () => string
}

/** How far back a listener can be resumed. */
const MAX_TRANSACTIONS = 1_000

/**
 * The documents of a transaction that a caller may know of. A transaction without any has not
 * happened, for that caller.
 */
export function knownChanges(
  changes: readonly DocumentChange[],
  caller: Caller,
): readonly DocumentChange[] {
  return caller.kind === 'user' ? changes : changes.filter(({ id }) => isPublicId(id))
}

/** @returns the id of the event that tells of one document's part of a transaction */
export const positionOf = (transactionId: string, documentId: string) =>
  `${encodeURIComponent(transactionId)}#${documentId}`

/**
 * Follows the commits, from those on that were stored before the lake was started. Anonymous callers
 * have a list of their own, of transactions that touched something public: neither which ids are
 * known nor how far back they reach tells them of the others.
 */
export function followTransactions({ documents, history, newId }: Following): RecentTransactions {
  const everything = new TransactionList(newId())
  const known = new TransactionList(newId())
  const listOf = (caller: Caller) => (caller.kind === 'user' ? everything : known)
  for (const { isWhole, ...transaction } of history.recent(MAX_TRANSACTIONS)) {
    if (isWhole) everything.add(transaction)
    else everything.beginAt(transaction.id)
  }
  for (const transaction of history.recentPublic(MAX_TRANSACTIONS)) known.add(transaction)
  documents.onCommit(({ id, changes }) => {
    const documentIds = changes.map((change) => change.id)
    everything.add({ id, documentIds })
    const ofPublic = documentIds.filter(isPublicId)
    if (ofPublic.length > 0) known.add({ id, documentIds: ofPublic })
  })

  return {
    now: (caller) => positionOf(listOf(caller).last.id, ''),
    since(position, caller) {
      const { transactionId, documentId } = parsePosition(position)
      const [first, ...later] = listOf(caller).from(transactionId)
      if (first === undefined) return undefined
      const { documentIds } = first
      const passed = documentId === '' ? documentIds.length : documentIds.indexOf(documentId) + 1
      if (documentId !== '' && passed === 0) return undefined
      const missed = later.map((transaction) => ({ ...transaction, passed: 0 }))
      return passed < documentIds.length ? [{ ...first, passed }, ...missed] : missed
    },
  }
}

function parsePosition(position: string) {
  const [, transaction = '', documentId = ''] = /^([^#]+)#([^#]*)$/.exec(position) ?? []
  try {
    return { transactionId: decodeURIComponent(transaction), documentId }
  } catch {
    // No position of ours: the id of no transaction.
    return { transactionId: '', documentId }
  }
}

/** The last transactions in order, the first of them the beginning or one that stands for it. */
class TransactionList {
  readonly #list: TransactionOutline[] = []
  /** Number of each transaction since the beginning, by its id. */
  readonly #numbers = new Map<string, number>()
  #forgotten = 0
  #last: TransactionOutline

  /** @param beginning id that stands for all that was before */
  constructor(beginning: string) {
    this.#last = this.beginAt(beginning)
  }

  /** Forgets everything: from the end of a transaction on it can be told what comes. */
  beginAt(id: string): TransactionOutline {
    this.#list.length = 0
    this.#numbers.clear()
    this.#forgotten = 0
    const beginning = { id, documentIds: [] }
    this.add(beginning)
    return beginning
  }

  get last(): TransactionOutline {
    return this.#last
  }

  add(transaction: TransactionOutline): void {
    this.#last = transaction
    this.#numbers.set(transaction.id, this.#forgotten + this.#list.length)
    this.#list.push(transaction)
    if (this.#list.length <= MAX_TRANSACTIONS) return
    const oldest = this.#list.shift()
    if (oldest !== undefined) this.#numbers.delete(oldest.id)
    this.#forgotten += 1
  }

  /** @returns the transaction and those after it; none when it is not known */
  from(id: string): readonly TransactionOutline[] {
    const number = this.#numbers.get(id)
    return number === undefined ? [] : this.#list.slice(number - this.#forgotten)
  }
}
