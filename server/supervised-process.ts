import type { ChildProcess } from 'node:child_process'

/** What a child process sends when it accepts requests. */
export interface ReadyMessage {
  type: 'ready'
  port: number
  /** From the lake: the first administrator, with a password only in the run that generated it. */
  administrator?: { email: string; password?: string }
  /** From the lake: whether the dataset has site settings. */
  hasSettings?: boolean
  /** From the site: lines for the terminal. */
  summary?: readonly string[]
}

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 5_000
/** A process that ran this long restarts after the shortest delay. */
const HEALTHY_MS = 30_000

interface Options {
  name: string
  spawn: () => ChildProcess
  log: (line: string) => void
  /** Current time in milliseconds. */
  now?: () => number
}

/**
 * Keeps one child process running. After a crash it restarts the process, with pauses that grow from
 * 250 ms to 5 s. It does not restart a process whose first start fails, for example on a used port.
 */
export class SupervisedProcess {
  /** The first `ready` message; rejects when the first process ends without one. */
  readonly ready: Promise<ReadyMessage>
  readonly #options: Options
  readonly #now: () => number
  #child: ChildProcess | undefined
  #delay = FIRST_DELAY_MS
  #restart: NodeJS.Timeout | undefined
  #isStopping = false
  #hasStarted = false
  #resolveReady: (message: ReadyMessage) => void = () => undefined
  #rejectReady: (reason: Error) => void = () => undefined

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.ready = new Promise((resolve, reject) => {
      this.#resolveReady = resolve
      this.#rejectReady = reject
    })
  }

  start(): void {
    const startedAt = this.#now()
    const child = this.#spawn()
    if (child === undefined) return
    this.#child = child
    child.on('message', (message: unknown) => {
      if (!isReady(message)) return
      this.#hasStarted = true
      this.#resolveReady(message)
    })
    const ended = (cause: string) => {
      this.#child = undefined
      if (this.#now() - startedAt > HEALTHY_MS) this.#delay = FIRST_DELAY_MS
      this.#afterEnd(cause)
    }
    child.once('exit', (code, signal) => ended(signal ?? `code ${code ?? 'unknown'}`))
    child.on('error', (error) => {
      // Without a pid there is no process and no 'exit' follows; other errors end nothing.
      if (child.pid === undefined) ended(error.message)
    })
  }

  /** Node reports most failures as an event, and throws others, such as a lack of memory. */
  #spawn(): ChildProcess | undefined {
    try {
      return this.#options.spawn()
    } catch (error) {
      this.#afterEnd(String(error))
      return undefined
    }
  }

  #afterEnd(cause: string): void {
    if (this.#isStopping) return
    const { name, log } = this.#options
    if (!this.#hasStarted) {
      this.#rejectReady(new Error(`The ${name} could not start (${cause}).`))
      return
    }
    log(`The ${name} ended (${cause}); starting it again in ${this.#delay} ms.`)
    this.#restart = setTimeout(() => this.start(), this.#delay)
    this.#delay = Math.min(this.#delay * 2, MAX_DELAY_MS)
  }

  /** Sends SIGTERM, and SIGKILL after `graceMs`. Resolves when the process has ended. */
  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#restart)
    const child = this.#child
    if (child?.pid === undefined) return
    await new Promise<void>((resolve) => {
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs)
      child.once('exit', () => {
        clearTimeout(kill)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }
}

function isReady(message: unknown): message is ReadyMessage {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready'
  )
}
