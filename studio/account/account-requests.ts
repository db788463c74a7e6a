import { ClientError } from '@sanity/client'
import { useCallback } from 'react'
import type { z } from 'zod'
import { useDatasetClient } from '../components/use-dataset-client'

/** A request to the accounts of the embedded lake, whose answer has to match a schema. */
export type AccountRequest = <Answer>(
  schema: z.ZodType<Answer>,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  /** Below the API's version. */
  path: string,
  body?: object,
) => Promise<Answer>

/** @returns sends requests about accounts; they throw ClientError or ZodError */
export function useAccountRequest(): AccountRequest {
  const client = useDatasetClient()
  return useCallback(
    async (schema, method, url, body) =>
      schema.parse(await client.request<unknown>({ method, url, body, tag: 'account' })),
    [client],
  )
}

/** The key of the text about a rejected request with a password or code. */
export function describeRejection(error: unknown): 'wrong' | 'tooMany' | 'failed' {
  const status = readStatus(error)
  if (status === 403) return 'wrong'
  return status === 429 ? 'tooMany' : 'failed'
}

/** @returns the HTTP status of a rejected request */
export function readStatus(error: unknown): number | undefined {
  return error instanceof ClientError ? error.statusCode : undefined
}
