import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { fingerprint } from '../../../config/fingerprint.server'
import type { Log } from '~/lib/log.server'
import type { Subscribe } from '~/sanity/content-store.server'
import type { DiskJournal } from './disk-journal.server'
import { type Clock, type Loop, startLoop } from './loop.server'
import type { RelayMessages } from './relay-messages.server'
import { documentId } from './request-document.server'

interface Parts {
  /** Tells of deletions. @throws Error while there is no token to listen with */
  subscribe: Subscribe
  /** With a token that sees private documents. */
  client: () => SanityClient
  /** Absent where the documents themselves are the journal. */
  journal?: Pick<DiskJournal, 'remembered' | 'erase'> | undefined
  /** Absent where no e-mail goes through the relay. */
  messages?: RelayMessages | undefined
  clock: Clock
  log: Log
}

const PRESENT = '*[_id in $ids]._id'
const CONTENTS = `*[_type == "investorRequest"]{
  user_name, user_whatsapp, user_email, user_currency, user_message
}`
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const contentsShape = z.array(
  z.object({
    user_name: text,
    user_whatsapp: text,
    user_email: text,
    user_currency: text,
    user_message: text,
  }),
)

/**
 * Erases what is left of requests and sign-ups that staff have deleted: lines of the journal, and
 * messages of the relay. It compares rather than follows: deletions that happened while nobody
 * listened are found when the listener connects, and what fails is found again.
 */
export function startErasing({ subscribe, client, journal, messages, clock, log }: Parts): Loop {
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
        await eraseLeftovers(client(), journal, messages)
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

async function eraseLeftovers(
  client: SanityClient,
  journal: Parts['journal'],
  messages: Parts['messages'],
): Promise<void> {
  // In this order: what is written meanwhile is then known further on.
  const held = (await messages?.list()) ?? []
  const remembered = journal?.remembered() ?? []

  const stored = remembered.filter((request) => request.stored)
  const present = await idsPresent(client, [
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
  if (prints.size > 0) for (const print of await printsPresent(client)) prints.delete(print)
  for (const print of prints) await messages.erase({ fingerprint: print })
}

async function idsPresent(client: SanityClient, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  return new Set(z.array(z.string()).parse(await client.fetch(PRESENT, { ids })))
}

async function printsPresent(client: SanityClient): Promise<string[]> {
  return contentsShape.parse(await client.fetch(CONTENTS)).map(fingerprint)
}
