import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import type { Database } from 'better-sqlite3'
import { createAccounts, type AccountsOptions } from './accounts/accounts'
import type { Administrator } from './accounts/administrator'
import { createApp } from './app'
import type { LakeCore } from './context'
import { createDatasets, type Datasets } from './datasets/datasets'
import type { ApprovalRule, CheckRelease, Log, SendMail } from './types'
import { createLinkChecker } from './links/link-checker'
import { createPictureQueue } from './media/routes'
import { createOrigins } from './origins'
import { createQuotas } from './quota'
import { startReleaseWorker } from './releases/release-worker'
import { serveSockets } from './sockets'
import { prepareDataFolder } from './store/data-folder'
import { openDatabase } from './store/database'

export interface LakeOptions extends AccountsOptions {
  /** Folder of the database, the assets and the image cache; created when missing. */
  readonly dir: string
  readonly projectId: string
  /** The dataset that the site reads; the first one of a new lake. */
  readonly dataset: string
  /** Base URL of this API for browsers, without a final slash. */
  readonly publicUrl: string
  /** Origins beside that of `publicUrl` that may use the API; none by default. */
  readonly allowedOrigins?: readonly string[]
  readonly clock?: () => Date
  readonly newId?: () => string
  readonly log?: Log
  /** After how many milliseconds an idle query worker ends; by default a minute. */
  readonly workerIdleMs?: number
  /** Number of changes of each document that the history keeps; by default all. */
  readonly historyKeep?: number | undefined
  /** Origins of this machine or its networks that links may be checked on; none by default. */
  readonly linkOrigins?: readonly string[]
  /** When set, the lake ensures that an administrator and a token for local commands exist. */
  readonly adminEmail?: string | undefined
  readonly adminPassword?: string | undefined
  readonly adminToken?: string | undefined
  /** Which documents need an approval before they are published; by default none. */
  readonly approvals?: ApprovalRule | undefined
  /** As in `LakeContext`. */
  readonly sendMail?: SendMail | undefined
  /** Checks due releases; by default every one is published. */
  readonly checkRelease?: CheckRelease | undefined
  /** Where a generated token is written; by default `admin-token` in `dir`. */
  readonly adminTokenFile?: string | undefined
}

export interface Lake {
  /** Of the dataset that the site reads. */
  readonly context: LakeCore
  readonly datasets: Datasets
  /**
   * @param port 0 for any free port
   * @throws Error of Node (`EADDRINUSE`, …) when the port is not available
   */
  listen(port: number, host?: string): Promise<{ port: number; administrator?: Administrator }>
  /** Ends every connection and closes the database. Answered writes stay stored. */
  close(): Promise<void>
}

const WORKER_IDLE_MS = 60_000
/**
 * How long idle connections stay open: longer than proxies reuse theirs, which is at most a minute.
 * With Node's 5 s they would send requests on closed connections.
 */
const KEEP_ALIVE_MS = 65_000

/**
 * Creates the embedded Content Lake: one project with its datasets, in one folder.
 * @throws FolderInUseError when another process has the folder open; Error when there is no such
 *   dataset
 */
export function createLake(options: LakeOptions): Lake {
  const { dir, projectId, dataset, publicUrl, historyKeep, sendMail, approvals } = options
  const { clock = () => new Date(), newId = randomUUID, log = () => undefined } = options
  const { allowedOrigins = [], linkOrigins = [], workerIdleMs = WORKER_IDLE_MS } = options
  const { adminEmail: email, adminPassword: password, adminToken: token } = options
  const { adminTokenFile: tokenFile = path.join(dir, 'admin-token'), checkRelease: check } = options
  const db = openDatabase(dir, log, { clock })
  const open = () => {
    prepareDataFolder(dir, log)
    const datasets = createDatasets(
      { dir, main: db, siteDataset: dataset },
      {
        projectId,
        publicUrl,
        clock,
        newId,
        log,
        historyKeep,
        lakeDir: dir,
        accounts: createAccounts(db, { ...options, clock, newId, log }),
        sendMail,
        approvals,
        origins: createOrigins(publicUrl, allowedOrigins),
        quotas: createQuotas(),
        pictureQueue: createPictureQueue(),
        idleMs: workerIdleMs,
      },
    )
    return { datasets, core: datasets.open(dataset).core }
  }
  const { datasets, core } = closeOnError(db, open)
  const links = createLinkChecker({ privateOrigins: linkOrigins, clock })
  const server = createServer(createApp(core, datasets, links))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const closeSockets = serveSockets(server, core, datasets)
  let stopReleaseWorker: () => void = () => undefined

  return {
    context: core,
    datasets,
    async listen(port, host = '127.0.0.1') {
      server.listen(port, host)
      // Rejects when the server cannot listen.
      await once(server, 'listening')
      stopReleaseWorker = startReleaseWorker(datasets, { clock, log, check })
      const address = { port: getPort(server.address()) }
      if (email === undefined) return address
      const account = { email, password, token, tokenFile }
      return { ...address, administrator: await core.accounts.ensureAdministrator(account) }
    },
    async close() {
      stopReleaseWorker()
      links.stop()
      // Streams end before their connections, which report their end only after the database is
      // closed.
      datasets.closeStreams()
      const socketsClosed = closeSockets()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await socketsClosed
      datasets.close()
      db.close()
    },
  }
}

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The lake has no port.')
  return address.port
}

/** Otherwise the folder would stay locked. */
function closeOnError<Result>(db: Database, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    db.close()
    throw error
  }
}
