import type { LakeCore } from '../context'
import { getAudience, type Audience } from '../access'
import { isVersionId, toDraftId, toPublishedId } from '../document-ids'
import { createEventTags, type SyncTag } from '../query/sync-tags'
import type { DocumentChange, Transaction } from '../store/document-store'
import type { Caller, LakeDocument } from '../types'
import { getPosition, visibleChanges, type RecentTransactions } from './recent-transactions'
import type { Stream } from './stream'

/** Above this number of missed transactions, a reader repeats all queries instead. */
const MAX_MISSED = 100

/** Creates a stream. Only signed-in callers may receive drafts and other private documents. */
export type OpenLiveEvents = (options: {
  /** A user receives drafts, too; an anonymous caller does not. */
  readonly caller: Caller
  /** Id of the last event that a reconnecting reader has received. */
  readonly lastEventId: string | undefined
}) => Stream

/**
 * Creates live events: a message for each commit of visible documents, with tags. A client repeats the
 * queries whose `syncTags` contain one of them. Every query sees the commits of all events sent before.
 *
 * A reader that reconnects receives the events it missed. If they are not known any longer, it gets
 * `restart` and repeats all queries.
 */
export function createLiveEvents(core: LakeCore, recent: RecentTransactions): OpenLiveEvents {
  const { documents, history } = core
  const listVersions = trackVersions(documents)
  const cache = new WeakMap<Transaction, Map<Audience, readonly SyncTag[]>>()

  /** Includes other layers: without a draft, a query shows the published document below it. */
  const affectedStates = (change: DocumentChange, caller: Caller): readonly LakeDocument[] => {
    const { id, before, after } = change
    const states = [before, after]
    if (caller.kind === 'user' && (before === null || after === null)) {
      const published = toPublishedId(id)
      for (const layer of [published, toDraftId(published), ...listVersions(published)]) {
        states.push(documents.get(layer) ?? null)
      }
    }
    return states.flatMap((state) => (state === null ? [] : [core.present(state)]))
  }

  const getTags = (transaction: Transaction, caller: Caller): readonly SyncTag[] => {
    const cached = cache.get(transaction) ?? new Map<Audience, readonly SyncTag[]>()
    cache.set(transaction, cached)
    const audience = getAudience(caller)
    let tags = cached.get(audience)
    if (tags === undefined) {
      const changes = visibleChanges(transaction.changes, caller)
      tags = createEventTags(changes.flatMap((change) => affectedStates(change, caller)))
      cached.set(audience, tags)
    }
    return tags
  }

  /** @returns the missed transactions; `undefined` if one is unknown or erased in part */
  const listMissed = (lastEventId: string, caller: Caller): readonly Transaction[] | undefined => {
    const missed = recent.missedSince(getPosition(lastEventId, ''), caller)
    if (missed !== undefined && missed.length > MAX_MISSED) return undefined
    const transactions = missed?.flatMap(({ id, documentIds }) => {
      const transaction = history.transaction(id)
      const count = visibleChanges(transaction?.changes ?? [], caller).length
      return transaction === undefined || count < documentIds.length ? [] : [transaction]
    })
    return transactions?.length === missed?.length ? transactions : undefined
  }

  return ({ caller, lastEventId }) => ({
    start(sink) {
      const send = (transaction: Transaction) => {
        if (visibleChanges(transaction.changes, caller).length === 0) return
        sink.send({ id: transaction.id, data: { tags: getTags(transaction, caller) } })
      }
      const missed = lastEventId === undefined ? [] : listMissed(lastEventId, caller)
      const id = recent.currentTransaction(caller)
      // If the connection is lost during the replay, the next one continues from the same event.
      const isReplay = missed !== undefined && missed.length > 0 && lastEventId !== undefined
      sink.send({ event: 'welcome', id: isReplay ? lastEventId : id, data: {} })
      if (missed === undefined) sink.send({ event: 'restart', id, data: {} })
      else missed.forEach(send)
      return documents.onCommit(send)
    },
  })
}

/** @returns a function from a published id to the ids of the document's versions in releases */
function trackVersions(
  documents: LakeCore['documents'],
): (publishedId: string) => Iterable<string> {
  const versions = new Map<string, Set<string>>()
  const add = (id: string) => {
    const ids = versions.get(toPublishedId(id)) ?? new Set()
    versions.set(toPublishedId(id), ids.add(id))
  }
  for (const id of documents.ids()) if (isVersionId(id)) add(id)
  documents.onCommit(({ changes }) => {
    for (const { id, after } of changes) {
      if (!isVersionId(id)) continue
      if (after !== null) add(id)
      else versions.get(toPublishedId(id))?.delete(id)
    }
  })
  return (publishedId) => versions.get(publishedId) ?? []
}
