import { fork } from 'node:child_process'
import path from 'node:path'
import type { Answer } from './http'

/** A node:http server in its own process that sends fixed responses from memory. */
export interface Reference {
  /** URL of each response, in the given order. */
  readonly urls: readonly string[]
  readonly pid: number
  close: () => Promise<void>
}

/** Headers that describe the body. */
const COPIED_HEADERS = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag']

export interface FixedResponse {
  /** Base64. */
  body: string
  headers: Record<string, string>
}

/** Starts a server for the given responses. */
export async function startReference(answers: readonly Answer[]): Promise<Reference> {
  const child = fork(path.join(import.meta.dirname, 'reference-server.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', () => reject(new Error('The reference server exited early.')))
    child.send(answers.map(toFixedResponse))
  })
  return {
    urls: answers.map((_, index) => `http://127.0.0.1:${port}/${index}`),
    pid: child.pid ?? 0,
    close: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await exited
    },
  }
}

function toFixedResponse({ body, headers }: Answer): FixedResponse {
  const copied = COPIED_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { body: body.toString('base64'), headers: Object.fromEntries(copied) }
}

/** Runs `measure` on a reference server with the same response. */
export async function measureReference(
  answer: Answer,
  measure: (url: string) => Promise<number>,
): Promise<number> {
  const { urls, close } = await startReference([answer])
  try {
    return await measure(urls[0] ?? '')
  } finally {
    await close()
  }
}
