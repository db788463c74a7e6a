import { z } from 'zod'

/** The identifiers of a message in the mail relay. */
export interface RelayMessage {
  /** Id of its document, when the server sent it. */
  reference?: string | undefined
  /** Fingerprint of an investor request's content, see fingerprint.server.ts. */
  fingerprint?: string | undefined
}

export type RelayMessages = ReturnType<typeof createRelayMessages>

const TIMEOUT_MS = 5_000

const listShape = z.object({
  messages: z.array(
    z.object({ reference: z.string().optional(), fingerprint: z.string().optional() }),
  ),
})

/**
 * The messages of the embedded relay. Every method rejects while the relay is unreachable.
 * @param origin of the relay, as `env().relay`
 */
export function createRelayMessages(origin: string) {
  const call = async (method: string, query = '') => {
    const response = await fetch(`${origin}/messages${query}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return response
    const failure = { statusCode: response.status }
    throw Object.assign(new Error('The mail relay rejected the call.'), failure)
  }
  return {
    list: async (): Promise<readonly RelayMessage[]> =>
      listShape.parse(await (await call('GET')).json()).messages,
    remove: async (name: { reference: string } | { fingerprint: string }) => {
      const response = await call('DELETE', `?${new URLSearchParams(name).toString()}`)
      await response.body?.cancel()
    },
  }
}
