import { randomUUID } from 'node:crypto'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import type { SubscribeToDocuments } from '~/sanity/dataset-changes.server'
import type { Outbox } from '../outbox/outbox.server'
import type { OutboxRecord } from '../outbox/outbox-table.server'
import { documentId } from '../outbox/request-document.server'
import type { DeletionLog } from './deletion-log.server'
import type { RelayMessage, RelayMessages } from './relay-messages.server'
import type { StoredDocuments } from './stored-documents.server'

interface Deps {
  /** Reports deletions. @throws Error while there is no token to listen with */
  subscribe: SubscribeToDocuments
  documents: StoredDocuments
  deletionLog: DeletionLog
  outbox: Pick<Outbox, 'records' | 'remove' | 'storeAgain'>
  /** Absent when no e-mail goes through the relay. */
  messages?: RelayMessages | undefined
  clock: Clock
  log: Log
}

export interface DeletionWorker extends BackgroundWorker {
  /** Something was stored. The worker observes it soon, so that it notices its deletion. */
  notifyStored: () => void
}

/** Long enough for an e-mail in progress during a deletion to arrive. */
const AGAIN_MS = 60_000
/** How often the worker observes sign-ups, which nothing reports to it. */
const ROUTINE_MS = 600_000

/**
 * Deletes the outbox records and relay messages of requests and sign-ups that staff deleted. A
 * document counts as deleted if a listener event says so, or if it is missing in the dataset where
 * the deletion log has seen it. The worker stores other missing documents again (decision 16).
 */
export function startDeletionWorker(deps: Deps): DeletionWorker {
  const { subscribe, clock, log } = deps
  /** When the deletion of each document was reported. */
  const reported = new Map<string, number>()
  let againAt = Infinity
  const worker = startWorker({
    name: 'the deletion of copies',
    follow: (wake) =>
      subscribe((id) => {
        if (id !== undefined) reported.set(id, clock.now())
        wake()
      }),
    step: async (hasChanged) => {
      if (!hasChanged && clock.now() < againAt) return false
      againAt = clock.now() + (hasChanged ? AGAIN_MS : ROUTINE_MS)
      const deleted = new Map(reported)
      await deleteCopies(deps, deleted)
      for (const [id, at] of deleted) if (reported.get(id) === at) reported.delete(id)
      return false
    },
    nextAt: () => againAt,
    clock,
    log,
  })
  return {
    ...worker,
    notifyStored: () => {
      againAt = Math.min(againAt, clock.now() + AGAIN_MS)
    },
  }
}

async function deleteCopies(deps: Deps, reported: ReadonlyMap<string, number>): Promise<void> {
  const { deletionLog, outbox, messages } = deps
  // The dataset comes last, so it has everything that the other two lists name.
  const relayed = (await messages?.list()) ?? []
  const records = outbox.records()
  const present = await findPresent(deps, relayed, records)

  const gone = [...reported.keys()].filter((id) => !present.has(id))
  deletionLog.addDeleted(gone)
  const missing = new Set([...deletionLog.names()].filter((name) => !present.has(name)))
  const remaining = new Set<string>()
  const deleted = new Set<string>()
  for (const record of records) {
    const id = documentId(record.key)
    if (isDeleted(record, missing.has(id), reported.get(id))) {
      outbox.remove(record)
      deleted.add(id).add(record.fingerprint)
      continue
    }
    if (record.isStored && !present.has(id)) outbox.storeAgain(record)
    remaining.add(id).add(record.fingerprint)
  }
  const mustDelete = (name: string | undefined): name is string =>
    name !== undefined &&
    (missing.has(name) || deleted.has(name)) &&
    !present.has(name) &&
    !remaining.has(name)
  for (const { reference, fingerprint } of relayed) {
    if (!mustDelete(reference)) continue
    deleted.add(reference)
    if (fingerprint !== undefined) deleted.add(fingerprint)
    await messages?.remove({ reference })
  }
  // Messages from browsers name no document, only their content.
  for (const fingerprint of anonymousContents(relayed)) {
    if (!mustDelete(fingerprint)) continue
    deleted.add(fingerprint)
    await messages?.remove({ fingerprint })
  }
  // A later run finds by these names an e-mail that is still on its way to the relay.
  deletionLog.addDeleted([...deleted])
}

/** Content that arrived after the deletion, or was not stored before it, is another request. */
function isDeleted(
  record: OutboxRecord,
  isMissing: boolean,
  reportedAt: number | undefined,
): boolean {
  if (record.isStored) return isMissing
  return record.isFirst && reportedAt !== undefined && record.receivedAt < reportedAt
}

/**
 * Looks up everything that the outbox and the relay name, and adds what is new to the deletion log.
 * @returns names of documents and contents in the dataset
 */
async function findPresent(
  { documents, deletionLog }: Deps,
  relayed: readonly RelayMessage[],
  records: readonly OutboxRecord[],
): Promise<ReadonlySet<string>> {
  const references = relayed.flatMap(({ reference }) => reference ?? [])
  const ids = new Set([...records.map(({ key }) => documentId(key)), ...references])
  const found = await documents.find([...ids], deletionLog.documentId)
  const present = new Set(found.present)
  for (const { key, fingerprint, isStored } of records) {
    if (isStored && present.has(documentId(key))) present.add(fingerprint)
  }
  const contents = anonymousContents(relayed)
  if (contents.some((fingerprint) => !present.has(fingerprint))) {
    for (const fingerprint of await documents.fingerprints()) present.add(fingerprint)
  }
  if (found.mark !== deletionLog.mark()) deletionLog.clear()
  const known = deletionLog.names()
  const names = new Set([...ids, ...contents])
  const added = [...names].filter((name) => present.has(name) && !known.has(name))
  if (added.length > 0) {
    const mark = randomUUID()
    await documents.setMark(deletionLog.documentId, mark)
    deletionLog.add(added, mark)
  }
  deletionLog.prune(names)
  return present
}

/** The contents of messages that name no document. */
function anonymousContents(relayed: readonly RelayMessage[]): string[] {
  const anonymous = relayed.filter(({ reference }) => reference === undefined)
  return [...new Set(anonymous.flatMap((message) => message.fingerprint ?? []))]
}
