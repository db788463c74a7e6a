import type { Database } from 'better-sqlite3'
import express, { type Router } from 'express'
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
import { createStreams, type OpenStream } from '../streams/open-stream'
import { createPresence, type Presence } from '../streams/presence'

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

/** A dataset whose documents are in memory, with everything that serves it. */
export interface Dataset {
  readonly core: LakeCore
  /** Routes after the version segment whose bodies are JSON. */
  readonly content: Router
  /** Routes after the version segment whose bodies are bytes. */
  readonly uploads: Router
  /** Pictures and files, without a version segment. */
  readonly stored: Router
  readonly openStream: OpenStream
  readonly presence: Presence
  /** Stops all streams and rejects new ones. */
  closeStreams(): void
  /** Breaks all connections of streams and presence. */
  disconnect(): void
  /** Ends query workers and timers; the database stays open. */
  close(): void
}

/**
 * Reads all documents of a dataset into memory and creates its routes.
 * @throws Error if a stored document is damaged
 */
export function openDataset(project: ProjectDeps, files: DatasetFiles): Dataset {
  const { projectId, publicUrl, clock, log, historyKeep, pictureQueue, workerIdleMs } = project
  const { name: dataset, dir, db, isPrivate } = files
  const documents = createDocumentStore(db, log, historyKeep)
  const core: LakeCore = {
    ...project,
    ...{ dataset, dir, db, documents, isPrivate },
    queryWorkers: createQueryWorkers({
      ...{ projectId, dataset, publicUrl, clock, log, documents },
      idleMs: workerIdleMs,
    }),
    assets: createAssetFiles({
      ...{ lakeDir: project.lakeDir, dir, db, documents, isPrivate, clock, log },
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
    content,
    uploads: media.uploads,
    stored: media.stored,
    openStream: streams.open,
    presence,
    closeStreams: () => streams.close(),
    disconnect() {
      streams.disconnect()
      presence.disconnect()
    },
    close() {
      core.assets.stop()
      streams.close()
      // Last: no stream is left that would report the end of the query worker as an error.
      core.queryWorkers.close()
    },
  }
}
