import type { Database } from 'better-sqlite3'
import express from 'express'
import type { LakeCore } from '../context'
import { createActionRoutes } from '../endpoints/actions'
import { createDocRoutes } from '../endpoints/doc'
import { createExportRoutes } from '../endpoints/export'
import { createHistoryRoutes } from '../endpoints/history'
import { createMutateRoutes } from '../endpoints/mutate'
import { createQueryRoutes } from '../endpoints/query'
import { createStreamRoutes } from '../endpoints/streams'
import { createQueryWorkers } from '../query-workers/query-workers'
import type { FairQueue } from '../fair-queue'
import { createHistory } from '../history/history'
import { createAssetFiles } from '../media/asset-files'
import { mediaRoutes } from '../media/routes'
import { createPresenter } from '../store/document-store'
import { createDocumentStore } from '../store/sqlite-document-store'
import { createStreams } from '../streams/open-stream'
import { createPresence } from '../streams/presence'

/** What all datasets of the project share. */
export interface ProjectDeps extends Pick<
  LakeCore,
  | 'projectId'
  | 'publicUrl'
  | 'clock'
  | 'newId'
  | 'log'
  | 'accounts'
  | 'sendMail'
  | 'origins'
  | 'quotas'
  | 'approvals'
> {
  /** The lake's folder. */
  readonly lakeDir: string
  /** The queue of all work on pictures. */
  readonly pictureQueue: FairQueue
  /** As in `LakeOptions`. */
  readonly workerIdleMs: number
  readonly historyKeep: number | undefined
}

interface DatasetFiles {
  readonly name: string
  /** The dataset's folder. */
  readonly dir: string
  /** The open database of the dataset. */
  readonly db: Database
  readonly isPrivate: () => boolean
}

export type Dataset = ReturnType<typeof openDataset>

/**
 * Reads all documents of a dataset into memory, and creates everything that serves it.
 * @throws Error if a stored document is damaged
 */
export function openDataset(project: ProjectDeps, files: DatasetFiles) {
  const { projectId, publicUrl, clock, log, historyKeep, pictureQueue, workerIdleMs } = project
  const { name: dataset, dir, db, isPrivate } = files
  const documents = createDocumentStore(db, log, historyKeep)
  const core: LakeCore = {
    ...project,
    dataset,
    dir,
    db,
    documents,
    isPrivate,
    queryWorkers: createQueryWorkers({
      projectId,
      dataset,
      publicUrl,
      clock,
      log,
      documents,
      idleMs: workerIdleMs,
    }),
    assets: createAssetFiles({
      lakeDir: project.lakeDir,
      dir,
      db,
      documents,
      isPrivate,
      clock,
      log,
    }),
    history: createHistory(db),
    present: createPresenter({ projectId, dataset, publicUrl }),
  }
  const streams = createStreams(core)
  const media = mediaRoutes(core, pictureQueue)
  const content = express.Router()
  for (const routes of [
    createQueryRoutes(core),
    createMutateRoutes(core),
    createActionRoutes(core),
    createDocRoutes(core),
    createExportRoutes(core),
    createHistoryRoutes(core),
    createStreamRoutes(streams.open, publicUrl),
  ]) {
    content.use(routes)
  }
  const presence = createPresence(core)
  return {
    core,
    /** Routes after the version segment whose bodies are JSON. */
    content,
    ...media,
    openStream: streams.open,
    presence,
    /** Stops all streams and rejects new ones. */
    closeStreams: () => streams.close(),
    /** Breaks all connections of streams and presence. */
    disconnect() {
      streams.disconnect()
      presence.disconnect()
    },
    /** Ends query workers and timers; the database stays open. */
    close() {
      core.assets.stop()
      streams.close()
      // Last: no stream is left that would report the end of the query worker as an error.
      core.queryWorkers.close()
    },
  }
}
