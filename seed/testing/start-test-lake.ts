import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { lakeConfig } from '#app/testing/lake-config'
import { createLake } from 'content-lake/server'

export const LAKE_TOKEN = 'seed-test-token-0123456789abcdefghij'

export interface TestLake {
  /** Reads and writes all documents, drafts included. */
  readonly client: SanityClient
  close(): Promise<void>
}

/** Starts an embedded lake in a temporary folder, on a free port. */
export async function startTestLake(): Promise<TestLake> {
  const dir = await mkdtemp(path.join(tmpdir(), 'seed-lake-'))
  const lake = createLake({
    dir,
    projectId: 'embedded',
    dataset: 'production',
    publicUrl: 'http://127.0.0.1/lake',
    adminEmail: 'admin@localhost.localdomain',
    adminToken: LAKE_TOKEN,
  })
  const { port } = await lake.listen(0)
  const config = lakeConfig(`http://127.0.0.1:${port}`)
  return {
    client: createClient({ ...config, token: LAKE_TOKEN, perspective: 'raw' }),
    close: async () => {
      await lake.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
