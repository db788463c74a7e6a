import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import type { SubscribeToDocuments } from '~/sanity/dataset-changes.server'
import type { LinkMail } from './link-mail.server'

interface Deps {
  /** Reports changed accesses. @throws Error while there is no token to listen with */
  subscribe: SubscribeToDocuments
  client: () => SanityClient
  /** Names this outbox among those of other machines. */
  sender: string
  /** Stores the link in the outbox; the same link twice is one. @throws Error when it cannot */
  save: (link: LinkMail) => void
  clock: Clock
  log: Log
}

/** Links that this site has to mail, or that no site has claimed yet. */
const PENDING = `*[_type == "investorAccess" && defined(linkAt) && !defined(revokedAt) &&
  !defined(delivery.sentAt) && coalesce(sender, $sender) == $sender]{ _id, _rev, linkAt, sender }`

const pendingShape = z.array(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    linkAt: z.string(),
    sender: z.string().nullable(),
  }),
)

/**
 * Starts the worker that puts links into the outbox which staff or a visitor have requested in the
 * dataset (ROOM-01). Each link is claimed first, so that one of several machines mails it.
 */
export function startLinkWorker(deps: Deps): BackgroundWorker {
  const { subscribe, client, sender, save, clock, log } = deps
  let isRequested = true
  const worker = startWorker({
    name: 'the links to the room',
    follow: () =>
      subscribe(() => {
        isRequested = true
        worker.wake()
      }),
    step: async () => {
      if (!isRequested) return false
      isRequested = false
      try {
        for (const { _id, _rev, ...link } of pendingShape.parse(
          await client().fetch<unknown>(PENDING, { sender }),
        )) {
          if (link.sender === null) {
            await client().patch(_id).ifRevisionId(_rev).set({ sender }).commit()
          }
          save({ access: _id, linkAt: link.linkAt })
        }
      } catch (error) {
        isRequested = true
        throw error
      }
      return false
    },
    nextAt: () => undefined,
    clock,
    log,
  })
  return worker
}
