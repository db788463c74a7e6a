import type { SanityClient } from '@sanity/client'
import { createMockAuthStore, resolveConfig, type Workspace } from 'sanity'
import { schemaTypes } from '../index'

/**
 * Creates a workspace with the schemas and without a user, for validation outside the Studio. It needs
 * a global `window`: it listens to its events, and the validation uses its timers.
 */
export function createWorkspace(client: SanityClient): Promise<Workspace> {
  const { projectId = '', dataset = '' } = client.config()
  const workspaces = resolveConfig({
    name: 'default',
    projectId,
    dataset,
    auth: createMockAuthStore({ client, currentUser: null }),
    schema: { types: schemaTypes },
  })
  return new Promise((resolve, reject) => {
    workspaces.subscribe({
      next: ([workspace]) => {
        if (workspace !== undefined) resolve(workspace)
      },
      error: reject,
    })
  })
}
