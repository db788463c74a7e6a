import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { clientConfig } from '#config/client-config'
import { type Env, env, readToken } from '#config/env.server'
import { cacheControl } from '~/lib/http/cache-control'
import { log, describeError } from '~/lib/process/log.server'
import { toSameSitePath } from '~/lib/links/same-site-path'
import { answerChecks } from './answer-checks.server'
import type { Content } from './content.server'
import { hasPreviewCookie, createPreviewCookie } from './preview-cookie.server'
import { findSession, isSessionOpen } from './preview-session.server'
import {
  listLayers,
  perspectiveCookie,
  type PreviewPerspective,
  readPerspective,
  toPerspective,
} from './preview-perspective'

/** Content and response headers for a loader. */
export interface ContentAnswer<Result> {
  result: Result
  /** For `data(…, { headers })`; `pageHeaders` copies them to the page. */
  headers: Record<string, string>
}

const READ_TIMEOUT_MS = 10_000

/** Pauses before the lake is asked again when too many queries wait, as during a burst of edits. */
const BUSY_PAUSES_MS = [200, 400, 800, 1_600]

/** A preview is for one editor: no cache may store it and no search engine may index it. */
const previewHeaders = { 'Cache-Control': cacheControl.private, 'X-Robots-Tag': 'noindex' }

/**
 * Loads the content of a page: drafts or releases for an editor with a valid preview cookie, published
 * content for everybody else and for an editor who chose that perspective (CMS-06, EDIT-02, PLAN-02).
 * Every page loader must read its content through this function.
 * @param cacheTime of the published page, one of `cacheControl`
 * @throws Response 503 when the content is unavailable
 */
export async function contentFor<Result>(
  request: Request,
  content: Content<Result>,
  cacheTime: string = cacheControl.page,
): Promise<ContentAnswer<Result>> {
  const drafts = await findDraftsClient(request)
  if (drafts === undefined) {
    return { result: await content.load(), headers: { 'Cache-Control': cacheTime } }
  }
  const perspective = readPerspective(request)
  if (perspective === 'published') {
    return { result: await content.load(), headers: previewHeaders }
  }
  const client =
    perspective === 'drafts' ? drafts : drafts.withConfig({ perspective: listLayers(perspective) })
  try {
    return { result: await loadDrafts(content, client), headers: previewHeaders }
  } catch (error) {
    log.error('drafts cannot be read', { reason: describeError(error) })
    throw new Response(null, { status: 503 })
  }
}

async function loadDrafts<Result>(content: Content<Result>, drafts: SanityClient): Promise<Result> {
  for (const pauseMs of BUSY_PAUSES_MS) {
    try {
      return await content.loadWith(drafts)
    } catch (error) {
      if (!(error instanceof ClientError && error.statusCode === 429)) throw error
      await sleep(pauseMs)
    }
  }
  return content.loadWith(drafts)
}

/** True when the request has a valid preview cookie. */
export async function isPreview(request: Request): Promise<boolean> {
  return (await findDraftsClient(request)) !== undefined
}

/** What the preview of a request shows; undefined without a valid preview cookie. */
export async function findPerspective(request: Request): Promise<PreviewPerspective | undefined> {
  return (await isPreview(request)) ? readPerspective(request) : undefined
}

/**
 * Starts a preview from the URL with which the Studio opens the site.
 * @returns the cookies to set and the path to redirect to. Undefined without a secret that the
 *   Studio created within the last hour, and after the editor's session has ended. Also undefined
 *   without a session when the Studio is on the site's origin
 */
export async function openPreview(
  request: Request,
): Promise<{ cookies: readonly string[]; path: string } | undefined> {
  const settings = env()
  const token = readTokenIfAny(settings)
  if (token === undefined) return undefined
  const { isValid, redirectTo, studioOrigin, studioPreviewPerspective } = await validatePreviewUrl(
    createDraftsClient(settings, token),
    request.url,
  )
  if (!isValid) return undefined
  const session =
    settings.content.kind === 'embedded'
      ? await findSession(
          request,
          createDraftsClient(settings),
          isStudioElsewhere(studioOrigin, settings),
        )
      : {}
  if (session === undefined) return undefined
  return {
    cookies: [
      await createCookieFor(settings, token).open(session.id),
      perspectiveCookie(toPerspective(studioPreviewPerspective)),
    ],
    path: removePerspective(toSameSitePath(redirectTo)),
  }
}

/** Whether a link comes from a Studio on another origin that may use the embedded lake. */
function isStudioElsewhere(studioOrigin: string | undefined, { lake, siteUrl }: Env): boolean {
  const others = lake.allowedOrigins.filter((origin) => origin !== new URL(siteUrl).origin)
  return studioOrigin !== undefined && others.includes(studioOrigin)
}

/** A loader reads several contents, but checks its request once. */
const draftsClients = new WeakMap<Request, Promise<SanityClient | undefined>>()

/** A client that reads drafts; undefined without a valid preview cookie. */
async function findDraftsClient(request: Request): Promise<SanityClient | undefined> {
  if (!hasPreviewCookie(request)) return undefined
  const found = draftsClients.get(request) ?? openDraftsClient(request)
  draftsClients.set(request, found)
  return found
}

async function openDraftsClient(request: Request): Promise<SanityClient | undefined> {
  const settings = env()
  const token = readTokenIfAny(settings)
  if (token === undefined) return undefined
  const preview = await createCookieFor(settings, token).find(request)
  if (preview === undefined) return undefined
  const client = createDraftsClient(settings, token)
  const { session } = preview
  return session === undefined || (await isSessionOpen(session, client)) ? client : undefined
}

function createCookieFor({ siteUrl }: Env, token: string) {
  return createPreviewCookie(token, siteUrl.startsWith('https:'))
}

function createDraftsClient(settings: Env, token?: string): SanityClient {
  return createClient({
    ...clientConfig(settings.content),
    ...answerChecks,
    ...(token !== undefined && { token }),
    perspective: 'drafts',
    timeout: READ_TIMEOUT_MS,
    maxRetries: 0,
  })
}

/** Reads the token each time, because the lake may create it after this process starts. */
function readTokenIfAny(settings: Env): string | undefined {
  try {
    return readToken(settings)
  } catch (error) {
    log.warn('drafts cannot be previewed', { reason: describeError(error) })
    return undefined
  }
}

/** Removes the perspective parameter, because a cookie holds the perspective. */
function removePerspective(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://site.invalid')
  searchParams.delete(urlSearchParamPreviewPerspective)
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return `${pathname}${query}${hash}`
}
