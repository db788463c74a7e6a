import type { Log } from '~/lib/log.server'
import type { Subscribe } from '~/sanity/content-store.server'
import type { DiskJournal } from './disk-journal.server'
import { type Clock, type Loop, startLoop } from './loop.server'
import type { RelayMessages } from './relay-messages.server'
import { documentId } from './request-document.server'
import type { StoredDocuments } from './stored-documents.server'

interface Parts {
  /** Tells of deletions. @throws Error while there is no token to listen with */
  subscribe: Subscribe
  documents: StoredDocuments
  /** Absent where the documents themselves are the journal. */
  journal?: Pick<DiskJournal, 'remembered' | 'erase'> | undefined
  /** Absent where no e-mail goes through the relay. */
  messages?: RelayMessages | undefined
  clock: Clock
  log: Log
}

/**
 * Erases what is left of requests and sign-ups that staff have deleted: lines of the journal, and
 * messages of the relay. It compares rather than follows: deletions that happened while nobody
 * listened are found when the listener connects, and what fails is found again.
 */
export function startErasing(parts: Parts): Loop {
  const { subscribe, clock, log } = parts
  let unsubscribe: (() => void) | undefined
  let checked = false
  const loop = startLoop({
    name: 'erasing what was deleted',
    step: async () => {
      unsubscribe ??= subscribe(() => {
        checked = false
        loop.wake()
      })
      if (checked) return false
      checked = true
      try {
        await eraseLeftovers(parts)
      } catch (error) {
        checked = false
        throw error
      }
      return true
    },
    nextAt: () => undefined,
    clock,
    log,
  })
  return {
    wake: () => {
      checked = false
      loop.wake()
    },
    stop: async () => {
      unsubscribe?.()
      await loop.stop()
    },
  }
}

async function eraseLeftovers({ documents, journal, messages }: Parts): Promise<void> {
  // In this order: what is written meanwhile is then known further on.
  const held = (await messages?.list()) ?? []
  const remembered = journal?.remembered() ?? []

  const stored = remembered.filter((request) => request.stored)
  const present = await documents.present([
    ...stored.map(({ key }) => documentId(key)),
    ...held.flatMap(({ reference }) => reference ?? []),
  ])
  const deleted = stored.filter(({ key }) => !present.has(documentId(key)))
  for (const { key } of deleted) journal?.erase(key)
  if (messages === undefined) return

  const alive = remembered.filter((request) => !deleted.includes(request))
  for (const { key } of alive) present.add(documentId(key))
  const references = new Set(held.flatMap(({ reference }) => reference ?? []))
  for (const reference of references) {
    if (!present.has(reference)) await messages.erase({ reference })
  }
  // What browsers sent names no document: it is known by its content.
  const anonymous = held.filter(({ reference }) => reference === undefined)
  const prints = new Set(anonymous.flatMap((message) => message.fingerprint ?? []))
  for (const { fingerprint: print } of alive) prints.delete(print)
  if (prints.size > 0) for (const print of await documents.fingerprints()) prints.delete(print)
  for (const print of prints) await messages.erase({ fingerprint: print })
}
