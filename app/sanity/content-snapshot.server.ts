import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ClientReturn, QueryParams } from '@sanity/client'
import { z } from 'zod'
import type { Env } from '#config/env.server'
import { realClock, type Schedule } from '~/lib/process/clock.server'
import { type Log, log as siteLog, describeError } from '~/lib/process/log.server'

/** Combines a burst of changes into one write. */
const WRITE_DELAY_MS = 2_000

const snapshotSchema = z.object({
  dataset: z.string(),
  entries: z.array(
    z.object({ name: z.string(), query: z.string(), params: z.string(), result: z.unknown() }),
  ),
})

type StoredEntry = z.output<typeof snapshotSchema>['entries'][number]

interface StoredQuery<Query extends string> {
  name: string
  query: Query
  params: QueryParams
}

interface Options {
  file: string
  /** Project and dataset of the content. A snapshot of another dataset is ignored. */
  dataset: string
  log: Log
  schedule?: Schedule
}

/** The snapshot of this process, in the data folder. */
export function contentSnapshot({ content, dataDir }: Env) {
  return createContentSnapshot({
    file: path.join(dataDir, 'site', 'content.json'),
    dataset: `${content.projectId}/${content.dataset}`,
    log: siteLog,
  })
}

/**
 * Opens a snapshot: the published content of the pages, in a file. A process that starts while the
 * dataset is unreachable serves the content that an earlier process has read (ERR-03).
 * An unreadable file counts as an empty snapshot.
 */
export function createContentSnapshot(options: Options) {
  const { file, dataset, log, schedule = realClock.schedule } = options
  const stored = readEntries(options)
  const entries = new Map(stored)
  let writtenDigest = ''
  let isScheduled = false

  const write = async () => {
    isScheduled = false
    const text = JSON.stringify({ dataset, entries: [...entries.values()] })
    const digest = createHash('sha256').update(text).digest('hex')
    if (digest === writtenDigest) return
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(`${file}.new`, text, { mode: 0o600 })
      await rename(`${file}.new`, file)
      writtenDigest = digest
    } catch (error) {
      log.warn('the snapshot of the content cannot be written', { reason: describeError(error) })
    }
  }

  return {
    /** The result that an earlier process read with the same query and parameters, if any. */
    find: <const Query extends string>({
      name,
      query,
      params,
    }: StoredQuery<Query>): { value: ClientReturn<Query> } | undefined => {
      const entry = stored.get(name)
      if (entry === undefined || !hasResultFor(entry, query)) return undefined
      return entry.params === JSON.stringify(params) ? { value: entry.result } : undefined
    },
    /** Stores a result. Writes the file after a short delay. */
    put: ({ name, query, params, result }: StoredQuery<string> & { result: unknown }) => {
      entries.set(name, { name, query, params: JSON.stringify(params), result })
      if (isScheduled) return
      isScheduled = true
      schedule(() => void write(), WRITE_DELAY_MS)
    },
  }
}

function readEntries({ file, dataset, log }: Options): Map<string, StoredEntry> {
  try {
    const snapshot = snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (snapshot.dataset !== dataset) return new Map()
    return new Map(snapshot.entries.map((entry) => [entry.name, entry]))
  } catch (error) {
    const isMissing = error instanceof Error && Reflect.get(error, 'code') === 'ENOENT'
    if (!isMissing) {
      log.warn('the snapshot of the content cannot be read', { reason: describeError(error) })
    }
    return new Map()
  }
}

/** Equal query texts have results of the same type. */
function hasResultFor<Query extends string>(
  entry: StoredEntry,
  query: Query,
): entry is StoredEntry & { query: Query; result: ClientReturn<Query> } {
  return entry.query === query
}
