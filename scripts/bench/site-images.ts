import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { TestInstance } from '../lib/test-instance'
import { get, median, withAgent } from './http'
import { benchColdImages } from './lake-images'
import { compareLoad } from './load'
import { startNginx } from './nginx'
import { rateRow, type Row, timeRow } from './row'

/** Connections of a browser to one server. */
const BROWSER_CONNECTIONS = 6
const COLD_PICTURES = 30
/** No page uses this width. */
const COLD_WIDTH = 333
const ACCEPT = { accept: 'image/avif,image/webp,*/*' }

/** Measures pictures through the site, cold and warm, and how cold ones slow another visitor. */
export async function benchSiteImages(
  { client, site }: Pick<TestInstance, 'client' | 'site'>,
  dataDir: string,
): Promise<Row[]> {
  const origin = `${site}/lake`
  const { row, warm } = await benchColdImages({ client, origin }, dataDir)
  const answer = await withAgent(1, (agent) => get(warm, ACCEPT, agent))
  const nginx = await startNginx([answer])
  try {
    const options = { connections: 50, seconds: 2, headers: ACCEPT }
    const { ours, reference } = await compareLoad(warm, nginx.urls[0] ?? '', options)
    return [
      row,
      rateRow('Picture, warm (reference: nginx)', ours.rate, reference.rate),
      ...(await benchConcurrentVisitor({ client, site })),
    ]
  } finally {
    await nginx.close()
  }
}

/** Measures `GET /` while a browser loads 30 cold pictures, and without them. */
async function benchConcurrentVisitor({
  client,
  site,
}: Pick<TestInstance, 'client' | 'site'>): Promise<Row[]> {
  const pictures = await client.fetch<string[]>(
    `*[_type == "sanity.imageAsset" && extension in ["webp", "jpg", "png"]] | order(_id)[0...${COLD_PICTURES}].path`,
  )
  const urls = pictures.map(
    (name) => `${site}/lake/${name}?w=${COLD_WIDTH}&h=${COLD_WIDTH}&fit=crop&auto=format`,
  )
  const startedAt = performance.now()
  let isDone = false
  const loading = withAgent(BROWSER_CONNECTIONS, (agent) =>
    Promise.all(urls.map((url) => get(url, ACCEPT, agent))),
  ).finally(() => (isDone = true))
  const during = await homeTimes(site, () => isDone)
  await loading
  const spentMs = performance.now() - startedAt
  const alone = await homeTimes(site, () => false, during.length)
  const name = `\`/\` while ${urls.length} cold pictures are made`
  return [
    timeRow(`${urls.length} cold pictures`, spentMs),
    timeRow(`${name}, median`, median(during), median(alone)),
    timeRow(`${name}, slowest`, Math.max(...during), Math.max(...alone)),
  ]
}

function homeTimes(site: string, isOver: () => boolean, maxCount = 5_000): Promise<number[]> {
  return withAgent(1, async (agent) => {
    const times: number[] = []
    while (times.length < maxCount && !isOver()) {
      times.push((await get(`${site}/`, { 'accept-encoding': 'br' }, agent)).totalMs)
    }
    return times
  })
}

/** Returns the lake's folder of transformed pictures. */
export const transformedPictures = (dataDir: string): string =>
  path.join(dataDir, 'lake', 'cache', 'images')
