import type { Caller } from '../types'
import { canRead, getAudience, isReadableBy, type Audience } from '../access'
import type { History, TransactionOutline } from '../history/history'
import type { DocumentChange, DocumentStore } from '../store/document-store'

/** A transaction of which a listener has received no events, or only the first ones. */
export interface MissedTransaction extends TransactionOutline {
  /** Number of its documents, from the first, whose events the listener does not need. */
  readonly receivedCount: number
}

export type RecentTransactions = ReturnType<typeof trackTransactions>

interface TrackerDeps {
  readonly documents: Pick<DocumentStore, 'onCommit'>
  readonly history: Pick<History, 'recent' | 'recentPublic'>
  readonly newId: () => string
}

/** How many transactions a listener can have missed. */
const MAX_TRANSACTIONS = 1_000

/**
 * @returns the changes of documents that the caller may read. Without any, the transaction does not
 *   exist for that caller.
 */
export function visibleChanges(
  changes: readonly DocumentChange[],
  caller: Caller,
): readonly DocumentChange[] {
  return changes.filter(({ id }) => canRead(caller, id))
}

/** @returns the id of the event for one document of a transaction */
export const getPosition = (transactionId: string, documentId: string) =>
  `${encodeURIComponent(transactionId)}#${documentId}`

/**
 * Tracks the ids of the last transactions, starting with stored ones. From them a listener that
 * reconnects learns what it missed. A position is the id of a listener's event. Each audience has a
 * list of the transactions with documents that it may read, so that neither its ids nor its length
 * reveal other transactions.
 */
export function trackTransactions({ documents, history, newId }: TrackerDeps) {
  const lists: Readonly<Record<Audience, TransactionList>> = {
    all: new TransactionList(newId()),
    viewers: new TransactionList(newId()),
    public: new TransactionList(newId()),
  }
  const listFor = (caller: Caller) => lists[getAudience(caller)]
  const addReadable = (audience: Audience, { id, documentIds }: TransactionOutline) => {
    const readable = documentIds.filter((documentId) => isReadableBy(audience, documentId))
    if (readable.length > 0) lists[audience].add({ id, documentIds: readable })
  }
  for (const { isComplete, ...transaction } of history.recent(MAX_TRANSACTIONS)) {
    if (isComplete) {
      lists.all.add(transaction)
      addReadable('viewers', transaction)
    } else {
      lists.all.restart(transaction.id)
      const isKnown = transaction.documentIds.some((id) => isReadableBy('viewers', id))
      lists.viewers.restart(isKnown ? transaction.id : newId())
    }
  }
  for (const transaction of history.recentPublic(MAX_TRANSACTIONS)) lists.public.add(transaction)
  documents.onCommit(({ id, changes }) => {
    const transaction = { id, documentIds: changes.map((change) => change.id) }
    lists.all.add(transaction)
    addReadable('viewers', transaction)
    addReadable('public', transaction)
  })

  return {
    /** @returns the position after all transactions so far */
    currentPosition: (caller: Caller) => getPosition(listFor(caller).last.id, ''),
    /** @returns the id of the last transaction, or one that stands for those before the first */
    currentTransaction: (caller: Caller) => listFor(caller).last.id,
    /**
     * @param position of the last event that the caller's listener received
     * @returns the transactions after it, in order; `undefined` when it is unknown or too old
     */
    missedSince(position: string, caller: Caller): readonly MissedTransaction[] | undefined {
      const { transactionId, documentId } = parsePosition(position)
      const [first, ...later] = listFor(caller).from(transactionId)
      if (first === undefined) return undefined
      const { documentIds } = first
      const receivedCount =
        documentId === '' ? documentIds.length : documentIds.indexOf(documentId) + 1
      if (documentId !== '' && receivedCount === 0) return undefined
      const missed = later.map((transaction) => ({ ...transaction, receivedCount: 0 }))
      return receivedCount < documentIds.length ? [{ ...first, receivedCount }, ...missed] : missed
    },
  }
}

function parsePosition(position: string) {
  const [, transaction = '', documentId = ''] = /^([^#]+)#([^#]*)$/.exec(position) ?? []
  try {
    return { transactionId: decodeURIComponent(transaction), documentId }
  } catch {
    // No transaction has an empty id.
    return { transactionId: '', documentId }
  }
}

/** The last transactions in order. The first one may stand for everything before. */
class TransactionList {
  /** By id, in order. */
  readonly #transactions = new Map<string, TransactionOutline>()
  #last: TransactionOutline

  /** @param id stands for everything before the first transaction */
  constructor(id: string) {
    this.#last = this.restart(id)
  }

  /** Removes all transactions. Known positions start at the end of the transaction `id`. */
  restart(id: string): TransactionOutline {
    this.#transactions.clear()
    const start = { id, documentIds: [] }
    this.add(start)
    return start
  }

  get last(): TransactionOutline {
    return this.#last
  }

  add(transaction: TransactionOutline): void {
    this.#last = transaction
    this.#transactions.set(transaction.id, transaction)
    const [oldest] = this.#transactions.keys()
    if (this.#transactions.size > MAX_TRANSACTIONS && oldest !== undefined) {
      this.#transactions.delete(oldest)
    }
  }

  /** @returns this transaction and those after it; none when it is unknown */
  from(id: string): readonly TransactionOutline[] {
    const transactions = [...this.#transactions.values()]
    const first = transactions.findIndex((transaction) => transaction.id === id)
    return first < 0 ? [] : transactions.slice(first)
  }
}
