import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { readProcessMemory, type ProcessMemory } from '../lib/process-memory'
import { seedDocuments } from '../../seed/documents'
import { loadSeed } from '../../seed/load'
import { median } from './http'
import { benchImages } from './lake-images'
import { startLakeProcess } from './lake-process'
import { benchReads } from './lake-reads'
import { benchWrites } from './lake-writes'
import { addDocuments } from './many-documents'
import { startReference } from './reference'
import { formatComparison, type Figures, memoryRow, type Row, timeRow } from './row'

/** Numbers of added documents. */
const SIZES = [100, 1_000, 10_000, 50_000]
const STARTS = 3
const ASSETS = path.join(import.meta.dirname, '../../seed/assets')

/**
 * Measures the embedded Content Lake, without the site, with the seed dataset and added documents.
 * @returns figures with a column for each dataset size
 */
export async function benchLake(): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lake-'))
  try {
    const seeded = path.join(folder, 'seed')
    await loadSeedInto(seeded)
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
    return { markdown: formatComparison(columns), data: Object.fromEntries(columns) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function loadSeedInto(dataDir: string): Promise<void> {
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
  const reference = await measureReferenceProcess()
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
    const processes = readProcessMemory(lake.pid)
    return [
      ...rows,
      timeRow('Start-up', median([...starts, lake.startedMs]), reference.startedMs),
      memoryRow('Memory of the lake', megabytes(processes.slice(0, 1)), reference.memory),
      memoryRow('Memory of its evaluators', megabytes(processes.slice(1)), reference.memory),
    ]
  } finally {
    await lake.stop()
  }
}

/** Measures a process that only answers from memory. */
async function measureReferenceProcess(): Promise<{ startedMs: number; memory: number }> {
  const started = performance.now()
  const { pid, close } = await startReference([])
  const startedMs = performance.now() - started
  const memory = megabytes(readProcessMemory(pid))
  await close()
  return { startedMs, memory }
}

const megabytes = (processes: readonly ProcessMemory[]) =>
  processes.reduce((sum, { rss }) => sum + rss, 0) / 1_000_000
