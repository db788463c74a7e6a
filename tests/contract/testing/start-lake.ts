import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ClientConfig } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { createLake, type LakeOptions } from 'content-lake/server'
import type { Role } from 'content-lake/types'
import { createLakeClient, DATASET, PROJECT } from './lake-client'

export interface StartOptions extends Partial<Omit<LakeOptions, 'dir' | 'dataset' | 'log'>> {
  /** Data folder of an earlier lake; a new one by default. */
  readonly folder?: string
  /** Registers the clean-up: after the test, or `afterAll` for a lake of a file. */
  readonly onCleanUp?: (cleanUp: () => Promise<void>) => void
}

/** Starts a real lake on a free port; by default with a new folder, until the test ends. */
export async function startLake({
  folder,
  onCleanUp = onTestFinished,
  projectId = PROJECT,
  ...options
}: StartOptions = {}) {
  const dir = folder ?? mkdtempSync(path.join(os.tmpdir(), 'lake-'))
  const logged: string[] = []
  const lake = createLake({
    publicUrl: 'https://example.test/lake',
    ...options,
    dir,
    projectId,
    dataset: DATASET,
    log: (message, facts) => logged.push(`${message} ${JSON.stringify(facts ?? {})}`),
  })
  const { port } = await lake.listen(0)
  const origin = `http://127.0.0.1:${port}`
  let isRunning = true
  const stop = async () => {
    if (!isRunning) return
    isRunning = false
    await lake.close()
  }
  onCleanUp(async () => {
    await stop()
    rmSync(dir, { recursive: true, force: true })
  })

  const getToken = (role: Role) => lake.context.accounts.createToken({ label: role, role }).token
  const client = (config?: Partial<ClientConfig>) =>
    createLakeClient(origin, { projectId, ...config })
  /** Creates a client with a new token of this role. */
  const as = (role: Role, config?: Partial<ClientConfig>) =>
    client({ token: getToken(role), ...config })
  return {
    dir,
    origin,
    lake,
    logged,
    stop,
    getToken,
    /** Creates a client without a token. */
    anonymous: (config?: Partial<ClientConfig>) => client(config),
    as,
    /** A new client of an editor. */
    get editor() {
      return as('editor')
    },
  }
}
