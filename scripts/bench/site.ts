import { existsSync, readdirSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type House, openHouse } from '../lib/house'
import { processMemory } from '../lib/process-memory'
import { ask, median, withAgent } from './http'
import { drawTable, type Figures, rateRow, type Row, rowLines, timeRow } from './row'
import { benchSiteImages, transformedPictures } from './site-images'
import { benchLoads, loadLines } from './site-loads'
import { memoryLines, type MemoryMoment } from './site-memory'
import { loadDuringPublishes, publishesUntilSeen } from './site-publishes'
import { visitWithImages } from './visits'

const STARTS = 3
/** The log of each request would take the processor from what is measured; nginx writes none either. */
const QUIET = { LOG_LEVEL: 'warn' }
/** What a process gives back after its work, it has given back by then. */
const SETTLE_MS = 5_000
/** Pictures are transformed ahead until none has come for so long, or the whole time is over. */
const PICTURES_QUIET_MS = 10_000
const PICTURES_LONGEST_MS = 150_000

/** Measures what visitors wait for, beside nginx, and what the product takes of the machine. */
export async function benchSite(): Promise<Figures> {
  const seeded = await step('Loading the seed', () => openQuiet())
  try {
    await step('Pictures ahead', () => picturesMade(seeded.dataDir))
    await seeded.stop()
    const again = { DATA_DIR: seeded.dataDir, LAKE_ADMIN_TOKEN: seeded.token }
    const starts = await step('Start', () => startTimes(again))
    const house = await openQuiet(again)
    try {
      return await benchOpen(house, seeded.dataDir, starts)
    } finally {
      await house.leave()
    }
  } finally {
    await seeded.leave()
  }
}

async function benchOpen(house: House, dataDir: string, starts: number[]): Promise<Figures> {
  const { site, pid } = house
  const moments: MemoryMoment[] = []
  const remember = async (moment: string) => {
    await sleep(SETTLE_MS)
    moments.push({ moment, processes: processMemory(pid) })
  }
  await oneColdPicture(house)
  await remember('Idle, sharp used')
  const loads = await step('Load', () => benchLoads(site))
  await remember('After load')
  const publishing = await step('Load during publishes', () => loadDuringPublishes(house))
  const publishes = await step('Publishes', () => publishesUntilSeen(house))
  await step('Visits', () => visitWithImages(site))
  await remember('After 1,000 visits')
  const images = await step('Images', () => benchSiteImages(house, dataDir))
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
      drawTable(loadLines(loads)),
      drawTable(rowLines(rows)),
      drawTable(memoryLines(moments)),
    ].join('\n\n'),
  }
}

/** Milliseconds from the command to the first page, with the data of an earlier run. */
async function startTimes(variables: Readonly<Record<string, string>>): Promise<number[]> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const port = await freePort()
    const startedAt = performance.now()
    const opening = openQuiet({ ...variables, PORT: String(port) })
    // Its failure is thrown below; meanwhile it must not end the wait for a page.
    const failed = opening.then(() => false).catch(() => true)
    const home = `http://127.0.0.1:${port}/`
    while (!(await answers(home))) {
      if (await Promise.race([failed, sleep(2, false)])) break
    }
    times.push(performance.now() - startedAt)
    await (await opening).leave()
  }
  return times
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status === 200
}

async function oneColdPicture({ client, site }: House): Promise<void> {
  const name = await client.fetch<string>(
    '*[_type == "sanity.imageAsset" && extension != "svg"][0].path',
  )
  const url = `${site}/lake/${name}?w=321&auto=format`
  await withAgent(1, (agent) => ask(url, { accept: 'image/avif' }, agent))
}

async function picturesMade(dataDir: string): Promise<void> {
  const folder = transformedPictures(dataDir)
  const count = () => (existsSync(folder) ? readdirSync(folder).length : 0)
  const startedAt = performance.now()
  let [last, changedAt] = [count(), startedAt]
  while (performance.now() - changedAt < PICTURES_QUIET_MS) {
    if (performance.now() - startedAt > PICTURES_LONGEST_MS) break
    await sleep(500)
    const now = count()
    if (now !== last) [last, changedAt] = [now, performance.now()]
  }
}

async function openQuiet(variables: Readonly<Record<string, string>> = {}): Promise<House> {
  const house = await openHouse('serve', { ...QUIET, ...variables })
  const end = () => void process.kill(house.pid, 'SIGTERM')
  // The bench may be interrupted.
  process.once('exit', end)
  const forget = () => void process.off('exit', end)
  return {
    ...house,
    stop: () => house.stop().finally(forget),
    leave: () => house.leave().finally(forget),
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
