import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { createAccounts } from './accounts/accounts'
import type { Administrator } from './accounts/administrator'
import { createApp } from './app'
import type { LakeCore } from './context'
import type { Log } from './types'
import { createEvaluator } from './evaluator/evaluator'
import { createHistory } from './history/history'
import { createOrigins } from './origins'
import { startPruning } from './history/pruning'
import { pruneHistory, type Retention } from './history/retention'
import { serveSockets } from './sockets'
import { prepareDataFolder } from './store/data-folder'
import { openDatabase } from './store/database'
import { createPresenter } from './store/presenter'
import { createDocumentStore } from './store/sqlite-document-store'
import { createStreams } from './streams/open-stream'

export interface LakeOptions {
  /** Folder of the database, the assets and the image cache; created when missing. */
  readonly dir: string
  readonly projectId: string
  readonly dataset: string
  /** Base URL of this API for browsers, without a final slash. */
  readonly publicUrl: string
  /** Origins beside that of `publicUrl` that may use the API; none by default. */
  readonly allowedOrigins?: readonly string[]
  readonly clock?: () => Date
  readonly newId?: () => string
  readonly log?: Log
  /** After how many milliseconds an idle evaluator ends; by default a minute. */
  readonly evaluatorIdleMs?: number
  /** How much of the history is kept; by default all of it. */
  readonly historyKeep?: Retention | undefined
  /** When set, the lake ensures that an administrator and a token for local commands exist. */
  readonly adminEmail?: string | undefined
  readonly adminPassword?: string | undefined
  readonly adminToken?: string | undefined
  /** Where a generated token is written; by default `admin-token` in `dir`. */
  readonly adminTokenFile?: string | undefined
}

export interface Lake {
  readonly context: LakeCore
  /**
   * @param port 0 for any free port
   * @throws Error of Node (`EADDRINUSE`, …) when the port is not available
   */
  listen(port: number, host?: string): Promise<{ port: number; administrator?: Administrator }>
  /** Ends every connection and closes the database. Answered writes stay stored. */
  close(): Promise<void>
}

const EVALUATOR_IDLE_MS = 60_000
/** Longer than browsers and proxies reuse connections. With Node's 5 s they would use closed ones. */
const KEEP_ALIVE_MS = 65_000

/**
 * Creates the embedded Content Lake: one project with one dataset, in one folder.
 * @throws FolderInUseError when another process has the folder open
 */
export function createLake(options: LakeOptions): Lake {
  const { dir, projectId, dataset, publicUrl, adminEmail, historyKeep } = options
  const { clock = () => new Date(), newId = randomUUID, log = () => undefined } = options
  const db = openDatabase(dir, log)
  prepareDataFolder(dir, log)
  const documents = createDocumentStore(db, log)
  const core: LakeCore = {
    ...{ projectId, dataset, dir, publicUrl, db, clock, newId, log, documents },
    evaluator: createEvaluator({
      ...{ projectId, dataset, publicUrl, clock, log, documents },
      idleMs: options.evaluatorIdleMs ?? EVALUATOR_IDLE_MS,
    }),
    accounts: createAccounts(db, { clock, newId, log }),
    history: createHistory(db),
    origins: createOrigins(publicUrl, options.allowedOrigins ?? []),
    present: createPresenter({ projectId, publicUrl }),
  }
  const stopPruning = historyKeep && startPruning(() => pruneHistory(db, clock(), historyKeep), log)
  const streams = createStreams(core)
  const server = createServer(createApp(core, streams.open))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const closeSockets = serveSockets(server, core, streams.open)

  const ensureAdministrator = (email: string) =>
    core.accounts.ensureAdministrator({
      email,
      password: options.adminPassword,
      token: options.adminToken,
      tokenFile: options.adminTokenFile ?? path.join(dir, 'admin-token'),
    })

  return {
    context: core,
    async listen(port, host = '127.0.0.1') {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      })
      const address = { port: getPort(server.address()) }
      if (adminEmail === undefined) return address
      return { ...address, administrator: await ensureAdministrator(adminEmail) }
    },
    async close() {
      stopPruning?.()
      // Before their connections: these report the end only after the database is closed.
      streams.close()
      const socketsClosed = closeSockets()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await socketsClosed
      // Last: no stream is left that would report the end of the evaluator as an error.
      core.evaluator.close()
      db.close()
    },
  }
}

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The lake has no port.')
  return address.port
}
