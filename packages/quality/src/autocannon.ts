import autocannon from 'autocannon'
import { percentile } from './report'

/** Answers of a kind of request. */
export interface Answers {
  /** Requests a second. */
  readonly rate: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Called for each answer. */
export type OnAnswer = (status: number, hasRetryAfter: boolean, ms: number) => void

export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
  /** Requests a second of all connections; as many as possible by default. */
  readonly rate?: number
  /** Changes each request. @param number counts the requests of all connections */
  readonly vary?: (number: number) => autocannon.Request
}

/** Time limit of a request. */
const TIMEOUT_S = 60

/**
 * Sends GET requests over some connections.
 * @returns how many got no answer
 */
export async function sendRequests(
  url: string,
  { connections, seconds, headers = {}, rate, vary }: LoadOptions,
  onAnswer: OnAnswer,
): Promise<number> {
  let number = 0
  let hasRetryAfter = false
  const request: autocannon.Request = {
    ...(vary !== undefined && {
      setupRequest: (base: autocannon.Request) => ({ ...base, ...vary((number += 1)) }),
    }),
    // Autocannon reports each answer here, then at once as an event with its time.
    onResponse: (_status, _body, _context, received = {}) => {
      hasRetryAfter = Object.keys(received).some((name) => name.toLowerCase() === 'retry-after')
    },
  }
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections,
        duration: seconds,
        headers,
        timeout: TIMEOUT_S,
        requests: [request],
        ...(rate !== undefined && { overallRate: rate }),
      },
      (error: unknown, result) => {
        if (error instanceof Error) reject(error)
        else resolve(result)
      },
    )
    running.on('response', (_client, status, _bytes, ms) => onAnswer(status, hasRetryAfter, ms))
  })
  return errors
}

/**
 * Measures how fast an address answers.
 * @throws Error when a response is an error, because errors would look fast
 */
export async function measureAnswers(url: string, options: LoadOptions): Promise<Answers> {
  const times: number[] = []
  let rejected = 0
  const startedAt = performance.now()
  const unanswered = await sendRequests(url, options, (status, _hasRetryAfter, ms) => {
    if (status === 200) times.push(ms)
    else rejected += 1
  })
  const seconds = (performance.now() - startedAt) / 1_000
  if (rejected + unanswered > 0 || times.length === 0) {
    throw new Error(`${url}: ${rejected} answers other than 200, ${unanswered} without an answer.`)
  }
  const [p50Ms, p99Ms] = [percentile(times, 50), percentile(times, 99)]
  return { rate: times.length / seconds, p50Ms, p99Ms }
}
