import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { createAccounts } from './accounts/accounts'
import type { Administrator } from './accounts/administrator'
import type { Log } from './context'
import { createApp } from './app'
import type { LakeCore } from './core'
import { createEvaluator } from './evaluator/evaluator'
import { createHistory } from './history/history'
import { createOrigins } from './origins'
import { startPruning } from './history/pruning'
import { pruneHistory, type Retention } from './history/retention'
import { serveSockets } from './sockets'
import { prepareDataFolder } from './store/data-folder'
import { openDatabase } from './store/database'
import { createPresenter } from './store/presented'
import { createDocumentStore } from './store/sqlite-document-store'
import { createStreams } from './streams/open-stream'

export interface LakeOptions {
  /** Folder of the database, the assets and the image cache; made when missing. */
  readonly dir: string
  readonly projectId: string
  readonly dataset: string
  /** Where browsers reach this API, without a final slash. */
  readonly publicUrl: string
  /** Origins beside that of `publicUrl` whose pages may use the API; none by default. */
  readonly allowedOrigins?: readonly string[]
  readonly clock?: () => Date
  readonly newId?: () => string
  readonly log?: Log
  /** How long evaluators of queries without work stay, in milliseconds; a minute when left out. */
  readonly evaluatorIdleMs?: number
  /** How much of the history is kept; all of it when left out. */
  readonly historyKeep?: Retention | undefined
  /** With an address an administrator and a token for local commands are made sure of. */
  readonly adminEmail?: string | undefined
  readonly adminPassword?: string | undefined
  readonly adminToken?: string | undefined
  /** Where a generated token is left. */
  readonly adminTokenFile?: string | undefined
}

export interface Lake {
  readonly context: LakeCore
  /**
   * Starts answering.
   * @param port 0 for any that is free
   * @throws Error of Node (`EADDRINUSE`, …) when the port cannot be had
   */
  listen(port: number, host?: string): Promise<{ port: number; administrator?: Administrator }>
  /** Ends every connection and closes the database. What was answered stays stored. */
  close(): Promise<void>
}

const EVALUATOR_IDLE_MS = 60_000
/** Browsers and proxies keep connections longer than Node's 5 s and would write into a closed one. */
const KEEP_ALIVE_MS = 65_000

/**
 * The embedded Content Lake: one project with one dataset, in one folder.
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
    present: createPresenter(publicUrl),
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
      const address = { port: portOf(server.address()) }
      if (adminEmail === undefined) return address
      return { ...address, administrator: await ensureAdministrator(adminEmail) }
    },
    async close() {
      stopPruning?.()
      // Before their connections, which may be told after the database is closed.
      streams.close()
      const socketsClosed = closeSockets()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      await socketsClosed
      // Not before: nobody is left who would be told that it has ended.
      core.evaluator.close()
      db.close()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The lake has no port.')
  return address.port
}
