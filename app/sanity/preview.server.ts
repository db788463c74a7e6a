import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { clientConfig } from '#config/client-config'
import { type Env, env, readToken } from '#config/env.server'
import { cacheControl } from '~/lib/http/cache-control'
import { log, describeError } from '~/lib/process/log.server'
import { withVisibleBlocks } from '~/lib/text/visible-blocks'
import { toSameSitePath } from '~/lib/links/same-site-path'
import { answerChecks } from './answer-checks.server'
import type { Content } from './content.server'
import {
  clearLinkCookie,
  createLinkCookie,
  createPreviewCookie,
  hasPreviewCookie,
} from './preview-cookie.server'
import { findOpenLink, type OpenLink } from './share-link.server'
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

/** A preview is for one person: no cache may store it and no search engine may index it. */
const previewHeaders = { 'Cache-Control': cacheControl.private, 'X-Robots-Tag': 'noindex' }

/**
 * Loads the content of a page: drafts or releases for an editor with a valid preview cookie, published
 * content for everybody else and for an editor who chose that perspective (CMS-06, EDIT-02, PLAN-02).
 * Who opened a link for a review gets published content with that draft or version alone (PLAN-03).
 * Every page loader must read its content through this function.
 * @param cacheTime of the published page, one of `cacheControl`
 * @throws Response 503 when the content is unavailable
 */
export async function contentFor<Result>(
  request: Request,
  content: Content<Result>,
  cacheTime: string = cacheControl.page,
): Promise<ContentAnswer<Result>> {
  const preview = await findPreview(request)
  if (preview === undefined) {
    return { result: await content.load(), headers: { 'Cache-Control': cacheTime } }
  }
  const { drafts, link } = preview
  const perspective = link?.perspective ?? readPerspective(request)
  if (perspective === 'published') {
    return { result: await content.load(), headers: previewHeaders }
  }
  const client =
    perspective === 'drafts'
      ? drafts
      : drafts.withConfig({
          perspective: typeof perspective === 'string' ? listLayers(perspective) : perspective,
        })
  try {
    const result = await loadDrafts(content, client)
    // A review shows what visitors would see; editors also see hidden blocks.
    const shown = link === undefined ? result : withVisibleBlocks(result, Date.now()).value
    return { result: shown, headers: previewHeaders }
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

/** True when the request has the valid cookie of a preview or of a link for a review. */
export async function isPreview(request: Request): Promise<boolean> {
  return (await findPreview(request)) !== undefined
}

/** What an editor's preview shows; undefined without its valid cookie. */
export async function findPerspective(request: Request): Promise<PreviewPerspective | undefined> {
  const preview = await findPreview(request)
  return preview === undefined || preview.link !== undefined ? undefined : readPerspective(request)
}

/** The open link for a review that this browser has opened, if any (PLAN-03). */
export async function findLink(request: Request): Promise<OpenLink | undefined> {
  return (await findPreview(request))?.link
}

/**
 * Opens a link for a review (PLAN-03).
 * @param id of its document
 * @returns the link, and the cookie with which a browser shows what it is about; undefined for a link
 *   that does not work
 */
export async function openLink(
  id: string,
): Promise<{ link: OpenLink; cookie: string } | undefined> {
  const settings = env()
  const token = readTokenIfAny(settings)
  if (token === undefined) return undefined
  const drafts = createDraftsClient(settings, token)
  const link = await findOpenLink(drafts, id, settings.content.kind)
  return link && { link, cookie: await createLinkCookieFor(settings, token).open(id) }
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
      // The newer of the two counts.
      await clearLinkCookie(settings.siteUrl.startsWith('https:')),
    ],
    path: removePerspective(toSameSitePath(redirectTo)),
  }
}

/** Whether a link comes from a Studio on another origin that may use the embedded lake. */
function isStudioElsewhere(studioOrigin: string | undefined, { lake, siteUrl }: Env): boolean {
  const others = lake.allowedOrigins.filter((origin) => origin !== new URL(siteUrl).origin)
  return studioOrigin !== undefined && others.includes(studioOrigin)
}

interface Preview {
  drafts: SanityClient
  link?: OpenLink
}

/** A loader reads several contents, but checks its request once. */
const previews = new WeakMap<Request, Promise<Preview | undefined>>()

/** Undefined without a valid cookie. */
async function findPreview(request: Request): Promise<Preview | undefined> {
  if (!hasPreviewCookie(request)) return undefined
  const found = previews.get(request) ?? readPreview(request)
  previews.set(request, found)
  return found
}

async function readPreview(request: Request): Promise<Preview | undefined> {
  const settings = env()
  const token = readTokenIfAny(settings)
  if (token === undefined) return undefined
  const drafts = createDraftsClient(settings, token)
  const linkId = await createLinkCookieFor(settings, token).find(request)
  if (linkId !== undefined) {
    const link = await findOpenLink(drafts, linkId, settings.content.kind)
    if (link !== undefined) return { drafts, link }
  }
  const preview = await createCookieFor(settings, token).find(request)
  if (preview === undefined) return undefined
  const { session } = preview
  return session === undefined || (await isSessionOpen(session, drafts)) ? { drafts } : undefined
}

function createCookieFor({ siteUrl }: Env, token: string) {
  return createPreviewCookie(token, siteUrl.startsWith('https:'))
}

function createLinkCookieFor({ siteUrl }: Env, token: string) {
  return createLinkCookie(token, siteUrl.startsWith('https:'))
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
