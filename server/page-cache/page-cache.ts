import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { endOfDay } from '../../config/calendar'
import type { PageSource, PageVariant } from '../../app/page-source.server'
import { nameRoute } from '../route-names'
import { StoredPage } from './stored-page'

/** Asks the framework for a page. */
export type Render = (
  request: Request,
  context: Readonly<Record<string, unknown>>,
) => Promise<Response>

interface Options {
  source: PageSource
  render: Render
  /** Told of what went wrong with nobody waiting for it. */
  onError: (error: unknown) => void
  /** Told of the HTML of every page that is made. */
  onPage?: (html: string) => void
  /** Seconds that a cache in front of the site may answer with a page unasked; 0 for not at all. */
  cdnSeconds?: number
  now?: () => number
}

/** What a visitor may be counted by: how long an answer from memory took, and of which route. */
export type OnHit = (route: string, ms: number) => void

/** Forms in a page are signed when it is made, and are good for a day (FORM-05). */
const MAX_AGE_MS = 3_600_000
/** All pages in every variant that visitors use are fewer; the oldest make way for more. */
const MAX_PAGES = 500
/** Work for later visitors waits until nothing has changed for so long. */
const SETTLED_MS = 1_500

interface Entry {
  variant: PageVariant
  page: StoredPage
  /** Whether the dataset still has what the page was made of. */
  isCurrent: () => Promise<boolean>
  /** The version of the content for which this is known. */
  version: number
  /** From then on it is made anew whatever the dataset says. */
  expiresAt: number
  /** Somebody got it since it was made: then it is made anew before the next visitor asks. */
  isWanted: boolean
}

/**
 * Keeps the pages that visitors share as ready bytes, in front of the framework (FAST-01). A page is
 * answered at once while nothing has changed in the dataset; after a change the first request for it
 * waits until it is known to be current, or made anew.
 */
export class PageCache {
  readonly #options: Options
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #running = new Map<string, Promise<Entry | undefined>>()
  readonly #toCompress = new Set<StoredPage>()
  #compressing: NodeJS.Timeout | undefined
  #preparing: NodeJS.Timeout | undefined
  #isRefreshing = false
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? Date.now
    options.source.onChange(() => this.#refreshSoon())
  }

  /**
   * Answers at once what is known to be current, and leaves everything else to others.
   * @returns whether it has answered
   */
  answerAtOnce(request: IncomingMessage, response: ServerResponse, onHit: OnHit): boolean {
    const startedAt = performance.now()
    const variant = this.#variantOf(request)
    const entry = variant && this.#entries.get(variant.key)
    if (entry === undefined || !this.#isFresh(entry)) return false
    this.#send(entry, request, response)
    onHit(entry.variant.route, performance.now() - startedAt)
    return true
  }

  /** Answers with a page that is current or made now; what cannot be stored goes to `next`. */
  answer(next: RequestListener): RequestListener {
    return (request, response) => {
      const variant = this.#variantOf(request)
      if (variant === undefined) {
        next(request, response)
        return
      }
      this.#entryOf(variant).then(
        (entry) => {
          if (entry === undefined) {
            next(request, response)
            return
          }
          nameRoute(response, variant.route)
          if (!response.destroyed) this.#send(entry, request, response)
        },
        (error: unknown) => {
          this.#options.onError(error)
          next(request, response)
        },
      )
    }
  }

  /** Stops the work in the background. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#compressing)
    clearTimeout(this.#preparing)
  }

  #variantOf(request: IncomingMessage): PageVariant | undefined {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    return this.#options.source.variantOf(request)
  }

  #send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
    if (!entry.isWanted) {
      entry.isWanted = true
      this.#compressLater(entry.page)
    }
    entry.page.send(request, response)
  }

  #isFresh({ version, expiresAt }: Entry): boolean {
    return version === this.#options.source.version() && this.#now() < expiresAt
  }

  /**
   * The entry of a page as the dataset is now.
   * @returns undefined for what must not be stored: errors, and pages that set a cookie
   */
  async #entryOf(variant: PageVariant): Promise<Entry | undefined> {
    for (;;) {
      const version = this.#options.source.version()
      const known = this.#entries.get(variant.key)
      if (known !== undefined && this.#isFresh(known)) return known
      // What is under way may have begun before the change that this request must see.
      const entry = await (this.#running.get(variant.key) ?? this.#start(variant))
      if (entry === undefined || entry.version >= version) return entry
    }
  }

  #start(variant: PageVariant): Promise<Entry | undefined> {
    const running = this.#renew(variant).finally(() => this.#running.delete(variant.key))
    this.#running.set(variant.key, running)
    return running
  }

  async #renew(variant: PageVariant): Promise<Entry | undefined> {
    const version = this.#options.source.version()
    const known = this.#entries.get(variant.key)
    if (known !== undefined && this.#now() < known.expiresAt && (await known.isCurrent())) {
      known.version = version
      return known
    }
    const entry = await this.#make(variant, version)
    this.#entries.delete(variant.key)
    if (entry === undefined) return undefined
    this.#entries.set(variant.key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_PAGES && oldest !== undefined) this.#entries.delete(oldest)
    return entry
  }

  async #make(variant: PageVariant, version: number): Promise<Entry | undefined> {
    const { source, render, onPage, cdnSeconds = 0 } = this.#options
    const madeAt = this.#now()
    const { result: response, use } = await source.record(() =>
      render(variant.request(), variant.context),
    )
    const body = Buffer.from(await response.arrayBuffer())
    const { headers, status } = response
    if (status !== 200 || headers.has('Set-Cookie') || !use.isComplete) return undefined
    const page = new StoredPage(body, storedHeaders(headers, cdnSeconds))
    if (headers.get('Content-Type')?.startsWith('text/html')) onPage?.(body.toString())
    return {
      variant,
      page,
      isCurrent: () => source.isCurrent(use),
      version,
      expiresAt: Math.min(endOfDay(madeAt), madeAt + MAX_AGE_MS),
      isWanted: false,
    }
  }

  /** Makes the pages that visitors ask for first, one after the other. */
  async #prepare(): Promise<void> {
    for (const variant of this.#options.source.firstVariants()) {
      if (this.#isClosed) return
      await this.#entryOf(variant).catch(this.#options.onError)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** After a change: first the pages that somebody asked for are made current, later the others. */
  #refreshSoon(): void {
    if (this.#isClosed) return
    clearTimeout(this.#preparing)
    this.#preparing = setTimeout(() => void this.#prepare(), SETTLED_MS).unref()
    if (this.#isRefreshing) return
    this.#isRefreshing = true
    setImmediate(() => {
      this.#refresh()
        .catch(this.#options.onError)
        .finally(() => (this.#isRefreshing = false))
    })
  }

  async #refresh(): Promise<void> {
    const { source } = this.#options
    let version: number
    do {
      version = source.version()
      for (const { isWanted, variant } of this.#entries.values()) {
        if (isWanted && !this.#isClosed) await this.#entryOf(variant)
      }
    } while (version !== source.version())
  }

  #compressLater(page: StoredPage): void {
    this.#toCompress.add(page)
    clearTimeout(this.#compressing)
    this.#compressing = setTimeout(() => {
      this.#compress().catch(this.#options.onError)
    }, SETTLED_MS).unref()
  }

  async #compress(): Promise<void> {
    for (const page of this.#toCompress) {
      this.#toCompress.delete(page)
      const isStored = [...this.#entries.values()].some((entry) => entry.page === page)
      if (isStored && !this.#isClosed) await page.compressWell()
    }
  }
}

/** Those of the page itself: what belongs to one answer is written anew each time. */
function storedHeaders(headers: Headers, cdnSeconds: number): [string, string][] {
  const kept = [...headers].filter(([name]) => !/^(content-length|date|etag|vary)$/.test(name))
  const vary = [headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  return [
    ...kept.map(([name, value]): [string, string] =>
      name === 'cache-control' ? [name, withCdnTime(value, cdnSeconds)] : [name, value],
    ),
    ...(headers.has('X-Content-Type-Options')
      ? []
      : [['X-Content-Type-Options', 'nosniff'] satisfies [string, string]]),
    ['Vary', vary],
  ]
}

/** Browsers always ask; a cache of the operator's may answer for a while, and ask meanwhile. */
function withCdnTime(cacheControl: string, seconds: number): string {
  if (seconds === 0 || !cacheControl.startsWith('public')) return cacheControl
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`
}
