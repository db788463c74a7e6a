import { randomUUID } from 'node:crypto'
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
  const { dir, projectId, dataset, publicUrl, adminEmail, historyKeep } = options
  const { clock = () => new Date(), newId = randomUUID, log = () => undefined } = options
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
        sendMail: options.sendMail,
        approvals: options.approvals,
        origins: createOrigins(publicUrl, options.allowedOrigins ?? []),
        quotas: createQuotas(),
        pictureQueue: createPictureQueue(),
        workerIdleMs: options.workerIdleMs ?? WORKER_IDLE_MS,
      },
    )
    return { datasets, core: datasets.open(dataset).core }
  }
  const { datasets, core } = closeOnError(db, open)
  const links = createLinkChecker({ privateOrigins: options.linkOrigins ?? [], clock })
  const server = createServer(createApp(core, datasets, links))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const closeSockets = serveSockets(server, core, datasets)
  let stopReleaseWorker: () => void = () => undefined

  const ensureAdministrator = (email: string) =>
    core.accounts.ensureAdministrator({
      email,
      password: options.adminPassword,
      token: options.adminToken,
      tokenFile: options.adminTokenFile ?? path.join(dir, 'admin-token'),
    })

  return {
    context: core,
    datasets,
    async listen(port, host = '127.0.0.1') {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      })
      stopReleaseWorker = startReleaseWorker(datasets, {
        clock,
        log,
        check: options.checkRelease,
      })
      const address = { port: getPort(server.address()) }
      if (adminEmail === undefined) return address
      return { ...address, administrator: await ensureAdministrator(adminEmail) }
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
