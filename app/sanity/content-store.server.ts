import { isDeepStrictEqual } from 'node:util'
import { realClock, type Schedule } from '~/lib/clock.server'
import { type Log, reasonOf } from '~/lib/log.server'

/** Reads one piece of content from the dataset; rejects when the dataset cannot be reached. */
export type Read<Result> = () => Promise<Result>

/** One piece of content kept in memory. */
export interface StoredContent<Result> {
  /**
   * What the dataset holds. At once when nothing changed since it was read; otherwise waits for
   * the one read under way, up to `patienceMs`, and then answers with the last good content. The
   * first read is waited for longer. The same object comes back until the content really differs.
   * @throws Response 503 when the content has never been read (ERR-03)
   */
  load: () => Promise<Result>
}

/**
 * What the store holds: everything as the dataset has it, or something that can not be read again
 * at the moment, or not everything yet.
 */
export type Holding = 'fresh' | 'lastGood' | 'incomplete'

/** Tells the store that the dataset changed, or may have. Returns how to stop listening. */
export type Subscribe = (changed: () => void) => () => void

interface Options {
  subscribe: Subscribe
  log: Log
  /** Timers; tests bring their own. */
  schedule?: Schedule
  /** How long a visitor waits for changed content before getting the last good one. */
  patienceMs?: number
  /** Told of each load whether memory had what the dataset has now. */
  onLoad?: (answer: 'hit' | 'miss') => void
}

const PATIENCE_MS = 800
/** Before the first read there is nothing to serve instead: a lake that has just started is slow. */
const FIRST_PATIENCE_MS = 5_000
/** Events come in bursts (a transaction, an import): one re-read answers for all of them. */
const GATHER_MS = 20
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000

/**
 * Keeps content in memory and reads it again when the dataset changes (CMS-05). The revision
 * counts the changes heard of: content is fresh when its read began at the present revision.
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

  /** Another number says that content may have changed: a change was heard of, or was read. */
  get version(): number {
    return this.#revision + this.#replaced
  }

  /** Calls back after each burst of changes, and when changed content could be read late. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /**
   * Registers a piece of content and starts to read it in the background.
   * @param name said in the log when it cannot be read
   * @param stored last good content of an earlier process, for as long as nothing can be read
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

  /** What is held at the moment, all in all. */
  holding(): Holding {
    const entries = [...this.#entries]
    if (!entries.every((entry) => entry.isHeld)) return 'incomplete'
    return entries.some((entry) => entry.isFailing) ? 'lastGood' : 'fresh'
  }

  /** Stops listening and reading. What is held can still be loaded. */
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

  /** Content may be read long after the change was heard of, when nobody waits for it any more. */
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
  /** Settles, never rejects: true when the content was read. */
  done: Promise<boolean>
  /** Settles when visitors should not wait any longer for this read. */
  outOfPatience: Promise<false>
}

class Entry<Result> implements StoredContent<Result> {
  #held: { value: Result } | undefined
  /** Revision at which the held content was read, and at which the last read failed. */
  #readAt = -1
  #failedAt = -1
  #underWay: ReadUnderWay | undefined
  #cancelRetry: (() => void) | undefined
  #retryDelay = FIRST_RETRY_MS
  #failing = false
  #closed = false

  constructor(
    private readonly name: string,
    private readonly read: Read<Result>,
    stored: { value: Result } | undefined,
    private readonly around: Surroundings,
  ) {
    this.#held = stored
  }

  get isHeld(): boolean {
    return this.#held !== undefined
  }

  /** True as well for content of an earlier process that has not been read yet. */
  get isFailing(): boolean {
    return this.#failing || this.#readAt < 0
  }

  async load(): Promise<Result> {
    const wanted = this.around.revision()
    this.around.onLoad(this.#readAt < wanted ? 'miss' : 'hit')
    while (this.#readAt < wanted) {
      // The dataset did not answer since the last change: the retries look after it.
      if (this.#held !== undefined && this.#failedAt >= wanted) break
      const { done, outOfPatience } = this.#begin()
      if (!(await Promise.race([done, outOfPatience]))) break
    }
    if (this.#held === undefined) throw contentUnavailable()
    return this.#held.value
  }

  /** Reads in the background until the content is fresh; a pause between retries is kept. */
  refresh(): void {
    if (this.#closed || this.#cancelRetry !== undefined) return
    if (this.#readAt < this.around.revision()) this.#begin()
  }

  /** As `refresh`, but without waiting for the next retry: the dataset gave a sign of life. */
  refreshNow(): void {
    this.#dropRetry()
    this.refresh()
  }

  close(): void {
    this.#closed = true
    this.#dropRetry()
  }

  /** Joins the read under way, or starts one: there is never more than one. */
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
    // A change during the read makes this read stale again: it counts for this revision only.
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

  /** Equal content keeps its identity: pages made of it need not be made anew. */
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

/** The answer when there is no content at all: a plain page that needs none (ERR-03). */
function contentUnavailable(): Response {
  return new Response(null, { status: 503 })
}
