import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ClientConfig } from '@sanity/client'
import { afterAll, onTestFinished } from 'vitest'
import type { Role } from '../../lake/context'
import { createLake } from '../../lake/server'
import { clientAt, DATASET, PROJECT } from './lake-client'

export interface StartOptions {
  /** Use this folder, left there by an earlier lake, instead of a new one. */
  readonly folder?: string
  readonly publicUrl?: string
  /** As in `LakeOptions`. */
  readonly allowedOrigins?: readonly string[]
  /** Tells the lake the time; that of the machine when left out. */
  readonly clock?: () => Date
  /** As in `LakeOptions`. */
  readonly evaluatorIdleMs?: number
  /** Takes what stops and removes the lake, where it shall outlive the test. */
  readonly atEnd?: (cleanUp: () => Promise<void>) => void
}

/** Called at the top of a file: takes what is to be done when all its tests have ended. */
export function atEndOfFile(): (cleanUp: () => Promise<void>) => void {
  const cleanUps: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp()
  })
  return (cleanUp) => cleanUps.push(cleanUp)
}

/** Starts a real lake on a free port with a folder of its own; both are gone when the test ends. */
export async function startLake({
  folder,
  publicUrl = 'https://example.test/lake',
  allowedOrigins = [],
  clock = () => new Date(),
  evaluatorIdleMs = 60_000,
  atEnd = onTestFinished,
}: StartOptions = {}) {
  const dir = folder ?? mkdtempSync(path.join(os.tmpdir(), 'lake-'))
  const logged: string[] = []
  const lake = createLake({
    dir,
    projectId: PROJECT,
    dataset: DATASET,
    publicUrl,
    allowedOrigins,
    clock,
    evaluatorIdleMs,
    log: (message, facts) => logged.push(`${message} ${JSON.stringify(facts ?? {})}`),
  })
  const { port } = await lake.listen(0)
  const origin = `http://127.0.0.1:${port}`
  let running = true
  const stop = async () => {
    if (!running) return
    running = false
    await lake.close()
  }
  atEnd(async () => {
    await stop()
    rmSync(dir, { recursive: true, force: true })
  })

  const tokenOf = (role: Role) => lake.context.accounts.createToken({ label: role, role }).token
  const client = (config?: Partial<ClientConfig>) => clientAt(origin, config)
  return {
    dir,
    origin,
    lake,
    logged,
    stop,
    tokenOf,
    /** Nobody: no token. */
    anonymous: (config?: Partial<ClientConfig>) => client(config),
    /** Someone with a role and a fresh token. */
    as: (role: Role, config?: Partial<ClientConfig>) => client({ token: tokenOf(role), ...config }),
  }
}
