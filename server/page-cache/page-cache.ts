import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { endOfDay } from '#config/calendar'
import type { PageSource, PageVariant } from '#app/page-source.server'
import type { Outcome } from '../outcomes'
import { nameRoute } from '../route-names'
import { StoredPage } from './stored-page'

/** Renders a page with Remix. */
type Render = (request: Request, context: Readonly<Record<string, unknown>>) => Promise<Response>

interface Options {
  source: Omit<PageSource, 'correctAddress'>
  render: Render
  /** Receives errors of background work. */
  onError: (error: unknown) => void
  /** Receives the HTML of every rendered page. */
  onPage?: (html: string) => void
  now?: () => number
}

type OnHit = (hit: Pick<Outcome, 'route' | 'status' | 'ms'>) => void

/** The sum in a page's form is valid for a day (FORM-05). */
const MAX_AGE_MS = 3_600_000
/**
 * More than all keys of all pages, see `PageVariant`: some 220 of the site's own pages, and 6 of each
 * page that staff made. The oldest entry is evicted first.
 */
const MAX_PAGES = 1_000
/** Time before background work starts: after the last change, and after the first new page. */
const QUIET_MS = 1_500
/** After a change, the pages that visitors wait for are rendered alone for this time. */
const VISITORS_FIRST_MS = 150

interface Entry {
  variant: PageVariant
  page: StoredPage
  /** Whether the dataset still has the content that the page shows. */
  isCurrent: () => Promise<boolean>
  /** The content version for which the page is known to be current. */
  version: number
  /** When it is rendered again in any case, in milliseconds. */
  expiresAt: number
  /** Whether a visitor received it; then the cache renders it again after a change. */
  wasSent: boolean
  /** Whether it has been compressed with the best quality, or is about to be. */
  isCompressed: boolean
}

/**
 * Caches rendered pages as bytes, in front of Express and Remix (FAST-01). While the dataset does not
 * change, it sends a stored page at once. After a change the first request waits until the page is
 * known to be current, or is rendered again.
 */
export class PageCache {
  readonly #options: Options
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #running = new Map<string, Promise<Entry | undefined>>()
  #compressTimer: NodeJS.Timeout | undefined
  #prepareTimer: NodeJS.Timeout | undefined
  #isRefreshing = false
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? Date.now
    options.source.onChange(() => this.#scheduleRefresh())
  }

  /** Sends a page that is known to be current. @returns whether there was one */
  sendIfFresh(request: IncomingMessage, response: ServerResponse, onHit: OnHit): boolean {
    const startedAt = performance.now()
    const variant = this.#findVariant(request)
    const entry = variant && this.#entries.get(variant.key)
    if (entry === undefined || !this.#isFresh(entry)) return false
    this.#send(entry, request, response)
    onHit({ route: entry.variant.route, status: 200, ms: performance.now() - startedAt })
    return true
  }

  /** Sends a current or newly rendered page; requests that cannot be cached go to `next`. */
  handle(next: RequestListener): RequestListener {
    return (request, response) => {
      const variant = this.#findVariant(request)
      if (variant === undefined) {
        next(request, response)
        return
      }
      this.#loadEntry(variant).then(
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

  /** Stops background work. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#compressTimer)
    clearTimeout(this.#prepareTimer)
  }

  #findVariant(request: IncomingMessage): PageVariant | undefined {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    return this.#options.source.findVariant(request)
  }

  #send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
    if (!entry.wasSent) {
      entry.wasSent = true
      this.#scheduleCompression()
    }
    entry.page.send(request, response)
  }

  #isFresh({ version, expiresAt }: Entry): boolean {
    return version === this.#options.source.version() && this.#now() < expiresAt
  }

  /** @returns the current entry; undefined for a page that cannot be cached, see `#render` */
  async #loadEntry(variant: PageVariant): Promise<Entry | undefined> {
    for (;;) {
      const version = this.#options.source.version()
      const known = this.#entries.get(variant.key)
      if (known !== undefined && this.#isFresh(known)) return known
      // A render that is running may have started before the change.
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
    const entry = await this.#render(variant, version)
    this.#entries.delete(variant.key)
    if (entry === undefined) return undefined
    this.#entries.set(variant.key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_PAGES && oldest !== undefined) this.#entries.delete(oldest)
    return entry
  }

  /** @returns undefined for errors, for pages that set a cookie, and for incomplete content */
  async #render(variant: PageVariant, version: number): Promise<Entry | undefined> {
    const { source, render, onPage } = this.#options
    const renderedAt = this.#now()
    const { result: response, use } = await source.record(() =>
      render(variant.request(), variant.context),
    )
    const body = Buffer.from(await response.arrayBuffer())
    const { headers, status } = response
    if (status !== 200 || headers.has('Set-Cookie') || !use.isComplete) return undefined
    const page = new StoredPage(body, storedHeaders(headers))
    if (headers.get('Content-Type')?.startsWith('text/html')) onPage?.(body.toString())
    return {
      variant,
      page,
      isCurrent: () => source.isCurrent(use),
      version,
      expiresAt: Math.min(endOfDay(renderedAt), renderedAt + MAX_AGE_MS, use.expiresAt),
      wasSent: false,
      isCompressed: false,
    }
  }

  /** Renders the most common variants, one after the other, until the next change restarts it. */
  async #prepare(): Promise<void> {
    const timer = this.#prepareTimer
    for (const variant of this.#options.source.listVariantsToPrerender()) {
      if (this.#isClosed || timer !== this.#prepareTimer) return
      await this.#loadEntry(variant).catch(this.#options.onError)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  /** Renders pages again after a change: first those that visitors received, later the others. */
  #scheduleRefresh(): void {
    if (this.#isClosed) return
    clearTimeout(this.#prepareTimer)
    this.#prepareTimer = setTimeout(() => void this.#prepare(), QUIET_MS).unref()
    if (this.#isRefreshing) return
    this.#isRefreshing = true
    setTimeout(() => {
      void this.#refresh().finally(() => (this.#isRefreshing = false))
    }, VISITORS_FIRST_MS).unref()
  }

  async #refresh(): Promise<void> {
    const { source, onError } = this.#options
    let version: number
    do {
      version = source.version()
      for (const { wasSent, variant } of this.#entries.values()) {
        if (wasSent && !this.#isClosed) await this.#loadEntry(variant).catch(onError)
      }
    } while (version !== source.version())
  }

  #scheduleCompression(): void {
    this.#compressTimer ??= setTimeout(() => {
      this.#compress().catch(this.#options.onError)
    }, QUIET_MS).unref()
  }

  /** Compresses pages that visitors received, one after the other. */
  async #compress(): Promise<void> {
    try {
      for (;;) {
        const next = [...this.#entries.values()].find((one) => one.wasSent && !one.isCompressed)
        if (next === undefined || this.#isClosed) return
        next.isCompressed = true
        await next.page.compressBest()
      }
    } finally {
      this.#compressTimer = undefined
    }
  }
}

/** The headers of every response with the page; the others depend on the request. */
function storedHeaders(headers: Headers): [string, string][] {
  const shared = [...headers].filter(([name]) => !/^(content-length|date|etag|vary)$/.test(name))
  const vary = [headers.get('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  return [...shared, ['Vary', vary]]
}
