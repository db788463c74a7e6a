import path from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import { ask, median, rate, withAgent } from './http'
import type { LakeProcess } from './lake-process'
import { againstReference } from './reference'
import { rateRow, type Row, timeRow } from './row'

const WIDTHS = Array.from({ length: 8 }, (_, index) => 500 + index)
const headers = { accept: 'image/avif,image/webp,*/*' }

/** A picture of the seed, cold and warm, from the lake itself. */
export async function benchImages(lake: LakeProcess, dataDir: string): Promise<Row[]> {
  const { row, warm } = await coldPictures(lake, dataDir)
  const answer = await withAgent(1, (agent) => ask(warm, headers, agent))
  const reference = await againstReference(answer, (url) => rate(url, headers))
  return [row, rateRow('Image transform, warm', await rate(warm, headers), reference)]
}

/**
 * A picture of the seed cut to a new width each time. The reference is the library that cuts
 * pictures, on its own.
 * @param dataDir data folder of the product
 * @returns with the address of one that is made by then
 */
export async function coldPictures(
  { client, origin }: Pick<LakeProcess, 'client' | 'origin'>,
  dataDir: string,
): Promise<{ row: Row; warm: string }> {
  const name = await client.fetch<string>(
    '*[_type == "sanity.imageAsset" && extension in ["webp", "jpg", "png"]] | order(size desc)[0].path',
  )
  const cut = (width: number) => `${origin}/${name}?w=${width}&auto=format`
  const cold = await withAgent(1, async (agent) => {
    const times: number[] = []
    for (const width of WIDTHS) times.push((await ask(cut(width), headers, agent)).wholeMs)
    return median(times)
  })
  const alone = await cutAlone(path.join(dataDir, 'lake', 'assets', 'images', path.basename(name)))
  return { row: timeRow('Image transform, cold', cold, alone), warm: cut(WIDTHS[0] ?? 500) }
}

/** Milliseconds to read, cut and encode the file with the settings that the lake uses. */
async function cutAlone(file: string): Promise<number> {
  const times: number[] = []
  for (const width of WIDTHS) {
    const started = performance.now()
    await sharp(file).resize({ width }).avif({ quality: 54, effort: 2 }).toBuffer()
    times.push(performance.now() - started)
  }
  return median(times)
}
