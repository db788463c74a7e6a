import { createServer } from 'node:http'
import { createClient, type SanityClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { createMockAuthStore, resolveConfig, validateDocument, type Workspace } from 'sanity'
import { vi } from 'vitest'
import { schemaTypes } from '../index'

export interface TestDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

export interface ValidationIssue {
  readonly level: string
  readonly path: string
  readonly message: string
}

const systemFields = { _rev: 'r', _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '' }

/** The Studio's validation over a dataset in memory. */
export interface Validator {
  readonly validate: (document: TestDocument) => Promise<ValidationIssue[]>
  readonly close: () => Promise<void>
}

/**
 * Starts the Studio's validation with these schemas.
 * @param dataset documents for checks that query the dataset
 */
export async function startValidator(dataset: readonly TestDocument[] = []): Promise<Validator> {
  const { client, close } = await serveDataset(dataset)
  // Validation uses only the timers and the events of the window.
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }))
  const workspace = await openWorkspace(client)
  return {
    close: async () => {
      vi.unstubAllGlobals()
      await close()
    },
    validate: async (document) => {
      const markers = await validateDocument({
        document: { ...systemFields, ...document },
        workspace,
        environment: 'studio',
        getDocumentExists: () => Promise.resolve(true),
      })
      return markers.map(({ level, path, message }) => {
        return { level, path: path.map(segmentText).join('.'), message }
      })
    },
  }
}

function segmentText(segment: unknown): string {
  if (typeof segment === 'object' && segment !== null && '_key' in segment) {
    return String(segment._key)
  }
  return String(segment)
}

function openWorkspace(client: SanityClient): Promise<Workspace> {
  const workspaces = resolveConfig({
    name: 'default',
    projectId: 'embedded',
    dataset: 'production',
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

/** Starts a server that answers the client's queries from documents in memory. */
async function serveDataset(dataset: readonly TestDocument[]) {
  const server = createServer((request, response) => {
    answer(dataset, request.url ?? '/').then(
      (result) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ result })),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  const address = { apiHost: `http://127.0.0.1:${bound.port}`, useProjectHostname: false }
  const client = createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    ...address,
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { client, close }
}

async function answer(dataset: readonly TestDocument[], url: string): Promise<unknown> {
  const { searchParams } = new URL(url, 'http://localhost')
  const params = Object.fromEntries(
    [...searchParams]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, json]): [string, unknown] => [name.slice(1), JSON.parse(json)]),
  )
  const query = parse(searchParams.get('query') ?? '', { params })
  const value = await evaluate(query, { dataset, params })
  return value.get()
}
