import path from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { get, measureRate, median, withAgent } from './http'
import type { LakeProcess } from './lake-process'
import { measureReference } from './reference'
import { rateRow, type Row, timeRow } from './row'

const WIDTHS = Array.from({ length: 8 }, (_, index) => 500 + index)
const headers = { accept: 'image/avif,image/webp,*/*' }

/** Measures a picture of the seed dataset, cold and warm, directly from the lake. */
export async function benchImages(lake: LakeProcess, dataDir: string): Promise<Row[]> {
  const { row, warm } = await benchColdImages(lake, dataDir)
  const answer = await withAgent(1, (agent) => get(warm, headers, agent))
  const reference = await measureReference(answer, (url) => measureRate(url, headers))
  return [row, rateRow('Image transform, warm', await measureRate(warm, headers), reference)]
}

/**
 * Measures image transforms that are not cached, each with a new width. The reference is sharp alone.
 * @param dataDir data folder of the product
 * @returns also the URL of a cached picture
 */
export async function benchColdImages(
  { client, origin }: Pick<LakeProcess, 'client' | 'origin'>,
  dataDir: string,
): Promise<{ row: Row; warm: string }> {
  const name = await client.fetch<string>(
    '*[_type == "sanity.imageAsset" && extension in ["webp", "jpg", "png"]] | order(size desc)[0].path',
  )
  const getUrl = (width: number) => `${origin}/${name}?w=${width}&auto=format`
  const cold = await withAgent(1, async (agent) => {
    const times: number[] = []
    for (const width of WIDTHS) times.push((await get(getUrl(width), headers, agent)).totalMs)
    return median(times)
  })
  const alone = await resizeWithSharp(
    path.join(dataDir, 'lake', 'assets', 'images', path.basename(name)),
  )
  return { row: timeRow('Image transform, cold', cold, alone), warm: getUrl(WIDTHS[0] ?? 500) }
}

/** @returns milliseconds to read, resize and encode the file with the lake's settings */
async function resizeWithSharp(file: string): Promise<number> {
  const times: number[] = []
  for (const width of WIDTHS) {
    const started = performance.now()
    await sharp(file).resize({ width }).avif({ quality: 54, effort: 2 }).toBuffer()
    times.push(performance.now() - started)
  }
  return median(times)
}
