import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, type SanityClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { clientConfig } from '#config/client-config'
import type { CheckedDocument } from '../content-check/finding'

/** A dataset in memory, read-only. */
export interface OfflineDataset {
  readonly client: SanityClient
  close(): Promise<void>
}

/** Starts a server that answers GROQ queries, for validation rules that query the dataset. */
export async function startOfflineDataset(
  documents: readonly CheckedDocument[],
): Promise<OfflineDataset> {
  const server = createServer((request, response) => {
    answerQuery(documents, request.url ?? '/').then(
      (result) => response.setHeader('content-type', 'application/json').end(result),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const apiHost = `http://127.0.0.1:${port}`
  const client = createClient(
    clientConfig({
      kind: 'embedded',
      projectId: 'offline',
      dataset: 'production',
      apiHost,
      publicApiHost: apiHost,
    }),
  )
  return {
    client,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function answerQuery(documents: readonly CheckedDocument[], url: string) {
  const { searchParams } = new URL(url, 'http://localhost')
  const params = Object.fromEntries(
    [...searchParams]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, json]): [string, unknown] => [name.slice(1), JSON.parse(json)]),
  )
  const query = parse(`${searchParams.get('query') ?? ''}\n`, { params })
  const value = await evaluate(query, { dataset: documents, params })
  return JSON.stringify({ result: (await value.get()) as unknown })
}
