import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { clientConfig } from '#config/client-config'
import { variablesWith } from '#config/variables.server.mjs'
import { findFreePort } from '#scripts/lib/free-port'
import { startTestInstance, type TestInstance } from '#scripts/lib/test-instance'
import { type HostedSanity, startHostedSanity } from '../../fakes/hosted-sanity'
import { seededData } from './seeded-data'

export const PROJECT = 'blog7abc'
export const administrator = { email: 'ana@example.test', password: 'una clave bien larga' }

/** Token with the least rights that the site needs, see docs/hosted-sanity.md. */
export const SITE_TOKEN = 'token-of-the-site-with-the-rights-of-its-role'

/** The types that the site may write, from the table of settings in the docs. */
function readSiteTypes(): string[] {
  const text = readFileSync('docs/hosted-sanity.md', 'utf8')
  const [, list = ''] = /`SANITY_WRITE_TOKEN`.*`_type in (\[.+?\])`/.exec(text) ?? []
  return z.array(z.string()).parse(JSON.parse(list))
}

/** The hosted service with the seed dataset. */
export interface HostedDataset {
  readonly service: HostedSanity
  /** Reads and writes all documents, past the fake. */
  readonly client: SanityClient
  readonly tokens: { readonly editor: string; readonly viewer: string }
  setPrivate: (isPrivate: boolean) => Promise<void>
  /** Starts a site whose dataset is the hosted one. */
  startSite: (variables?: Readonly<Record<string, string>>) => Promise<TestInstance>
  close: () => Promise<void>
}

/**
 * Starts the fake for the hosted service in front of a built lake with the seed dataset.
 * @param studio origin from which a Studio may call it
 */
export async function startHostedDataset(studio: string): Promise<HostedDataset> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hosted-'))
  const seeded = seededData()
  if (seeded === undefined) throw new Error('This needs the seeded data of a run of Playwright.')
  cpSync(path.join(seeded, 'lake'), path.join(dataDir, 'lake'), { recursive: true })
  const port = await findFreePort()
  const adminToken = crypto.randomUUID()
  const lake = fork('build/server/lake.js', {
    env: variablesWith({
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LAKE_PORT: String(port),
      LAKE_PROJECT_ID: PROJECT,
      LAKE_ADMIN_TOKEN: adminToken,
      LAKE_ADMIN_EMAIL: administrator.email,
      LAKE_ADMIN_PASSWORD: administrator.password,
      LAKE_ALLOWED_ORIGINS: studio,
      SANITY_PROJECT_ID: '',
    }),
  })
  await once(lake, 'message')
  const apiHost = `http://127.0.0.1:${port}`
  const source = { projectId: PROJECT, dataset: 'production', apiHost, publicApiHost: apiHost }
  const client = createClient({
    ...clientConfig({ kind: 'embedded', ...source }),
    token: adminToken,
    perspective: 'raw',
  })
  const limited = { types: readSiteTypes(), lakeToken: adminToken }
  const service = await startHostedSanity({
    lake: apiHost,
    projectId: PROJECT,
    limitedTokens: { [SITE_TOKEN]: limited },
  })
  const createToken = async (roleName: string) => {
    const { key } = await client.request<{ key: string }>({
      method: 'POST',
      url: `/projects/${PROJECT}/tokens`,
      body: { label: roleName, roleName },
    })
    return key
  }
  const tokens = { editor: await createToken('editor'), viewer: await createToken('viewer') }
  return {
    service,
    client,
    tokens,
    setPrivate: async (isPrivate) => {
      await client.datasets.edit('production', { aclMode: isPrivate ? 'private' : 'public' })
    },
    startSite: (variables = {}) =>
      startTestInstance('serve', {
        ...service.variables,
        SANITY_PROJECT_ID: PROJECT,
        SANITY_WRITE_TOKEN: SITE_TOKEN,
        SANITY_READ_TOKEN: tokens.viewer,
        ...variables,
      }),
    close: async () => {
      await service.close()
      const exited = once(lake, 'exit')
      lake.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
