import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { publicPages } from '../../../../config/site-pages'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { findError, readPublish, readTitle } from './pages'

/** Visitors who open one page after the other. */
export interface Visitors {
  requests: () => number
  /** Without an answer, or answered with a status from 500. */
  failed: () => number
  /** Answers that no visitor should see, in words. */
  readonly wrong: readonly string[]
  /** Requests the home page once. @returns the number of the publish that it shows, if it is right */
  readHome: () => Promise<number | undefined>
  stop: () => Promise<void>
}

const VISITORS = 2
const PAUSE_MS = 60
const TIMEOUT_MS = 10_000
const HOME = '/'

/**
 * Reads every page once, then starts the visitors.
 * @param newest returns the number of the newest publish that was sent
 */
export async function startVisitors(
  { site }: Pick<TestInstance, 'site'>,
  newest: () => number,
): Promise<Visitors> {
  const titles = new Map<string, string>()
  for (const { path } of publicPages) {
    const { status, html } = await requestPage(site + path)
    if (status !== 200) throw new Error(`${path} answers ${status} before the crash test.`)
    titles.set(path, readTitle(html))
  }
  const paths = [...titles.keys()]
  const wrong: string[] = []
  let [requests, failed, isStopped] = [0, 0, false]

  /** @returns the page; undefined when it failed or is wrong */
  const open = async (path: string): Promise<string | undefined> => {
    requests += 1
    const answer = await requestPage(site + path).catch(() => undefined)
    if (answer === undefined || answer.status >= 500) {
      failed += 1
      return undefined
    }
    // Read afterwards: a page may show a publish that was sent meanwhile.
    const error = findError(answer, titles.get(path) ?? '', newest())
    if (error === undefined) return answer.html
    wrong.push(`${path} ${error}`)
    return undefined
  }
  const wander = async () => {
    while (!isStopped) {
      await open(paths[randomInt(paths.length)] ?? HOME)
      await sleep(PAUSE_MS)
    }
  }
  const wandering = Promise.all(Array.from({ length: VISITORS }, wander))
  return {
    requests: () => requests,
    failed: () => failed,
    wrong,
    readHome: async () => {
      const html = await open(HOME)
      return html === undefined ? undefined : readPublish(html)
    },
    stop: async () => {
      isStopped = true
      await wandering
    },
  }
}

async function requestPage(url: string): Promise<{ status: number; html: string }> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, html: await response.text() }
}
