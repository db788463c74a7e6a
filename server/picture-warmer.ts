import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { pictureAddresses } from './picture-addresses'

/** Today's browsers, then those without AVIF. */
const ACCEPTED = ['image/avif,image/webp', 'image/webp']
/** What is asked for is forgotten beyond this many pictures: asking again costs a look at the disk. */
const MOST_REMEMBERED = 20_000
/** Share of the time in which this process answers visitors, above which it counts as busy. */
const BUSY = 0.5
const CHECK_MS = 250
/** After a request that the lake has not answered: it is probably starting again. */
const RETRY_MS = 5_000

/** Has the pictures of pages made before visitors ask for them. */
export interface PictureWarmer {
  /** Requests each picture of a page that was not requested before, in the background. */
  warm(html: string): void
  /** Ends it, and the request that runs. */
  close(): void
}

export interface PictureWarmerOptions {
  /** Origin of the embedded lake, requested directly: it counts such requests as our own. */
  readonly origin: string
  /** Whether visitors need this process at the moment. */
  readonly isBusy?: () => boolean
  readonly retryMs?: number
}

interface Wanted {
  readonly address: string
  readonly accept: string
}

/**
 * Makes a warmer for the embedded lake. It requests one picture at a time, with the lowest priority,
 * and rests as long as each one took, so that at most half a processor works ahead.
 */
export function createPictureWarmer({
  origin,
  isBusy = createBusyCheck(),
  retryMs = RETRY_MS,
}: PictureWarmerOptions): PictureWarmer {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const closing = new AbortController()
  const { signal } = closing
  const requested = new Set<string>()
  const waiting = ACCEPTED.map((): Wanted[] => [])
  let isWorking = false

  /** Settles without an error once the warmer is closed, too. */
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function work(): Promise<void> {
    isWorking = true
    for (let next = takeNext(waiting); next !== undefined; next = takeNext(waiting)) {
      while (!signal.aborted && isBusy()) await pause(CHECK_MS)
      if (signal.aborted) break
      const startedAt = performance.now()
      const isAnswered = await isAnsweredBy(origin, next, agent, signal)
      if (!isAnswered) waiting[0]?.unshift(next)
      await pause(isAnswered ? performance.now() - startedAt : retryMs)
    }
    isWorking = false
  }

  return {
    warm(html) {
      if (signal.aborted) return
      for (const address of pictureAddresses(html)) {
        const key = createHash('sha1').update(address).digest('base64')
        if (requested.has(key)) continue
        if (requested.size >= MOST_REMEMBERED) requested.clear()
        requested.add(key)
        const formats = new URL(address, origin).searchParams.has('auto') ? ACCEPTED : ['*/*']
        for (const [turn, accept] of formats.entries()) waiting[turn]?.push({ address, accept })
      }
      if (!isWorking) void work()
    },
    close() {
      closing.abort()
      agent.destroy()
    },
  }
}

function takeNext(waiting: readonly Wanted[][]): Wanted | undefined {
  return waiting.find(({ length }) => length > 0)?.shift()
}

/**
 * HEAD has the picture made, and sends none. A refused picture is answered, too: it would be refused
 * again.
 * @returns false when nothing has answered
 */
function isAnsweredBy(
  origin: string,
  { address, accept }: Wanted,
  agent: Agent,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { accept, priority: 'u=7' }
    request(new URL(address, origin), { method: 'HEAD', agent, headers, signal })
      .once('response', (response) => response.resume().once('end', () => resolve(true)))
      .on('error', () => resolve(false))
      .end()
  })
}

/** Whether visitors took most of this process's time since the last check. */
function createBusyCheck(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization > BUSY
  }
}
