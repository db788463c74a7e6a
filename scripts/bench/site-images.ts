import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { House } from '../lib/house'
import { ask, median, withAgent } from './http'
import { coldPictures } from './lake-images'
import { compareLoad } from './load'
import { openNginx } from './nginx'
import { rateRow, type Row, timeRow } from './row'

/** As many as a browser opens to one server. */
const BROWSER_CONNECTIONS = 6
const COLD_PICTURES = 30
/** That no page asks for. */
const COLD_WIDTH = 333
const ACCEPT = { accept: 'image/avif,image/webp,*/*' }

/** Pictures through the site, cold and warm, and what 30 cold ones cost another visitor. */
export async function benchSiteImages(
  { client, site }: Pick<House, 'client' | 'site'>,
  dataDir: string,
): Promise<Row[]> {
  const origin = `${site}/lake`
  const { row, warm } = await coldPictures({ client, origin }, dataDir)
  const answer = await withAgent(1, (agent) => ask(warm, ACCEPT, agent))
  const nginx = await openNginx([answer])
  try {
    const options = { connections: 50, seconds: 2, headers: ACCEPT }
    const { ours, reference } = await compareLoad(warm, nginx.urls[0] ?? '', options)
    return [
      row,
      rateRow('Picture, warm (reference: nginx)', ours.rate, reference.rate),
      ...(await visitorBeside({ client, site })),
    ]
  } finally {
    await nginx.close()
  }
}

/** `GET /` without a pause while a browser waits for 30 cold pictures, beside the same without them. */
async function visitorBeside({ client, site }: Pick<House, 'client' | 'site'>): Promise<Row[]> {
  const pictures = await client.fetch<string[]>(
    `*[_type == "sanity.imageAsset" && extension in ["webp", "jpg", "png"]] | order(_id)[0...${COLD_PICTURES}].path`,
  )
  const urls = pictures.map(
    (name) => `${site}/lake/${name}?w=${COLD_WIDTH}&h=${COLD_WIDTH}&fit=crop&auto=format`,
  )
  const startedAt = performance.now()
  let isMade = false
  const made = withAgent(BROWSER_CONNECTIONS, (agent) =>
    Promise.all(urls.map((url) => ask(url, ACCEPT, agent))),
  ).finally(() => (isMade = true))
  const beside = await homeTimes(site, () => isMade)
  await made
  const spentMs = performance.now() - startedAt
  const alone = await homeTimes(site, () => false, beside.length)
  const name = `\`/\` while ${urls.length} cold pictures are made`
  return [
    timeRow(`${urls.length} cold pictures`, spentMs),
    timeRow(`${name}, median`, median(beside), median(alone)),
    timeRow(`${name}, slowest`, Math.max(...beside), Math.max(...alone)),
  ]
}

function homeTimes(site: string, isOver: () => boolean, most = 5_000): Promise<number[]> {
  return withAgent(1, async (agent) => {
    const times: number[] = []
    while (times.length < most && !isOver()) {
      times.push((await ask(`${site}/`, { 'accept-encoding': 'br' }, agent)).wholeMs)
    }
    return times
  })
}

/** The folder of transformed pictures. */
export const transformedPictures = (dataDir: string): string =>
  path.join(dataDir, 'lake', 'cache', 'images')
