import { existsSync, readdirSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../lib/free-port'
import { type TestInstance, startTestInstance } from '../lib/test-instance'
import { readProcessMemory } from '../lib/process-memory'
import { get, median, withAgent } from './http'
import { formatTable, type Figures, rateRow, type Row, rowLines, timeRow } from './row'
import { benchSiteImages, transformedPictures } from './site-images'
import { benchLoads, loadLines } from './site-loads'
import { memoryLines, type MemoryMoment } from './site-memory'
import { loadDuringPublishes, measurePublishDelays } from './site-publishes'
import { visitWithImages } from './visits'

const STARTS = 3
/** nginx writes no request log either. */
const QUIET = { LOG_LEVEL: 'warn' }
/** Time for processes to release memory. */
const SETTLE_MS = 5_000
/** Waits until no picture was transformed for this long, or the maximum has passed. */
const PICTURES_QUIET_MS = 10_000
const PICTURES_MAX_MS = 150_000

/** Measures response times compared with nginx, and memory. */
export async function benchSite(): Promise<Figures> {
  const seeded = await step('Loading the seed', () => startQuietInstance())
  try {
    await step('Pictures ahead', () => waitForPictures(seeded.dataDir))
    await seeded.stop()
    const sameData = { DATA_DIR: seeded.dataDir, LAKE_ADMIN_TOKEN: seeded.token }
    const starts = await step('Start', () => measureStarts(sameData))
    const instance = await startQuietInstance(sameData)
    try {
      return await benchInstance(instance, seeded.dataDir, starts)
    } finally {
      await instance.dispose()
    }
  } finally {
    await seeded.dispose()
  }
}

async function benchInstance(
  instance: TestInstance,
  dataDir: string,
  starts: number[],
): Promise<Figures> {
  const { site, pid } = instance
  const moments: MemoryMoment[] = []
  const recordMemory = async (moment: string) => {
    await sleep(SETTLE_MS)
    moments.push({ moment, processes: readProcessMemory(pid) })
  }
  await requestColdPicture(instance)
  await recordMemory('Idle, sharp used')
  const loads = await step('Load', () => benchLoads(site))
  await recordMemory('After load')
  const publishing = await step('Load during publishes', () => loadDuringPublishes(instance))
  const publishes = await step('Publishes', () => measurePublishDelays(instance))
  await step('Visits', () => visitWithImages(site))
  await recordMemory('After 1,000 visits')
  const images = await step('Images', () => benchSiteImages(instance, dataDir))
  const { ours, reference } = publishing
  const rows: Row[] = [
    timeRow('Start until `GET /` answers', median(starts)),
    rateRow('`/` in brotli during 100 publishes a minute', ours.rate, reference.rate),
    timeRow('Publish to next visitor, median', percentile(publishes, 50)),
    timeRow('Publish to next visitor, p95', percentile(publishes, 95)),
    timeRow('Publish to next visitor, slowest', percentile(publishes, 100)),
    ...images,
  ]
  return {
    data: { loads, starts, publishing, publishes, moments, rows },
    markdown: [
      formatTable(loadLines(loads)),
      formatTable(rowLines(rows)),
      formatTable(memoryLines(moments)),
    ].join('\n\n'),
  }
}

/** @returns milliseconds from the command to the first page, with existing data */
async function measureStarts(variables: Readonly<Record<string, string>>): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const port = await findFreePort()
    const startedAt = performance.now()
    const starting = startQuietInstance({ ...variables, PORT: String(port) })
    // Awaited below, which throws its error.
    const failed = starting.then(() => false).catch(() => true)
    const home = `http://127.0.0.1:${port}/`
    while (!(await answers(home))) {
      if (await Promise.race([failed, sleep(2, false)])) break
    }
    times.push(performance.now() - startedAt)
    await (await starting).dispose()
  }
  return times
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status === 200
}

async function requestColdPicture({ client, site }: TestInstance): Promise<void> {
  const name = await client.fetch<string>(
    '*[_type == "sanity.imageAsset" && extension != "svg"][0].path',
  )
  const url = `${site}/lake/${name}?w=321&auto=format`
  await withAgent(1, (agent) => get(url, { accept: 'image/avif' }, agent))
}

async function waitForPictures(dataDir: string): Promise<void> {
  const folder = transformedPictures(dataDir)
  const count = () => (existsSync(folder) ? readdirSync(folder).length : 0)
  const startedAt = performance.now()
  let [last, changedAt] = [count(), startedAt]
  while (performance.now() - changedAt < PICTURES_QUIET_MS) {
    if (performance.now() - startedAt > PICTURES_MAX_MS) break
    await sleep(500)
    const now = count()
    if (now !== last) [last, changedAt] = [now, performance.now()]
  }
}

async function startQuietInstance(
  variables: Readonly<Record<string, string>> = {},
): Promise<TestInstance> {
  const instance = await startTestInstance('serve', { ...QUIET, ...variables })
  const stopInstance = () => void process.kill(instance.pid, 'SIGTERM')
  // For an interrupted bench.
  process.once('exit', stopInstance)
  const removeListener = () => void process.off('exit', stopInstance)
  return {
    ...instance,
    stop: () => instance.stop().finally(removeListener),
    dispose: () => instance.dispose().finally(removeListener),
  }
}

async function step<Result>(title: string, body: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await body()
  console.log(`${title}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`)
  return result
}

function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}
