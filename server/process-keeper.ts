import type { ChildProcess } from 'node:child_process'

/** What a process of ours says to its parent once it answers requests. */
export interface ReadyMessage {
  type: 'ready'
  port: number
  /** Of the lake: who may sign in first. The password is known only in the run that made it. */
  administrator?: { email: string; password?: string }
  /** Of the lake: whether somebody, or the seed, has made the site's settings. */
  hasSettings?: boolean
  /** Of the site: where everything is, in lines for the person at the terminal. */
  summary?: readonly string[]
}

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 5_000
/** A process that lived this long was healthy: its next death starts from the shortest delay. */
const HEALTHY_MS = 30_000

interface Options {
  name: string
  spawn: () => ChildProcess
  say: (line: string) => void
  /** Milliseconds since some fixed moment. */
  now?: () => number
}

/**
 * Keeps one child process running: starts it, starts it again with growing pauses
 * (250 ms to 5 s) when it dies, and stops it for good when asked. A process that cannot even
 * start the first time has said why (a port taken, a full disk) and is not tried again.
 */
export class ProcessKeeper {
  /** The first `ready` message; rejects when the first process ends without one. */
  readonly ready: Promise<ReadyMessage>
  readonly #options: Options
  readonly #now: () => number
  #child: ChildProcess | undefined
  #delay = FIRST_DELAY_MS
  #restart: NodeJS.Timeout | undefined
  #stopping = false
  #hasStarted = false
  #announce: (message: ReadyMessage) => void = () => undefined
  #giveUp: (reason: Error) => void = () => undefined

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.ready = new Promise((resolve, reject) => {
      this.#announce = resolve
      this.#giveUp = reject
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
      this.#announce(message)
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

  /** Node tells of some failures by an event, and throws the others, such as a lack of memory. */
  #spawn(): ChildProcess | undefined {
    try {
      return this.#options.spawn()
    } catch (error) {
      this.#afterEnd(String(error))
      return undefined
    }
  }

  /** @param cause why the process is gone, for people */
  #afterEnd(cause: string): void {
    if (this.#stopping) return
    const { name, say } = this.#options
    if (!this.#hasStarted) {
      this.#giveUp(new Error(`The ${name} could not start (${cause}).`))
      return
    }
    say(`The ${name} ended (${cause}); starting it again in ${this.#delay} ms.`)
    this.#restart = setTimeout(() => this.start(), this.#delay)
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS)
  }

  /** Asks the process to end and settles when it has; after `graceMs` it is killed. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true
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
