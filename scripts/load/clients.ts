import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestInstance } from '../lib/test-instance'
import { visit } from '../drill/submissions/visit'
import { createVisitor } from '../drill/submissions/visitor'
import { countAnswer, createTally, type Tally } from './tally'

/** One kind of clients: they work until the signal, and count in their tally. */
export interface Clients {
  readonly tally: Tally
  run: (instance: TestInstance, signal: AbortSignal) => Promise<void>
}

interface Requests {
  readonly name: string
  readonly mustSucceed: boolean
  readonly connections: number
  /** Pause of a connection between two requests. */
  readonly pauseMs: number
  /** @param number counts the requests of all connections */
  readonly path: (number: number, instance: TestInstance) => string
  readonly accept?: string
}

/** Time limit of a request: longer answers are failures. */
const TIMEOUT_MS = 60_000
const EDITORS = 10
const EDIT_PAUSE_MS = 300
const SUBMIT_PAUSE_MS = 800
const PUBLISH_PAUSE_MS = 2_000

/** Clients that send GET requests over some connections. */
export function createGetters(options: Requests): Clients {
  const { name, mustSucceed, connections, pauseMs, path, accept = '*/*' } = options
  const tally = createTally(name, mustSucceed)
  let number = 0
  return {
    tally,
    run: async (instance, signal) => {
      const agent = new Agent({ keepAlive: true, maxSockets: connections })
      signal.addEventListener('abort', () => agent.destroy())
      await runClients(connections, pauseMs, signal, async () => {
        number += 1
        const startedAt = performance.now()
        const url = instance.site + path(number, instance)
        const answer = await request(
          url,
          { accept, 'x-forwarded-for': createAddress(number) },
          agent,
        )
        const isInterrupted = signal.aborted && answer.status === undefined
        if (!isInterrupted) countAnswer(tally, answer, performance.now() - startedAt)
      })
    },
  }
}

/** Editors who change a draft each. */
export function createEditors(): Clients {
  const tally = createTally('Changes of 10 editors', true)
  return {
    tally,
    run: ({ client }, signal) =>
      runClients(EDITORS, EDIT_PAUSE_MS, signal, async (editor) => {
        const document = {
          _id: `drafts.load-${editor}`,
          _type: 'faq',
          question: String(Date.now()),
        }
        await measure(tally, () => client.createOrReplace(document))
      }),
  }
}

/** Somebody who publishes the home page. */
export function createPublisher(): Clients {
  const tally = createTally('Publishes', true)
  return {
    tally,
    run: ({ client }, signal) =>
      runClients(1, PUBLISH_PAUSE_MS, signal, async () => {
        const patch = client.patch('homePage').set({ 'hero.lead': `Carga ${Date.now()}` })
        await measure(tally, () => patch.commit({ returnDocuments: false }))
      }),
  }
}

/** Visitors who send the investors form; the server e-mails it. */
export function createSubmitters(): Clients {
  const tally = createTally('Investor requests', true)
  let number = 0
  return {
    tally,
    run: (instance, signal) =>
      runClients(1, SUBMIT_PAUSE_MS, signal, async () => {
        number += 1
        await measure(tally, async () => {
          const { stored } = await visit(instance, createVisitor(number, 'closesTab'))
          if (!stored) throw new Error('The request is not stored.')
        })
      }),
  }
}

/** Runs the work on each connection again and again, until the signal. */
async function runClients(
  connections: number,
  pauseMs: number,
  signal: AbortSignal,
  work: (connection: number) => Promise<void>,
): Promise<void> {
  const run = async (connection: number) => {
    while (!signal.aborted) {
      await work(connection)
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => run(connection)))
}

async function measure(tally: Tally, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  const status = await work().then(
    () => 200,
    () => undefined,
  )
  countAnswer(tally, { status, hasRetryAfter: false }, performance.now() - startedAt)
}

function request(url: string, headers: Readonly<Record<string, string>>, agent: Agent) {
  return new Promise<{ status: number | undefined; hasRetryAfter: boolean }>((resolve) => {
    const failed = { status: undefined, hasRetryAfter: false }
    const sent = get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
      const { statusCode, headers: received } = response
      const answer = { status: statusCode, hasRetryAfter: received['retry-after'] !== undefined }
      response.once('close', () => resolve(response.complete ? answer : failed))
      response.on('error', () => undefined).resume()
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(failed))
  })
}

/** An address of the network range for benchmarks, so that limits by address do not apply. */
function createAddress(number: number): string {
  return `198.19.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}
