import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Requests of one measure at most, and how long it may take: whichever comes first. */
const MOST_REQUESTS = 2_000
const LONGEST_MS = 4_000
const WARM_UP_REQUESTS = 50
const CONNECTIONS = 8

/** An answer with its time in milliseconds from the request on. */
export interface Answer {
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
  wholeMs: number
}

export type RequestHeaders = Readonly<Record<string, string>>

/**
 * Asks once over the agent's open connections.
 * @throws Error for any status but 200: a bench of failures would look fast
 */
export function ask(url: string, headers: RequestHeaders, agent: Agent): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url} answered ${response.statusCode ?? 'nothing'}.`))
          return
        }
        const wholeMs = performance.now() - started
        resolve({ body: Buffer.concat(chunks), headers: response.headers, wholeMs })
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** Runs `body` with connections that are kept open and closed after it. */
export async function withAgent<Result>(
  connections: number,
  body: (agent: Agent) => Promise<Result>,
): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    return await body(agent)
  } finally {
    agent.destroy()
  }
}

/** Requests answered in a second by a warm server, with eight at a time. */
export function rate(url: string, headers: RequestHeaders = {}): Promise<number> {
  return withAgent(CONNECTIONS, async (agent) => {
    for (let sent = 0; sent < WARM_UP_REQUESTS; sent += 1) await ask(url, headers, agent)
    const started = performance.now()
    let answered = 0
    const askOn = async () => {
      while (answered < MOST_REQUESTS && performance.now() - started < LONGEST_MS) {
        answered += 1
        await ask(url, headers, agent)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
    return (answered / (performance.now() - started)) * 1_000
  })
}

/** The middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
