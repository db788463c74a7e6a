import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { readCookie, sessionCookieName } from 'content-lake/cookies'
import { describeError, log } from '~/lib/process/log.server'

const sessionsSchema = z.array(z.object({ id: z.string(), isCurrent: z.boolean() }))

/**
 * Finds the editor's session at the embedded lake, by the Studio's cookie. A preview ends with it.
 * @param client without a token
 * @param isStudioElsewhere whether the editor comes from a Studio whose cookies this site does not get
 * @returns its id; no id without the cookie of a Studio elsewhere; undefined when the cookie is
 *   missing, or its session has ended or cannot be checked
 */
export async function findSession(
  request: Request,
  client: SanityClient,
  isStudioElsewhere: boolean,
): Promise<{ id?: string } | undefined> {
  const cookies = request.headers.get('Cookie') ?? undefined
  const token =
    readCookie(cookies, sessionCookieName(true)) ?? readCookie(cookies, sessionCookieName(false))
  if (token === undefined) return isStudioElsewhere ? {} : undefined
  try {
    const found: unknown = await client
      .withConfig({ token })
      .request({ url: '/users/me/sessions', tag: 'preview.session' })
    return sessionsSchema.parse(found).find(({ isCurrent }) => isCurrent)
  } catch (error) {
    log.warn('the session of a preview could not be read', { reason: describeError(error) })
    return undefined
  }
}

/** Checks in progress by session: Remix gives each loader of a page its own request. */
const checks = new Map<string, Promise<boolean>>()

/**
 * Whether a session at the embedded lake has not ended. When the lake does not answer, the session
 * counts as open; then drafts cannot be read either. Concurrent calls share one check.
 * @param client with the token that reads drafts
 */
export function isSessionOpen(id: string, client: SanityClient): Promise<boolean> {
  const check = checks.get(id) ?? checkSession(id, client).finally(() => checks.delete(id))
  checks.set(id, check)
  return check
}

async function checkSession(id: string, client: SanityClient): Promise<boolean> {
  const { projectId = '' } = client.config()
  const url = `/projects/${projectId}/sessions/${encodeURIComponent(id)}`
  try {
    await client.request({ url, tag: 'preview.session' })
    return true
  } catch (error) {
    return !(error instanceof ClientError && error.statusCode === 404)
  }
}
