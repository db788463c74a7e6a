import { z } from 'zod'

/** A message that the e-mail relay holds, as far as it tells what it is about. */
export interface RelayMessage {
  /** Id of the document that it tells of, when this server sent it. */
  reference?: string | undefined
  /** Of an investor request's content, see fingerprint.server.ts. */
  fingerprint?: string | undefined
}

/** The messages of the embedded relay. Every method rejects while the relay does not answer. */
export interface RelayMessages {
  list: () => Promise<readonly RelayMessage[]>
  erase: (about: { reference: string } | { fingerprint: string }) => Promise<void>
}

const TIMEOUT_MS = 5_000

const listShape = z.object({
  messages: z.array(
    z.object({ reference: z.string().optional(), fingerprint: z.string().optional() }),
  ),
})

/** @param origin of the relay, as `env().relay` */
export function relayMessages(origin: string): RelayMessages {
  const ask = async (method: string, query = '') => {
    const response = await fetch(`${origin}/messages${query}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return response
    const failure = { statusCode: response.status }
    throw Object.assign(new Error('The e-mail relay refused.'), failure)
  }
  return {
    list: async () => listShape.parse(await (await ask('GET')).json()).messages,
    erase: async (about) => {
      const response = await ask('DELETE', `?${new URLSearchParams(about).toString()}`)
      await response.body?.cancel()
    },
  }
}
