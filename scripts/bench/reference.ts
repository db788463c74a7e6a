import { fork } from 'node:child_process'
import path from 'node:path'
import type { Answer } from './http'

/** A plain node:http server in a process of its own that gives answers it was told, from memory. */
export interface Reference {
  /** Where each answer is, in the order in which they were given. */
  readonly urls: readonly string[]
  readonly pid: number
  close: () => Promise<void>
}

/** Headers that say something of the bytes; the rest is the server's own work. */
const copied = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag']

/** What the reference is told to answer with. */
export interface Canned {
  /** Base64. */
  body: string
  headers: Record<string, string>
}

/** Serves the bytes of answers, to measure against in the same run and on the same machine. */
export async function openReference(answers: readonly Answer[]): Promise<Reference> {
  const child = fork(path.join(import.meta.dirname, 'reference-server.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', () => reject(new Error('The reference server ended early.')))
    child.send(answers.map(canned))
  })
  return {
    urls: answers.map((_, index) => `http://127.0.0.1:${port}/${index}`),
    pid: child.pid ?? 0,
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

function canned({ body, headers }: Answer): Canned {
  const same = copied.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { body: body.toString('base64'), headers: Object.fromEntries(same) }
}

/** Runs `measure` against a reference with the bytes of `answer`. */
export async function againstReference(
  answer: Answer,
  measure: (url: string) => Promise<number>,
): Promise<number> {
  const { urls, close } = await openReference([answer])
  try {
    return await measure(urls[0] ?? '')
  } finally {
    await close()
  }
}
