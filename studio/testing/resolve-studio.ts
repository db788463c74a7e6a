import { createClient } from '@sanity/client'
import { type CurrentUser, createMockAuthStore, resolveConfig, type Workspace } from 'sanity'
import { lakeConfig } from '#app/testing/lake-config'
import { studioConfig } from '../studio-config'

const address = lakeConfig('http://127.0.0.1:9/lake')

/** Resolves the Studio's configuration without any request. It needs a global `window`. */
export async function resolveStudio(
  currentUser: CurrentUser | null,
  dataset: string,
  options: Parameters<typeof studioConfig>[1],
): Promise<Workspace> {
  const config = studioConfig(
    {
      projectId: 'embedded',
      dataset,
      auth: createMockAuthStore({ client: createClient(address), currentUser }),
      unstable_clientFactory: (changed) => createClient({ ...address, ...changed }),
    },
    options,
  )
  const [workspace] = await new Promise<Workspace[]>((resolve, reject) => {
    resolveConfig(config).subscribe({ next: resolve, error: reject })
  })
  if (!workspace) throw new Error('The configuration has no workspace.')
  return workspace
}
