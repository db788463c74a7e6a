import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { LAKE_PATH } from '#config/env.server'

/** `Accept` of browsers with and without AVIF. */
const ACCEPTED = ['image/avif,image/webp', 'image/webp']
/** Beyond this many the set of requested pictures is cleared; a repeated request is cheap. */
const MAX_REQUESTED = 20_000
/** Event loop utilization above which the process counts as busy. */
const BUSY = 0.5
const CHECK_MS = 250
/** Pause while the lake does not answer; it is probably starting again. */
const RETRY_MS = 5_000

interface PictureWarmerOptions {
  /** Origin of the embedded lake; direct requests are exempt from its limits for visitors. */
  readonly origin: string
  readonly isBusy?: () => boolean
  readonly retryMs?: number
}

interface PictureRequest {
  readonly address: string
  readonly accept: string
}

/**
 * Creates a warmer, which makes the embedded lake transform the pictures of pages before visitors
 * request them; hosted Sanity has its own cache. It requests one picture
 * at a time with the lowest priority. After each it pauses as long as the request took, so it uses
 * at most half a processor.
 */
export function createPictureWarmer({
  origin,
  isBusy = createBusyCheck(),
  retryMs = RETRY_MS,
}: PictureWarmerOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const closing = new AbortController()
  const { signal } = closing
  const requested = new Set<string>()
  const queues = ACCEPTED.map((): PictureRequest[] => [])
  let isWorking = false

  /** Also resolves when the warmer closes. */
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function work(): Promise<void> {
    isWorking = true
    for (let next = nextRequest(queues); next !== undefined; next = nextRequest(queues)) {
      while (!signal.aborted && isBusy()) await pause(CHECK_MS)
      if (signal.aborted) break
      const startedAt = performance.now()
      const isAnswered = await requestPicture(origin, next, agent, signal)
      if (!isAnswered) queues[0]?.unshift(next)
      await pause(isAnswered ? performance.now() - startedAt : retryMs)
    }
    isWorking = false
  }

  return {
    /** Requests the new pictures of a page, in the background. */
    warm(html: string) {
      if (signal.aborted) return
      for (const address of pictureAddresses(html)) {
        const key = createHash('sha1').update(address).digest('base64')
        if (requested.has(key)) continue
        if (requested.size >= MAX_REQUESTED) requested.clear()
        requested.add(key)
        const formats = new URL(address, origin).searchParams.has('auto') ? ACCEPTED : ['*/*']
        for (const [index, accept] of formats.entries()) queues[index]?.push({ address, accept })
      }
      if (!isWorking) void work()
    },
    /** Aborts the current request and stops. */
    close() {
      closing.abort()
      agent.destroy()
    },
  }
}

function nextRequest(queues: readonly PictureRequest[][]): PictureRequest | undefined {
  return queues.find(({ length }) => length > 0)?.shift()
}

/**
 * Requests a picture with HEAD, so the lake transforms it without sending it.
 * @returns whether the lake responded, with any status
 */
function requestPicture(
  origin: string,
  { address, accept }: PictureRequest,
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

/** Creates a check of the event loop's utilization since the previous check. */
function createBusyCheck(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization > BUSY
  }
}

/** Attributes with addresses of the lake's pictures. */
const ATTRIBUTES = new RegExp(
  `\\s(?:src|srcset|imagesrcset|href|content)="([^"]*${LAKE_PATH}/images/[^"]*)"`,
  'gi',
)

/**
 * Finds the pictures in a page that the lake has to transform, without the originals. It reads the
 * markup, so that only the pages define widths and crops.
 * @returns unique addresses at the lake: path and query
 */
export function pictureAddresses(html: string): string[] {
  const addresses = [...html.matchAll(ATTRIBUTES)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(/\s+/).flatMap(lakeAddress),
  )
  return [...new Set(addresses)]
}

/** @param word an address, perhaps with a comma after it, or a width of a srcset */
function lakeAddress(word: string): string[] {
  const start = word.indexOf(`${LAKE_PATH}/images/`)
  if (start === -1) return []
  const address = word.slice(start + LAKE_PATH.length).replace(/,$/, '')
  const { pathname, search } = new URL(address, 'http://lake')
  return search === '' ? [] : [pathname + search]
}
