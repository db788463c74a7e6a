import { Agent, get } from 'node:http'

/** A request of a steady load, in milliseconds of `performance.now()`. */
export interface SteadyRequest {
  readonly startedAt: number
  /** Undefined while it is open. */
  endedAt?: number
  /** Status of a complete response. */
  status?: number
  /** Code of the error that ended it. */
  error?: string
}

export interface SteadyLoad {
  /** All requests so far, oldest first. */
  readonly requests: readonly SteadyRequest[]
  /** Sends no more requests. Resolves when the open ones have ended. */
  stop: () => Promise<void>
}

interface Options {
  readonly perSecond: number
  /** Whether connections are reused. */
  readonly keepAlive: boolean
}

/**
 * Sends requests at a steady rate, whether or not earlier ones have ended. Like browsers and
 * proxies, it repeats a request when the server has closed the reused connection.
 */
export function sendSteadily(url: string, { perSecond, keepAlive }: Options): SteadyLoad {
  const agent = new Agent({ keepAlive })
  const requests: SteadyRequest[] = []
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const request: SteadyRequest = { startedAt: performance.now() }
    requests.push(request)
    const sending = send(url, agent, request).finally(() => {
      request.endedAt = performance.now()
      open.delete(sending)
    })
    open.add(sending)
  }, 1_000 / perSecond)
  return {
    requests,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
    },
  }
}

function send(url: string, agent: Agent, request: SteadyRequest): Promise<void> {
  return new Promise((resolve) => {
    const sent = get(url, { agent }, (response) => {
      response.once('close', () => {
        if (response.complete) request.status = response.statusCode ?? 0
        else request.error = 'incomplete'
        resolve()
      })
      response.on('error', () => undefined).resume()
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') {
        resolve(send(url, agent, request))
        return
      }
      request.error = error.code ?? error.message
      resolve()
    })
  })
}
