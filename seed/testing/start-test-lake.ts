import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { afterAll } from 'vitest'
import { lakeConfig } from '#app/testing/lake-config'
import { createLake } from 'content-lake/server'

export const LAKE_TOKEN = 'seed-test-token-0123456789abcdefghij'

/**
 * Starts an embedded lake in a temporary folder until the tests of the file end.
 * @returns a client that reads and writes all documents, drafts included
 */
export async function startTestLake(): Promise<SanityClient> {
  const dir = await mkdtemp(path.join(tmpdir(), 'seed-lake-'))
  const lake = createLake({
    dir,
    projectId: 'embedded',
    dataset: 'production',
    publicUrl: 'http://127.0.0.1/lake',
    adminEmail: 'admin@localhost.localdomain',
    adminToken: LAKE_TOKEN,
  })
  afterAll(async () => {
    await lake.close()
    await rm(dir, { recursive: true, force: true })
  })
  const { port } = await lake.listen(0)
  const config = lakeConfig(`http://127.0.0.1:${port}`)
  return createClient({ ...config, token: LAKE_TOKEN, perspective: 'raw' })
}
