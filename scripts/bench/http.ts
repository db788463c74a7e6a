import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** A measurement ends after this many requests or milliseconds. */
const MAX_REQUESTS = 2_000
const MAX_MS = 4_000
const WARM_UP_REQUESTS = 50
const CONNECTIONS = 8

/** A response and how long it took, in milliseconds. */
export interface Answer {
  body: Buffer
  headers: Readonly<Record<string, string | string[] | undefined>>
  totalMs: number
}

export type RequestHeaders = Readonly<Record<string, string>>

/**
 * Sends a GET request over the agent's open connections.
 * @throws Error for any status but 200, because errors would look fast
 */
export function get(url: string, headers: RequestHeaders, agent: Agent): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode !== 200) {
          reject(new Error(`${url} answered ${response.statusCode ?? 'nothing'}.`))
          return
        }
        const totalMs = performance.now() - started
        resolve({ body: Buffer.concat(chunks), headers: response.headers, totalMs })
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Runs `body` with keep-alive connections and closes them afterwards. */
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

/** Measures requests a second of a warm server with eight connections. */
export function measureRate(url: string, headers: RequestHeaders = {}): Promise<number> {
  return withAgent(CONNECTIONS, async (agent) => {
    for (let sent = 0; sent < WARM_UP_REQUESTS; sent += 1) await get(url, headers, agent)
    const started = performance.now()
    let answered = 0
    const sendRequests = async () => {
      while (answered < MAX_REQUESTS && performance.now() - started < MAX_MS) {
        answered += 1
        await get(url, headers, agent)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, sendRequests))
    return (answered / (performance.now() - started)) * 1_000
  })
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
