import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { translateLakeError } from '#config/lake-errors'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'

/** The e-mail about a scheduled release or draft that the lake rejected at its time (PLAN-02). */
export const releaseFailure = z.object({
  failedAt: z.string(),
  title: z.string(),
  reason: z.string(),
  link: z.string(),
})

export type ReleaseFailure = z.infer<typeof releaseFailure>

/** Of the keys of such entries in the outbox. */
export const FAILURE_PREFIX = 'releaseFailure.'

export const isReleaseFailureKey = (key: string) => key.startsWith(FAILURE_PREFIX)

/**
 * Filter for the releases whose last publication failed at its time: who publishes by hand sees why.
 */
const failedReleases = '*[_type == "system.release" && defined(error.failedAt)]'

/** The outbox recognizes an entry for longer, so that none is mailed twice. */
const RECENT_MS = 7 * 86_400_000

const RECENT_FAILURES = `${failedReleases}[error.failedAt > $since]{
  name, "failedAt": error.failedAt, "message": error.message, "title": metadata.title,
  "document": *[sanity::partOfRelease(^.name)] | order(_id)[0]{
    _id, _type, "title": coalesce(pt::text(title), title)
  }
}`

const text = z.string().catch('')

const failuresShape = z.array(
  z.object({
    name: z.string(),
    failedAt: z.string(),
    message: z.string(),
    /** Empty for a scheduled draft. */
    title: text,
    /** Its first version. */
    document: z.object({ _id: z.string(), _type: z.string(), title: text }).nullable(),
  }),
)

interface Deps {
  client: () => SanityClient
  siteUrl: string
  /** Stores the entry in the outbox; the same one twice is one. @throws Error when it cannot */
  save: (entry: { key: string; fingerprint: string; request: ReleaseFailure }) => void
  clock: Clock
  log: Log
}

/** Starts the worker that puts an e-mail into the outbox for each failed release (PLAN-02). */
export function startFailureWorker(deps: Deps): BackgroundWorker {
  const { client, siteUrl, save, clock, log } = deps
  return startWorker({
    name: 'the e-mails about failed releases',
    follow: createChangeFeed(client, log, { filter: failedReleases, tag: 'site.releases' }),
    step: async (hasChanged) => {
      if (!hasChanged) return false
      const since = new Date(clock.now() - RECENT_MS).toISOString()
      const found = await client().fetch<unknown>(RECENT_FAILURES, { since })
      for (const failure of failuresShape.parse(found)) {
        const key = `${FAILURE_PREFIX}${failure.name}.${failure.failedAt}`
        save({ key, fingerprint: key, request: toMail(failure, siteUrl) })
      }
      return false
    },
    nextAt: () => undefined,
    clock,
    log,
  })
}

function toMail(
  { name, failedAt, title, message, document }: z.infer<typeof failuresShape>[number],
  siteUrl: string,
): ReleaseFailure {
  const base = { failedAt, reason: translateLakeError(message) }
  if (title !== '' || document === null) {
    const named = title === '' ? name : title
    return { ...base, title: named, link: `${siteUrl}/studio/releases/${name}` }
  }
  const id = document._id.slice(`versions.${name}.`.length)
  const link = `${siteUrl}/studio/intent/edit/id=${id};type=${document._type}`
  return { ...base, title: document.title === '' ? id : document.title, link }
}
