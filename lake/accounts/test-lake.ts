import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { onTestFinished } from 'vitest'
import type { LakeContext, Role } from '../context'
import { ApiError } from '../errors'
import { openDatabase } from '../store/database'
import { createDocumentStore } from '../store/sqlite-document-store'
import { createAccounts } from './accounts'

const answerError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) next(error)
  else if (error instanceof ApiError) response.status(error.status).json(error.body())
  else response.status(500).json({ message: String(error) })
}

/**
 * A lake with some routes over real HTTP, database and files, for the tests of those routes; all of
 * it is gone when the test ends.
 * @param mount puts the routes under test into the app
 */
export async function startTestLake(mount: (app: Express, ctx: LakeContext) => void) {
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
  const accounts = createAccounts(db, { clock, newId, log })

  const app = express().set('trust proxy', 'loopback')
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const ctx: LakeContext = {
    projectId: 'embedded',
    dataset: 'production',
    dir,
    publicUrl: origin,
    db,
    documents: createDocumentStore(db, log),
    accounts,
    clock,
    newId,
    log,
  }
  mount(app, ctx)
  app.use(answerError)
  onTestFinished(async () => {
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
    /** Lets time pass on the lake's clock. */
    pass: (ms: number) => {
      now += ms
    },
    /** The Authorization header of a fresh API token. */
    authorization: (role: Role) => ({
      authorization: `Bearer ${accounts.createToken({ label: role, role }).token}`,
    }),
  }
}
