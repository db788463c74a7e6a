import { randomUUID } from 'node:crypto'
import type { Clock } from '~/lib/clock.server'
import type { Log } from '~/lib/log.server'
import type { SubscribeToDocuments } from '~/sanity/dataset-changes.server'
import { type Loop, startLoop } from '../loop.server'
import type { DiskJournal } from './disk-journal.server'
import type { ErasureMemory } from './erasure-memory.server'
import type { Remembered } from './journal-table.server'
import type { RelayMessage, RelayMessages } from './relay-messages.server'
import { documentId } from './request-document.server'
import type { StoredDocuments } from './stored-documents.server'

interface Parts {
  /** Tells of deletions. @throws Error while there is no token to listen with */
  subscribe: SubscribeToDocuments
  documents: StoredDocuments
  memory: ErasureMemory
  /** Absent where the documents themselves are the journal. */
  journal?: Pick<DiskJournal, 'remembered' | 'erase' | 'storeAgain'> | undefined
  /** Absent where no e-mail goes through the relay. */
  messages?: RelayMessages | undefined
  clock: Clock
  log: Log
}

/** Erasing goes on by itself, and may be asked to look. */
export interface Erasing extends Loop {
  /** Something has been stored: it is to be seen in the dataset soon, so that it can be missed. */
  stored: () => void
}

/** An e-mail that was under way while something was erased has arrived by then. */
const AGAIN_MS = 60_000
/** Sign-ups are stored without a word to this; they are seen by then. */
const ROUTINE_MS = 600_000

/**
 * Erases what is left of requests and sign-ups that staff have deleted: lines of the journal, and
 * messages of the relay. Deleted is what the dataset says that it has deleted, and what is missing
 * in the very dataset in which it was seen (see ErasureMemory): so deletions that happened while
 * nobody listened are found. What is merely missing is never erased: it is stored again.
 */
export function startErasing(parts: Parts): Erasing {
  const { subscribe, clock, log } = parts
  /** Ids of documents that were deleted, and when that was heard. */
  const heard = new Map<string, number>()
  let unsubscribe: (() => void) | undefined
  let isAsked = true
  let againAt = Infinity
  const loop = startLoop({
    name: 'erasing what was deleted',
    step: async () => {
      unsubscribe ??= subscribe((id) => {
        if (id !== undefined) heard.set(id, clock.now())
        wake()
      })
      if (!isAsked && clock.now() < againAt) return false
      againAt = clock.now() + (isAsked ? AGAIN_MS : ROUTINE_MS)
      isAsked = false
      try {
        const deleted = new Map(heard)
        await eraseLeftovers(parts, deleted)
        for (const [id, at] of deleted) if (heard.get(id) === at) heard.delete(id)
      } catch (error) {
        isAsked = true
        throw error
      }
      return true
    },
    nextAt: () => againAt,
    clock,
    log,
  })
  function wake() {
    isAsked = true
    loop.wake()
  }
  return {
    wake,
    stored: () => {
      againAt = Math.min(againAt, clock.now() + AGAIN_MS)
    },
    stop: async () => {
      unsubscribe?.()
      await loop.stop()
    },
  }
}

async function eraseLeftovers(parts: Parts, heard: ReadonlyMap<string, number>): Promise<void> {
  const { memory, journal, messages } = parts
  // In this order: what is written meanwhile is then known further on.
  const held = (await messages?.list()) ?? []
  const remembered = journal?.remembered() ?? []
  const present = await lookAround(parts, held, remembered)

  memory.learn([...heard.keys()].filter((id) => !present.has(id)))
  const gone = new Set([...memory.known()].filter((name) => !present.has(name)))
  const alive = new Set<string>()
  const erased = new Set<string>()
  for (const row of remembered) {
    const id = documentId(row.key)
    if (isDeleted(row, gone.has(id), heard.get(id))) {
      journal?.erase(row)
      erased.add(id).add(row.fingerprint)
      continue
    }
    if (row.isStored && !present.has(id)) journal?.storeAgain(row)
    alive.add(id).add(row.fingerprint)
  }
  const isGone = (name: string | undefined): name is string =>
    name !== undefined &&
    (gone.has(name) || erased.has(name)) &&
    !present.has(name) &&
    !alive.has(name)
  for (const { reference, fingerprint } of held) {
    if (!isGone(reference)) continue
    erased.add(reference)
    if (fingerprint !== undefined) erased.add(fingerprint)
    await messages?.erase({ reference })
  }
  // What browsers sent names no document: it is known by its content.
  for (const fingerprint of contentsOf(held)) {
    if (!isGone(fingerprint)) continue
    erased.add(fingerprint)
    await messages?.erase({ fingerprint })
  }
  // An e-mail that is on its way to the relay at this moment is found by these names.
  memory.learn([...erased])
}

/** Content that came after the deletion, or had not been stored before it, is another request. */
function isDeleted(row: Remembered, isGone: boolean, heardAt: number | undefined): boolean {
  if (row.isStored) return isGone
  return row.isFirst && heardAt !== undefined && row.receivedAt < heardAt
}

/** Looks what there is of everything that is remembered or held, and keeps in mind what there was. */
async function lookAround(
  { documents, memory }: Parts,
  held: readonly RelayMessage[],
  remembered: readonly Remembered[],
): Promise<ReadonlySet<string>> {
  const references = held.flatMap(({ reference }) => reference ?? [])
  const ids = new Set([...remembered.map(({ key }) => documentId(key)), ...references])
  const seen = await documents.look([...ids], memory.documentId)
  const present = new Set(seen.present)
  for (const { key, fingerprint, isStored } of remembered) {
    if (isStored && present.has(documentId(key))) present.add(fingerprint)
  }
  const contents = contentsOf(held)
  if (contents.some((print) => !present.has(print))) {
    for (const print of await documents.fingerprints()) present.add(print)
  }
  if (seen.mark !== memory.mark()) memory.forget()
  const known = memory.known()
  const names = new Set([...ids, ...contents])
  const fresh = [...names].filter((name) => present.has(name) && !known.has(name))
  if (fresh.length > 0) {
    const mark = randomUUID()
    await documents.setMark(memory.documentId, mark)
    memory.learn(fresh, mark)
  }
  memory.prune(names)
  return present
}

/** The contents of messages that name no document. */
function contentsOf(held: readonly RelayMessage[]): string[] {
  const anonymous = held.filter(({ reference }) => reference === undefined)
  return [...new Set(anonymous.flatMap((message) => message.fingerprint ?? []))]
}
