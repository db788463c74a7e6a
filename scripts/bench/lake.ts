import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { seedDocuments } from '../../seed/documents'
import { loadSeed } from '../../seed/load'
import { median } from './http'
import { benchImages } from './lake-images'
import { memoryOf, startLakeProcess } from './lake-process'
import { benchReads } from './lake-reads'
import { benchWrites } from './lake-writes'
import { addDocuments } from './many-documents'
import { openReference } from './reference'
import { comparison, type Figures, memoryRow, type Row, timeRow } from './row'

/** Documents beside those of the seed. */
const SIZES = [100, 1_000, 10_000, 50_000]
const STARTS = 3
const ASSETS = path.join(import.meta.dirname, '../../seed/assets')

/**
 * Measures the embedded Content Lake, asked directly, at several sizes of its dataset; each in a
 * folder of its own that starts with the seed.
 * @returns figures with a column for each size
 */
export async function benchLake(): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lake-'))
  try {
    const seeded = path.join(folder, 'seed')
    await fill(seeded)
    const columns = new Map<string, Row[]>()
    for (const size of SIZES) {
      const title = size.toLocaleString('en')
      const dataDir = path.join(folder, String(size))
      cpSync(seeded, dataDir, { recursive: true })
      const started = performance.now()
      columns.set(`${title} documents`, await benchSize(dataDir, size))
      console.log(`${title} documents: ${((performance.now() - started) / 1_000).toFixed(0)} s`)
      rmSync(dataDir, { recursive: true })
    }
    return { markdown: comparison(columns), data: Object.fromEntries(columns) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(dataDir: string): Promise<void> {
  const { client, stop } = await startLakeProcess(dataDir)
  try {
    const log = () => undefined
    await loadSeed({ client, documents: seedDocuments, assetFolder: ASSETS, log })
  } finally {
    await stop()
  }
}

async function benchSize(dataDir: string, size: number): Promise<Row[]> {
  const filling = await startLakeProcess(dataDir)
  try {
    await addDocuments(filling.client, size)
  } finally {
    await filling.stop()
  }
  const reference = await processReference()
  const starts: number[] = []
  for (let start = 1; start < STARTS; start += 1) {
    const { startedMs, stop } = await startLakeProcess(dataDir)
    starts.push(startedMs)
    await stop()
  }
  const lake = await startLakeProcess(dataDir)
  try {
    const rows = [
      ...(await benchReads(lake)),
      ...(await benchWrites(lake)),
      ...(await benchImages(lake, dataDir)),
    ]
    const { own, children } = memoryOf(lake.pid)
    return [
      ...rows,
      timeRow('Start-up', median([...starts, lake.startedMs]), reference.startedMs),
      memoryRow('Memory of the lake', own, reference.memory),
      memoryRow('Memory of its evaluators', children, reference.memory),
    ]
  } finally {
    await lake.stop()
  }
}

/** What a process takes that only answers from memory. */
async function processReference(): Promise<{ startedMs: number; memory: number }> {
  const started = performance.now()
  const { pid, close } = await openReference([])
  const startedMs = performance.now() - started
  const memory = memoryOf(pid).own
  await close()
  return { startedMs, memory }
}
