import type { Database } from 'better-sqlite3'
import express from 'express'
import type { LakeCore, ProjectContext } from '../context'
import { performActions } from '../endpoints/actions'
import { readDocuments } from '../endpoints/doc'
import { exportDocuments } from '../endpoints/export'
import { createHistoryRoutes } from '../endpoints/history'
import { mutate } from '../endpoints/mutate'
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

/** What all datasets need. */
export interface ProjectDeps extends ProjectContext {
  /** The lake's folder. */
  readonly lakeDir: string
  /** The queue of all work on pictures. */
  readonly pictureQueue: FairQueue
  /** As `workerIdleMs` in `LakeOptions`. */
  readonly idleMs: number
  readonly historyKeep: number | undefined
}

interface DatasetFiles {
  readonly dataset: string
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
  const documents = createDocumentStore(files.db, project.log, project.historyKeep)
  const deps = { ...project, ...files, documents }
  const core: LakeCore = {
    ...deps,
    queryWorkers: createQueryWorkers(deps),
    assets: createAssetFiles(deps),
    history: createHistory(files.db),
    present: createPresenter(deps),
  }
  const streams = createStreams(core)
  const media = mediaRoutes(core, project.pictureQueue)
  const content = express.Router()
  content.use(createQueryRoutes(core), createHistoryRoutes(core))
  content.use(createStreamRoutes(streams.open, core.publicUrl))
  content.post('/data/mutate/:dataset', mutate(core))
  content.post('/data/actions/:dataset', performActions(core))
  content.get('/data/doc/:dataset/:ids', readDocuments(core))
  content.get('/data/export/:dataset', exportDocuments(core))
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
