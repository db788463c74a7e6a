import { isDeepStrictEqual } from 'node:util'
import { readRetryAfterMs } from '~/lib/http/retry-after.server'
import { realClock, type Schedule } from '~/lib/process/clock.server'
import { type Log, describeError } from '~/lib/process/log.server'
import { createOutageLog, type OutageLog } from './outage-log.server'

/** Reads one content item from the dataset. Rejects if the dataset is unreachable. */
export type Read<Result> = () => Promise<Result>

/** One content item, cached in memory. */
export interface StoredContent<Result> {
  /**
   * Returns the cached content at once if it is fresh. Otherwise waits up to `MAX_WAIT_MS` for the
   * shared read (longer for the first), then returns the last good content. Returns the same
   * object until the content differs.
   * @throws Response 503 if the content has never been read (ERR-03)
   */
  load: () => Promise<Result>
}

/**
 * Freshness of the cached content. `fresh`: all reads succeed. `lastGood`: some content is from an
 * earlier read, because its last read failed. `incomplete`: some content was never read.
 */
export type Freshness = 'fresh' | 'lastGood' | 'incomplete'

/** Calls back when the dataset may have changed. Returns a function that unsubscribes. */
type Subscribe = (changed: () => void) => () => void

interface Options {
  subscribe: Subscribe
  log: Log
  /** Timers; tests provide their own. */
  schedule?: Schedule
  /** Called for each load: `hit` if the cached content was fresh, else `miss`. */
  onLoad?: (result: 'hit' | 'miss') => void
}

/** How long a load waits for changed content before it returns the last good content. */
const MAX_WAIT_MS = 800
/** Longer, because the first read has no fallback and a lake is slow after its start. */
const MAX_FIRST_WAIT_MS = 5_000
/** Events come in bursts (a transaction, an import); one read covers a burst. */
const BURST_MS = 20
/** Delays reads of stored content after a restart: content that visitors wait for comes first. */
const STORED_MS = 500
const MIN_RETRY_MS = 250
const MAX_RETRY_MS = 5_000

/**
 * Caches content in memory and reads it again after the dataset changes (CMS-05). The revision
 * counts change events: content is fresh if its read began at the current revision.
 */
export class ContentStore {
  readonly #deps: EntryDeps
  readonly #entries = new Set<Entry<unknown>>()
  readonly #unsubscribe: () => void
  readonly #listeners = new Set<() => void>()
  #revision = 0
  #replacements = 0
  #isRefreshScheduled = false
  #closed = false

  constructor(options: Options) {
    const { subscribe, log, ...deps } = options
    this.#deps = {
      revision: () => this.#revision,
      onReplace: () => this.#onContentReplaced(),
      outages: createOutageLog(log),
      schedule: realClock.schedule,
      onLoad: () => undefined,
      ...deps,
    }
    this.#unsubscribe = subscribe(() => this.#onDatasetChange())
  }

  /** Increases after each change event and after each read that returns different content. */
  get version(): number {
    return this.#revision + this.#replacements
  }

  /** Calls the listener after each burst of changes and each read of different content. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /**
   * Registers a content item and starts to read it in the background, or with its first load.
   * @param name names the content in the log
   * @param stored last good content of an earlier process, served when the first read fails
   */
  define<Result>(
    name: string,
    read: Read<Result>,
    stored?: { value: Result },
  ): StoredContent<Result> {
    const entry = new Entry(name, read, stored, this.#deps)
    this.#entries.add(entry)
    if (stored === undefined) entry.refresh()
    else this.#scheduleRefresh(STORED_MS)
    return entry
  }

  /** Freshness of all content together: the worst of its items. */
  freshness(): Freshness {
    const entries = [...this.#entries]
    if (!entries.every((entry) => entry.hasContent)) return 'incomplete'
    return entries.some((entry) => entry.isFailing) ? 'lastGood' : 'fresh'
  }

  /** Names of the content whose query result is null: the dataset lacks it. */
  missingNames(): string[] {
    return [...this.#entries].filter(({ isMissing }) => isMissing).map(({ name }) => name)
  }

  /** Stops listening and reading. Cached content can still be loaded. */
  close(): void {
    this.#closed = true
    this.#unsubscribe()
    for (const entry of this.#entries) entry.close()
  }

  #onDatasetChange(): void {
    this.#revision += 1
    this.#scheduleRefresh(BURST_MS)
  }

  #scheduleRefresh(delayMs: number): void {
    if (this.#isRefreshScheduled) return
    this.#isRefreshScheduled = true
    this.#deps.schedule(() => {
      this.#isRefreshScheduled = false
      if (this.#closed) return
      for (const entry of this.#entries) entry.refreshNow()
      this.#notify()
    }, delayMs)
  }

  /** A read may finish long after its change event, when no load waits for it any more. */
  #onContentReplaced(): void {
    this.#replacements += 1
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

interface EntryDeps extends Required<Omit<Options, 'subscribe' | 'log'>> {
  revision: () => number
  onReplace: () => void
  outages: OutageLog
}

interface PendingRead {
  /** Resolves to true if the read succeeded, else to false. Never rejects. */
  done: Promise<boolean>
  /** Resolves when loads should stop waiting for this read. */
  timedOut: Promise<false>
}

class Entry<Result> implements StoredContent<Result> {
  #content: { value: Result } | undefined
  /** Revisions at which the last successful and the last failed read began. */
  #readRevision = -1
  #failedRevision = -1
  #pendingRead: PendingRead | undefined
  #cancelRetry: (() => void) | undefined
  #retryDelay = MIN_RETRY_MS
  #isFailing = false
  #closed = false

  constructor(
    readonly name: string,
    private readonly read: Read<Result>,
    stored: { value: Result } | undefined,
    private readonly deps: EntryDeps,
  ) {
    this.#content = stored
  }

  get hasContent(): boolean {
    return this.#content !== undefined
  }

  get isMissing(): boolean {
    return this.#content?.value === null
  }

  /** Also true for content of an earlier process until its first successful read. */
  get isFailing(): boolean {
    return this.#isFailing || this.#readRevision < 0
  }

  async load(): Promise<Result> {
    const revision = this.deps.revision()
    this.deps.onLoad(this.#readRevision < revision ? 'miss' : 'hit')
    while (this.#readRevision < revision) {
      // A read has failed since the last change; the background retries take over.
      if (this.#content !== undefined && this.#failedRevision >= revision) break
      const { done, timedOut } = this.#startRead()
      if (!(await Promise.race([done, timedOut]))) break
    }
    if (this.#content === undefined) throw serviceUnavailable()
    return this.#content.value
  }

  /** Reads in the background until the content is fresh. Waits for a scheduled retry. */
  refresh(): void {
    if (this.#closed || this.#cancelRetry !== undefined) return
    if (this.#readRevision < this.deps.revision()) this.#startRead()
  }

  /** Like `refresh`, but retries now: a change event suggests that the dataset is reachable. */
  refreshNow(): void {
    this.#clearRetry()
    this.refresh()
  }

  close(): void {
    this.#closed = true
    this.#clearRetry()
  }

  /** Joins the read in flight or starts one. At most one read runs at a time. */
  #startRead(): PendingRead {
    if (this.#pendingRead !== undefined) return this.#pendingRead
    this.#clearRetry()
    const { schedule } = this.deps
    const waitMs = this.hasContent ? MAX_WAIT_MS : MAX_FIRST_WAIT_MS
    const timedOut = new Promise<false>((resolve) => {
      schedule(() => resolve(false), waitMs)
    })
    const done = Promise.resolve().then(() => this.#readOnce())
    this.#pendingRead = { done, timedOut }
    return this.#pendingRead
  }

  async #readOnce(): Promise<boolean> {
    // A change during the read makes its result stale, so remember where the read began.
    const revision = this.deps.revision()
    try {
      const value = await this.read()
      this.#readRevision = revision
      this.#onReadSuccess()
      this.#replaceContent(value)
      return true
    } catch (error) {
      this.#failedRevision = revision
      this.#onReadFailure(error)
      return false
    } finally {
      this.#pendingRead = undefined
      this.refresh()
    }
  }

  /** Keeps the identity of equal content, so that cached pages stay valid. */
  #replaceContent(value: Result): void {
    if (this.#content !== undefined && isDeepStrictEqual(this.#content.value, value)) return
    this.#content = { value }
    this.deps.onReplace()
  }

  #onReadSuccess(): void {
    if (this.#isFailing) this.deps.outages.onRecovery(this.name)
    this.#isFailing = false
    this.#retryDelay = MIN_RETRY_MS
  }

  #onReadFailure(error: unknown): void {
    if (!this.#isFailing) {
      this.deps.outages.onFailure(this.name, describeError(error), this.#content !== undefined)
    }
    this.#isFailing = true
    if (this.#closed) return
    const delay = Math.max(this.#retryDelay, readRetryAfterMs(error))
    this.#cancelRetry = this.deps.schedule(() => {
      this.#cancelRetry = undefined
      this.refresh()
    }, delay)
    this.#retryDelay = Math.min(this.#retryDelay * 2, MAX_RETRY_MS)
  }

  #clearRetry(): void {
    this.#cancelRetry?.()
    this.#cancelRetry = undefined
  }
}

/** Leads to a plain error page that needs no content (ERR-03). */
export function serviceUnavailable(): Response {
  return new Response(null, { status: 503 })
}
