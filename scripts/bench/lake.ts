import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { ask, median, rate, withAgent } from './http'
import type { House } from '../lib/house'
import { againstReference } from './reference'
import { rateRow, type Row, timeRow } from './row'

const MUTATIONS = 100
const COLD_WIDTHS = Array.from({ length: 8 }, (_, index) => 500 + index)

/** Measures the embedded Content Lake, asked directly. */
export async function benchLake(house: House): Promise<Row[]> {
  const query = encodeURIComponent('*[_id == "homePage"][0]')
  const byId = `${house.lake}/v2025-02-19/data/query/production?query=${query}`
  return [
    await rateAgainstReference('Query by id', byId),
    await mutations(house),
    ...(await images(house)),
  ]
}

async function rateAgainstReference(name: string, url: string): Promise<Row> {
  const answer = await withAgent(1, (agent) => ask(url, {}, agent))
  const reference = await againstReference(answer, rate)
  return rateRow(name, await rate(url), reference)
}

/** One mutation after the other; the reference writes as many bytes and waits for the disk. */
async function mutations({ client }: House): Promise<Row> {
  const text = 'palabra '.repeat(50)
  const times: number[] = []
  for (let round = 0; round < MUTATIONS; round += 1) {
    const document = { _id: 'bench.mutation', _type: 'benchMutation', round, text }
    const started = performance.now()
    await client.createOrReplace(document, { returnDocuments: false })
    times.push(performance.now() - started)
  }
  return timeRow('Mutation, synced to disk', median(times), syncedWrite(text))
}

function syncedWrite(text: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-sync-'))
  const file = openSync(path.join(folder, 'log'), 'a')
  const times = Array.from({ length: MUTATIONS }, () => {
    const started = performance.now()
    writeSync(file, text)
    fsyncSync(file)
    return performance.now() - started
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return median(times)
}

/** A picture of the seed cut to a new width each time, then the same width again and again. */
async function images({ client, lake }: House): Promise<Row[]> {
  const name = await client.fetch<string>(
    '*[_type == "sanity.imageAsset" && extension in ["webp", "jpg", "png"]] | order(size desc)[0].path',
  )
  const headers = { accept: 'image/avif,image/webp,*/*' }
  const cut = (width: number) => `${lake}/${name}?w=${width}&auto=format`
  const cold = await withAgent(1, async (agent) => {
    const times: number[] = []
    for (const width of COLD_WIDTHS) times.push((await ask(cut(width), headers, agent)).wholeMs)
    return median(times)
  })
  const warm = cut(COLD_WIDTHS[0] ?? 500)
  const answer = await withAgent(1, (agent) => ask(warm, headers, agent))
  const reference = await againstReference(answer, (url) => rate(url, headers))
  return [
    timeRow('Image transform, cold', cold),
    rateRow('Image transform, warm', await rate(warm, headers), reference),
  ]
}
