import type { ChildProcess } from 'node:child_process'
import {
  endProcess,
  explain,
  isFailed,
  isReady,
  onEnd,
  type ReadyMessage,
  send,
  waitUntilReady,
} from './child-process'

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 5_000
/** A process that ran this long restarts at once. */
const HEALTHY_MS = 10_000
/** Longer than the drain and the stop of the site together. */
const DRAIN_TIMEOUT_MS = 75_000

/** `second`: an earlier process still runs, during a reload. `restart`: an earlier one has ended. */
export type StartReason = 'first' | 'second' | 'restart'

interface Options {
  name: string
  /** Folder of the build to start from, until a reload or a restart names another one. */
  folder: string
  spawn: (reason: StartReason, folder: string) => ChildProcess
  log: (line: string) => void
  /** Current time in milliseconds. */
  now?: () => number
}

/**
 * Keeps one child process running. After a crash it restarts the process: at once after a healthy
 * run, else after pauses that grow from 250 ms to 5 s. It does not restart a process whose first
 * start fails, for example on a used port.
 */
export class SupervisedProcess {
  /** The first `ready` message; rejects with the reason when the first process ends without one. */
  readonly ready: Promise<ReadyMessage>
  readonly #options: Options
  readonly #now: () => number
  /** Folder of the last process that was ready. Restarts after crashes use it. */
  #folder: string
  /** The process that accepts requests. */
  #child: ChildProcess | undefined
  /** Also the processes that start or finish during a reload. */
  readonly #running = new Set<ChildProcess>()
  #delay = 0
  #restart: NodeJS.Timeout | undefined
  #isReloading = false
  #isStopping = false
  #hasStarted = false
  #resolveReady: (message: ReadyMessage) => void = () => undefined
  #rejectReady: (reason: Error) => void = () => undefined

  constructor(options: Options) {
    this.#options = options
    this.#folder = options.folder
    this.#now = options.now ?? Date.now
    this.ready = new Promise((resolve, reject) => {
      this.#resolveReady = resolve
      this.#rejectReady = reject
    })
  }

  start(): void {
    // Node reports most failures as an event, and throws others, such as a lack of memory.
    try {
      this.#child = this.#spawn()
    } catch (error) {
      this.#afterEnd(String(error))
    }
  }

  /**
   * Starts a new process beside the present one. When it is ready, the present one finishes its
   * requests and exits.
   * @param folder of the build to start from
   * @throws Error that says why the new process is not ready; the present one goes on
   */
  async reload(folder = this.#folder): Promise<void> {
    await this.#replace(async (previous) => {
      const next = this.#spawn(folder)
      try {
        await waitUntilReady(next)
      } catch (error) {
        next.kill('SIGKILL')
        throw error
      }
      this.#child = next
      this.#drain(previous)
    })
  }

  /**
   * Ends the process, and starts it again at once. For a process that cannot run twice.
   * @param folder of the build to start from
   * @param graceMs see `stop`
   * @throws Error that says why the new process is not ready. If it only takes longer, it goes on.
   * If it ends, it is started again, with pauses, from the former folder.
   */
  async restart(folder: string, graceMs: number): Promise<void> {
    await this.#replace(async (previous) => {
      await endProcess(previous, graceMs)
      const next = this.#spawn(folder)
      this.#child = next
      await waitUntilReady(next)
    })
  }

  /** Sends SIGTERM, and SIGKILL after `graceMs`. Resolves when all processes have ended. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#restart)
    await Promise.all([...this.#running].map((child) => endProcess(child, graceMs)))
  }

  async #replace(work: (previous: ChildProcess) => Promise<void>): Promise<void> {
    const { name } = this.#options
    if (this.#isReloading) throw new Error(`The ${name} is being reloaded already.`)
    if (this.#child === undefined) throw new Error(`The ${name} is being restarted.`)
    this.#isReloading = true
    try {
      await work(this.#child)
    } catch (cause) {
      throw new Error(`The new ${name} does not start: ${explain(cause)}`, { cause })
    } finally {
      this.#isReloading = false
      this.#startIfNone()
    }
  }

  #startIfNone(): void {
    if (this.#child === undefined) this.#afterEnd('during a reload')
  }

  #spawn(folder = this.#folder): ChildProcess {
    if (this.#isStopping) throw new Error('the product is stopping')
    const startedAt = this.#now()
    const reason = this.#hasStarted ? 'restart' : 'first'
    const child = this.#options.spawn(this.#running.size > 0 ? 'second' : reason, folder)
    this.#running.add(child)
    let failure: string | undefined
    child.on('message', (message: unknown) => {
      if (isFailed(message)) failure = message.reason
      if (!isReady(message)) return
      this.#hasStarted = true
      this.#folder = folder
      this.#resolveReady(message)
    })
    onEnd(child, (cause) => {
      this.#running.delete(child)
      const [last] = this.#running
      if (this.#running.size === 1 && last !== undefined) send(last, { type: 'alone' })
      if (child !== this.#child) return
      this.#child = undefined
      if (this.#now() - startedAt > HEALTHY_MS) this.#delay = 0
      if (!this.#isReloading) this.#afterEnd(cause, failure)
    })
    return child
  }

  #afterEnd(cause: string, failure?: string): void {
    if (this.#isStopping) return
    const { name, log } = this.#options
    if (!this.#hasStarted) {
      this.#rejectReady(new Error(failure ?? `The ${name} could not start (${cause}).`))
      return
    }
    log(`The ${name} ended (${cause}); starting it again in ${this.#delay} ms.`)
    this.#restart = setTimeout(() => this.start(), this.#delay)
    this.#delay = Math.min(Math.max(this.#delay * 2, FIRST_DELAY_MS), MAX_DELAY_MS)
  }

  #drain(child: ChildProcess): void {
    const kill = setTimeout(() => child.kill('SIGKILL'), DRAIN_TIMEOUT_MS).unref()
    child.once('exit', () => clearTimeout(kill))
    send(child, { type: 'drain' })
  }
}
