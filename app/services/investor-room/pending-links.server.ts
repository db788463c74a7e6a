import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { ACCESS_TYPE, accessId, requestLink } from '#config/investor-room'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import { keyedLink } from './link-mail.server'

interface Deps {
  client: () => SanityClient
  /** Whether e-mails reach others than the team, see mailRoutes. */
  confirms: boolean
  /** Names this outbox among those of other machines. */
  sender: string
  /** Stores the link in the outbox; the same link twice is one. @throws Error when it cannot */
  save: (entry: ReturnType<typeof keyedLink>) => void
  clock: Clock
  log: Log
}

/** Filter for the documents whose changes can require a link. */
const linkSources = '*[_type in ["investorAccess", "investorRequest", "investorRoom"]]'

/** How long the settings apply to a request after it arrived, so that old ones never get an e-mail. */
const FRESH_MS = 3_600_000

/** A new request of an address without an access, if the room's settings give access at once. */
const FRESH_REQUEST = `*[_id == "investorRoom" && givesAccess == true][0]{
  "request": *[_id in path("investorRequest.*") && _createdAt > $since && defined(user_email) &&
    count(*[_type == "investorAccess" && (email == ^.user_email ||
      string::split(_id, ".")[1] == string::split(^._id, ".")[1])]) == 0][0]{ _id, user_email }
}.request`

const requestShape = z.object({ _id: z.string(), user_email: z.string() }).nullable()

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
  const { client, confirms, sender, save, clock, log } = deps
  return startWorker({
    name: 'the links to the room',
    follow: createChangeFeed(client, log, { filter: linkSources, tag: 'site.room' }),
    step: async (hasChanged) => {
      if (!hasChanged) return false
      const hasGiven = confirms && (await giveAccess(client(), clock.now()))
      const pending = pendingShape.parse(await client().fetch<unknown>(PENDING, { sender }))
      for (const { _id, _rev, ...link } of pending) {
        if (link.sender === null) {
          await client().patch(_id).ifRevisionId(_rev).set({ sender }).commit()
        }
        save(keyedLink({ access: _id, linkAt: link.linkAt }))
      }
      return hasGiven
    },
    nextAt: () => undefined,
    clock,
    log,
  })
}

/**
 * Gives the sender of a new request access with the default terms, if the settings say so. The link
 * confirms the address: only who reads its mailbox can accept the statement. Nobody has checked the
 * name, so the e-mail and the stamps show the address in its place.
 * @returns whether there was such a request
 */
async function giveAccess(client: SanityClient, now: number): Promise<boolean> {
  const since = new Date(now - FRESH_MS).toISOString()
  const request = requestShape.parse(await client.fetch<unknown>(FRESH_REQUEST, { since }))
  if (request === null) return false
  const { _id, user_email: email } = request
  const at = new Date(now).toISOString()
  const access = { name: email, email, createdAt: at, ...requestLink(at).set }
  await client.createIfNotExists({ _id: accessId(_id), _type: ACCESS_TYPE, ...access })
  return true
}
