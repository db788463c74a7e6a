import { clientAt, DATASET } from './lake-client'

/**
 * Reads what the history of a lake has at an address that it is sure to have.
 * @param token of anybody who may read
 * @param path below `data/history/{dataset}/`, with its parameters
 * @returns the answer as text: JSON, or of transactions one of them in each line
 * @throws ClientError, ServerError of the client when it is not answered
 */
export async function readHistory(origin: string, token: string, path: string): Promise<string> {
  const uri = `/data/history/${DATASET}/${path}`
  // The client parses what is JSON, and leaves lines of it as they are.
  const answer = await clientAt(origin, { token }).request<unknown>({ uri })
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}
