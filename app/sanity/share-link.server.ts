import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { LINK_TYPE } from '#config/review'
import type { Env } from '#config/env.server'
import { describeError, log } from '~/lib/process/log.server'

const linkShape = z.object({
  _id: z.string(),
  _type: z.literal(LINK_TYPE),
  name: z.string().catch(''),
  document: z.string(),
  documentType: z.string(),
  version: z.string(),
  showsRelease: z.boolean().catch(false),
  path: z.string(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.string().nullish(),
  openings: z.array(z.unknown()).catch([]),
})

/** A link for a review that is neither revoked nor expired (PLAN-03). */
export interface OpenLink extends Pick<
  z.infer<typeof linkShape>,
  'name' | 'document' | 'documentType' | 'path' | 'openings'
> {
  id: string
  /** Of the draft or version that it shows; undefined once that is published or discarded. */
  revision: string | undefined
  /** Published documents under that draft or version alone, or under its release. */
  perspective: string[]
}

/** Checks in progress: Remix gives each loader of a page its own request. */
const checks = new Map<string, Promise<OpenLink | undefined>>()

/**
 * Reads a link and the revision that it shows. Concurrent calls share one check.
 * @param client with a token that reads private documents
 * @returns undefined for a link that does not work now, and while the dataset is unreachable
 */
export function findOpenLink(
  client: SanityClient,
  id: string,
  kind: Env['content']['kind'],
): Promise<OpenLink | undefined> {
  const check = checks.get(id) ?? readLink(client, id, kind).finally(() => checks.delete(id))
  checks.set(id, check)
  return check
}

async function readLink(client: SanityClient, id: string, kind: Env['content']['kind']) {
  try {
    const raw = client.withConfig({ perspective: 'raw' })
    const found = linkShape.safeParse(await raw.getDocument(id))
    if (!found.success) return undefined
    const { _id, version, showsRelease, expiresAt, revokedAt, ...link } = found.data
    const layer = kind === 'embedded' && !showsRelease ? version : findRelease(version)
    if (revokedAt != null || Date.parse(expiresAt) <= Date.now() || layer === undefined) {
      return undefined
    }
    const shown = await raw.getDocument(version)
    return { ...link, id: _id, revision: shown?._rev, perspective: [layer, 'published'] }
  } catch (error) {
    log.warn('a link for a review cannot be read', { reason: describeError(error) })
    return undefined
  }
}

/** The hosted service has no layer with one document, so there a link shows a release only. */
const findRelease = (version: string) => /^versions\.([^.]+)\./.exec(version)?.[1]
