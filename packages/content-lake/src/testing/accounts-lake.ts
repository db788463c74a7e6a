import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { onTestFinished } from 'vitest'
import type { LakeContext } from '../context'
import type { Role } from '../types'
import { ApiError } from '../errors'
import { openDatabase } from '../store/database'
import { createDocumentStore } from '../store/sqlite-document-store'
import { createAssetFiles } from '../media/asset-files'
import { createAccounts, type AccountsOptions } from '../accounts/accounts'
import type { SendMail } from '../types'

const sendError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) next(error)
  else if (error instanceof ApiError) response.status(error.status).json(error.body())
  else response.status(500).json({ message: String(error) })
}

/** Low, because hashing of passwords would take most of the time. */
const hashCost = { N: 2 ** 10, r: 8, p: 1 }

/**
 * Starts some routes of the lake with HTTP, database and files, until the test ends.
 * @param mount adds the routes under test to the app
 */
export async function startTestLake(
  mount: (app: Express, ctx: LakeContext) => void,
  { sendMail, ...options }: AccountsOptions & { readonly sendMail?: SendMail } = {},
) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'lake-test-'))
  const logged: string[] = []
  const log = (message: string, facts?: object) => {
    logged.push(`${message} ${JSON.stringify(facts ?? {})}`)
  }
  let now = Date.parse('2025-06-01T12:00:00Z')
  let ids = 0
  const clock = () => new Date(now)
  const newId = () => `id${String(++ids)}`
  const db = openDatabase(dir)
  const accounts = createAccounts(db, { clock, newId, log, hashCost, ...options })

  const app = express().set('trust proxy', 'loopback')
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const documents = createDocumentStore(db, log)
  const isPrivate = () => false
  const assets = createAssetFiles({ lakeDir: dir, dir, db, documents, isPrivate, clock, log })
  const ctx: LakeContext = {
    projectId: 'embedded',
    dataset: 'production',
    dir,
    publicUrl: origin,
    db,
    documents,
    assets,
    accounts,
    sendMail,
    clock,
    newId,
    log,
  }
  mount(app, ctx)
  app.use(sendError)
  onTestFinished(async () => {
    assets.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    db.close()
    rmSync(dir, { recursive: true, force: true })
  })

  return {
    ctx,
    dir,
    origin,
    logged,
    advanceClock: (ms: number) => {
      now += ms
    },
    /** @returns the header of a new API token */
    authorization: (role: Role) => ({
      authorization: `Bearer ${accounts.createToken({ label: role, role }).token}`,
    }),
  }
}
