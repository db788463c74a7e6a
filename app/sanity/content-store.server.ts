import { isDeepStrictEqual } from 'node:util'
import { realClock, type Schedule } from '~/lib/process/clock.server'
import { type Log, reasonOf } from '~/lib/process/log.server'

/** Reads one content item from the dataset. Rejects if the dataset is unreachable. */
export type Read<Result> = () => Promise<Result>

/** One content item, cached in memory. */
export interface StoredContent<Result> {
  /**
   * Returns the cached content immediately if it is fresh. Otherwise waits up to `patienceMs` for
   * the shared read, then returns the last good content. Waits longer for the first read. Returns
   * the same object until the content differs.
   * @throws Response 503 if the content has never been read (ERR-03)
   */
  load: () => Promise<Result>
}

/**
 * Freshness of the cached content. `fresh`: all reads succeed. `lastGood`: some content is from an
 * earlier read, because its last read failed. `incomplete`: some content was never read.
 */
export type Holding = 'fresh' | 'lastGood' | 'incomplete'

/** Calls back when the dataset may have changed. Returns a function that unsubscribes. */
type Subscribe = (changed: () => void) => () => void

interface Options {
  subscribe: Subscribe
  log: Log
  /** Timers; tests provide their own. */
  schedule?: Schedule
  /** How long a load waits for changed content before it returns the last good content. */
  patienceMs?: number
  /** Called for each load: `hit` if the cached content was fresh, else `miss`. */
  onLoad?: (answer: 'hit' | 'miss') => void
}

const PATIENCE_MS = 800
/** Longer, because the first read has no fallback and a lake is slow after its start. */
const FIRST_PATIENCE_MS = 5_000
/** Events come in bursts (a transaction, an import); one read covers a burst. */
const GATHER_MS = 20
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000

/**
 * Caches content in memory and reads it again after the dataset changes (CMS-05). The revision
 * counts change events: content is fresh if its read began at the current revision.
 */
export class ContentStore {
  readonly #log: Log
  readonly #schedule: Schedule
  readonly #patienceMs: number
  readonly #onLoad: (answer: 'hit' | 'miss') => void
  readonly #entries = new Set<Entry<unknown>>()
  readonly #unsubscribe: () => void
  readonly #listeners = new Set<() => void>()
  #revision = 0
  #replaced = 0
  #gathering = false
  #closed = false

  constructor(options: Options) {
    const { subscribe, log, schedule = realClock.schedule, patienceMs = PATIENCE_MS } = options
    this.#log = log
    this.#schedule = schedule
    this.#patienceMs = patienceMs
    this.#onLoad = options.onLoad ?? (() => undefined)
    this.#unsubscribe = subscribe(() => this.#changed())
  }

  /** Increases after each change event and after each read that returns different content. */
  get version(): number {
    return this.#revision + this.#replaced
  }

  /** Calls the listener after each burst of changes and each read of different content. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /**
   * Registers a content item and starts to read it in the background.
   * @param name names the content in the log
   * @param stored last good content of an earlier process, served until the first successful read
   */
  define<Result>(
    name: string,
    read: Read<Result>,
    stored?: { value: Result },
  ): StoredContent<Result> {
    const entry = new Entry(name, read, stored, {
      revision: () => this.#revision,
      onReplace: () => this.#contentReplaced(),
      log: this.#log,
      schedule: this.#schedule,
      patienceMs: this.#patienceMs,
      onLoad: this.#onLoad,
    })
    this.#entries.add(entry)
    entry.refresh()
    return entry
  }

  /** Freshness of all content together: the worst of its items. */
  holding(): Holding {
    const entries = [...this.#entries]
    if (!entries.every((entry) => entry.isHeld)) return 'incomplete'
    return entries.some((entry) => entry.isFailing) ? 'lastGood' : 'fresh'
  }

  /** Names of the content whose query result is null: the dataset lacks it. */
  missing(): string[] {
    return [...this.#entries].filter(({ isMissing }) => isMissing).map(({ name }) => name)
  }

  /** Stops listening and reading. Cached content can still be loaded. */
  close(): void {
    this.#closed = true
    this.#unsubscribe()
    for (const entry of this.#entries) entry.close()
  }

  #changed(): void {
    this.#revision += 1
    if (this.#gathering) return
    this.#gathering = true
    this.#schedule(() => {
      this.#gathering = false
      if (this.#closed) return
      for (const entry of this.#entries) entry.refreshNow()
      this.#notify()
    }, GATHER_MS)
  }

  /** A read may finish long after its change event, when no load waits for it any more. */
  #contentReplaced(): void {
    this.#replaced += 1
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

interface Surroundings {
  revision: () => number
  onReplace: () => void
  log: Log
  schedule: Schedule
  patienceMs: number
  onLoad: (answer: 'hit' | 'miss') => void
}

interface ReadUnderWay {
  /** Resolves to true if the read succeeded, else to false. Never rejects. */
  done: Promise<boolean>
  /** Resolves when loads should stop waiting for this read. */
  outOfPatience: Promise<false>
}

class Entry<Result> implements StoredContent<Result> {
  #held: { value: Result } | undefined
  /** Revisions at which the last successful and the last failed read began. */
  #readAt = -1
  #failedAt = -1
  #underWay: ReadUnderWay | undefined
  #cancelRetry: (() => void) | undefined
  #retryDelay = FIRST_RETRY_MS
  #failing = false
  #closed = false

  constructor(
    readonly name: string,
    private readonly read: Read<Result>,
    stored: { value: Result } | undefined,
    private readonly around: Surroundings,
  ) {
    this.#held = stored
  }

  get isHeld(): boolean {
    return this.#held !== undefined
  }

  get isMissing(): boolean {
    return this.#held?.value === null
  }

  /** Also true for content of an earlier process until its first successful read. */
  get isFailing(): boolean {
    return this.#failing || this.#readAt < 0
  }

  async load(): Promise<Result> {
    const wanted = this.around.revision()
    this.around.onLoad(this.#readAt < wanted ? 'miss' : 'hit')
    while (this.#readAt < wanted) {
      // A read has failed since the last change; the background retries take over.
      if (this.#held !== undefined && this.#failedAt >= wanted) break
      const { done, outOfPatience } = this.#begin()
      if (!(await Promise.race([done, outOfPatience]))) break
    }
    if (this.#held === undefined) throw contentUnavailable()
    return this.#held.value
  }

  /** Reads in the background until the content is fresh. Waits for a scheduled retry. */
  refresh(): void {
    if (this.#closed || this.#cancelRetry !== undefined) return
    if (this.#readAt < this.around.revision()) this.#begin()
  }

  /** Like `refresh`, but retries now: a change event suggests that the dataset is reachable. */
  refreshNow(): void {
    this.#dropRetry()
    this.refresh()
  }

  close(): void {
    this.#closed = true
    this.#dropRetry()
  }

  /** Joins the read in flight or starts one. At most one read runs at a time. */
  #begin(): ReadUnderWay {
    if (this.#underWay !== undefined) return this.#underWay
    this.#dropRetry()
    const { schedule } = this.around
    const patienceMs = this.isHeld ? this.around.patienceMs : FIRST_PATIENCE_MS
    const outOfPatience = new Promise<false>((resolve) => {
      schedule(() => resolve(false), patienceMs)
    })
    const done = Promise.resolve().then(() => this.#readOnce())
    this.#underWay = { done, outOfPatience }
    return this.#underWay
  }

  async #readOnce(): Promise<boolean> {
    // A change during the read makes its result stale, so remember where the read began.
    const revision = this.around.revision()
    try {
      const value = await this.read()
      this.#readAt = revision
      this.#recovered()
      this.#hold(value)
      return true
    } catch (error) {
      this.#failedAt = revision
      this.#failed(error)
      return false
    } finally {
      this.#underWay = undefined
      this.refresh()
    }
  }

  /** Keeps the identity of equal content, so that cached pages stay valid. */
  #hold(value: Result): void {
    if (this.#held !== undefined && isDeepStrictEqual(this.#held.value, value)) return
    this.#held = { value }
    this.around.onReplace()
  }

  #recovered(): void {
    if (this.#failing) this.around.log.info('content can be read again', { content: this.name })
    this.#failing = false
    this.#retryDelay = FIRST_RETRY_MS
  }

  #failed(error: unknown): void {
    if (!this.#failing) {
      this.around.log.error('content cannot be read', {
        content: this.name,
        reason: reasonOf(error),
        lastGood: this.#held !== undefined,
      })
    }
    this.#failing = true
    if (this.#closed) return
    this.#cancelRetry = this.around.schedule(() => {
      this.#cancelRetry = undefined
      this.refresh()
    }, this.#retryDelay)
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_MS)
  }

  #dropRetry(): void {
    this.#cancelRetry?.()
    this.#cancelRetry = undefined
  }
}

/** Leads to a plain error page that needs no content (ERR-03). */
export function contentUnavailable(): Response {
  return new Response(null, { status: 503 })
}
