import { expect } from 'vitest'
import { DATASET } from './lake-client'

/**
 * Reads what the history of a lake has at an address that it is sure to have.
 * @param token of anybody who may read
 * @param path below `data/history/{dataset}/`, with its parameters
 * @returns the answer as text
 */
export async function readHistory(origin: string, token: string, path: string): Promise<string> {
  const answer = await fetch(`${origin}/v2025-02-19/data/history/${DATASET}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  return answer.text()
}
