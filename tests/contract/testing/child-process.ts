import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export interface Child {
  readonly process: ChildProcess
  /** Everything written to standard output and standard error so far. */
  readonly output: () => string
}

interface ChildOptions {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** In bytes, on Linux: the process notices longer files as a full disk. */
  readonly maxFileSize?: number | undefined
}

/** Starts a module as a child process and kills it after the test. */
export function startChild(
  file: string,
  { args = [], env = {}, maxFileSize }: ChildOptions,
): Child {
  const nodeArgs = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const limited = [`--fsize=${maxFileSize}:`, process.execPath, ...nodeArgs]
  const child = fork(file, args, {
    ...(maxFileSize === undefined
      ? { execArgv: nodeArgs }
      : { execPath: 'prlimit', execArgv: limited }),
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  }
  const started = { process: child, output: () => output }
  onTestFinished(() => kill(started))
  return started
}

/**
 * Waits for the first message of a child process.
 * @throws Error with its output when it exits instead
 */
export async function firstMessage({ process: child, output }: Child): Promise<unknown> {
  const ended = new AbortController()
  const exit = once(child, 'exit', ended).then(() => {
    throw new Error(`The process exited before it was ready: ${output()}`)
  })
  // The abort below rejects this promise, too.
  exit.catch(() => undefined)
  const [message] = (await Promise.race([once(child, 'message'), exit])) as unknown[]
  ended.abort()
  return message
}

/** Kills a child process with SIGKILL and waits until it has exited. */
export async function kill({ process: child }: Pick<Child, 'process'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
