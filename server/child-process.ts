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

/** What a child process may send before it exits at its start. */
export interface FailedMessage {
  type: 'failed'
  reason: string
}

/**
 * What the supervisor sends during a reload. `drain`: another process accepts connections now, so
 * finish and exit. `alone`: the other process has exited.
 */
export interface SupervisorMessage {
  type: 'drain' | 'alone'
}

/** Ends this process at its start. Its parent prints the reason, or it does so itself. */
export function exitWith(reason: string): Promise<never> {
  return new Promise(() => {
    if (process.send === undefined) {
      process.stderr.write(`✗ ${reason}\n`)
      process.exit(1)
    }
    const message: FailedMessage = { type: 'failed', reason }
    process.send(message, undefined, undefined, () => process.exit(1))
  })
}

/** The reason of a failure, for a person. */
export const explain = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** How long a reload waits for the new process. */
const READY_TIMEOUT_MS = 30_000

/** @throws Error when the process fails or ends first, or takes too long */
export function waitUntilReady(child: ChildProcess): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const ready = new Promise<void>((resolve, reject) => {
    const seconds = READY_TIMEOUT_MS / 1_000
    timer = setTimeout(
      () => reject(new Error(`it is not ready after ${seconds} s`)),
      READY_TIMEOUT_MS,
    )
    onEnd(child, (cause) => reject(new Error(`it ended (${cause}), see the log`)))
    child.on('message', (message: unknown) => {
      if (isReady(message)) resolve()
      if (isFailed(message)) reject(new Error(message.reason))
    })
  })
  return ready.finally(() => clearTimeout(timer))
}

/** Calls back once, when the process has ended or could not be started. */
export function onEnd(child: ChildProcess, ended: (cause: string) => void): void {
  child.once('exit', (code, signal) => ended(signal ?? `code ${code ?? 'unknown'}`))
  child.on('error', (error) => {
    // Without a pid there is no process and no 'exit' follows; other errors end nothing.
    if (child.pid === undefined) ended(error.message)
  })
}

/** Sends SIGTERM, and SIGKILL after `graceMs`. Resolves when the process has ended. */
export async function endProcess(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMs)
    child.once('exit', () => {
      clearTimeout(kill)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Sends a message, unless the process is ending. */
export function send(child: ChildProcess, message: SupervisorMessage): void {
  if (child.connected) child.send(message, () => undefined)
}

export function isReady(message: unknown): message is ReadyMessage {
  return hasType(message, 'ready')
}

export function isFailed(message: unknown): message is FailedMessage {
  return hasType(message, 'failed')
}

function hasType(message: unknown, type: string): boolean {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === type
  )
}
