import { ClientError, createClient, type ClientConfig } from '@sanity/client'

/** The project and the dataset of every lake that tests start. */
export const PROJECT = 'embedded'
export const DATASET = 'production'

/** Options of a client for `apiHost` itself instead of a project's host. */
const direct = { useProjectHostname: false, useCdn: false }

/** Creates a real client for the lake at this origin. */
export function createLakeClient(origin: string, config: Partial<ClientConfig> = {}) {
  return createClient({
    projectId: PROJECT,
    dataset: DATASET,
    apiVersion: '2025-02-19',
    apiHost: origin,
    ...direct,
    ...config,
  })
}

/**
 * Requests a history endpoint of a lake.
 * @param token of any role that may read
 * @param path below `data/history/{dataset}/`, with its query string
 * @returns the body as text: JSON, or one transaction a line
 * @throws ClientError, ServerError
 */
export async function readHistory(origin: string, token: string, path: string): Promise<string> {
  const uri = `/data/history/${DATASET}/${path}`
  // The client parses JSON and returns NDJSON as text.
  const body = await createLakeClient(origin, { token }).request<unknown>({ uri })
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/**
 * Returns the error with which the lake rejects a request of the client.
 * @throws Error when the request succeeds, or fails for another reason
 */
export async function getRejection(request: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await request.then(
    () => 'success',
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error(`Expected the lake to reject the request, got ${String(error)}`)
}
