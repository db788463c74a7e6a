import { createClient, type SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPerspective } from '@sanity/preview-url-secret/constants'
import { siteClientConfig } from '../../config/client-config'
import { type Env, env, readToken } from '../../config/env.server'
import { cacheControl } from '~/lib/cache-control'
import { log, reasonOf } from '~/lib/log.server'
import { ownPath } from '~/lib/own-path'
import type { Content } from './content.server'
import { mayBePreview, previewCookie } from './preview-cookie.server'

/** What a loader answers with. */
export interface ContentAnswer<Result> {
  result: Result
  /** For `data(…, { headers })`: `pageHeaders` passes them on. */
  headers: Record<string, string>
}

const READ_TIMEOUT_MS = 10_000

/** A preview is one editor's alone: nobody keeps it, and no search engine lists it. */
const previewHeaders = { 'Cache-Control': cacheControl.private, 'X-Robots-Tag': 'noindex' }

/**
 * What a page shows to whoever asks: drafts to an editor with a valid preview cookie, to everybody
 * else what is published (CMS-06). Every loader of a page reads its content through this.
 * @param cacheTime of the published page, one of `cacheControl`
 * @throws Response 503 when there is nothing to show
 */
export async function contentFor<Result>(
  request: Request,
  content: Content<Result>,
  cacheTime: string = cacheControl.page,
): Promise<ContentAnswer<Result>> {
  const drafts = await draftsFor(request)
  if (drafts === undefined) {
    return { result: await content.load(), headers: { 'Cache-Control': cacheTime } }
  }
  try {
    return { result: await content.loadWith(drafts), headers: previewHeaders }
  } catch (error) {
    log.error('drafts cannot be read', { reason: reasonOf(error) })
    throw new Response(null, { status: 503 })
  }
}

/** True when whoever asks sees drafts. */
export async function isPreview(request: Request): Promise<boolean> {
  return (await draftsFor(request)) !== undefined
}

/**
 * Begins a preview for the address with which the Studio opens the site.
 * @returns the cookie to set and the path to go to; undefined when the address carries no secret
 * that the Studio made within the last hour
 */
export async function openPreview(
  request: Request,
): Promise<{ setCookie: string; path: string } | undefined> {
  const settings = env()
  const token = knownToken(settings)
  if (token === undefined) return undefined
  const { isValid, redirectTo } = await validatePreviewUrl(
    draftsClient(settings, token),
    request.url,
  )
  if (!isValid) return undefined
  return {
    setCookie: await cookieOf(settings, token).open(),
    path: withoutPerspective(ownPath(redirectTo)),
  }
}

/** A client that sees drafts, for a request with a valid cookie; undefined for any other. */
async function draftsFor(request: Request): Promise<SanityClient | undefined> {
  if (!mayBePreview(request)) return undefined
  const settings = env()
  const token = knownToken(settings)
  if (token === undefined) return undefined
  const open = await cookieOf(settings, token).isOpen(request)
  return open ? draftsClient(settings, token) : undefined
}

function cookieOf({ siteUrl }: Env, token: string) {
  return previewCookie(token, siteUrl.startsWith('https:'))
}

function draftsClient(settings: Env, token: string): SanityClient {
  return createClient({
    ...siteClientConfig(settings),
    token,
    perspective: 'drafts',
    timeout: READ_TIMEOUT_MS,
    maxRetries: 0,
  })
}

/** The lake makes its token when it starts, perhaps after this process: it is read each time. */
function knownToken(settings: Env): string | undefined {
  try {
    return readToken(settings)
  } catch (error) {
    log.warn('drafts cannot be previewed', { reason: reasonOf(error) })
    return undefined
  }
}

/** A preview always shows drafts: the address needs not say so. */
function withoutPerspective(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://site.invalid')
  searchParams.delete(urlSearchParamPreviewPerspective)
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return `${pathname}${query}${hash}`
}
