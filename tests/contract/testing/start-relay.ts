import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import { createTempFolder } from 'content-lake/testing/temp-folder'
import { startRelay as start, type RelayOptions } from 'mail-relay/server'
import { listen } from '#app/testing/listen'
import { validForm } from '#app/testing/investor-requests/valid-form'
import { createHandler } from '#server/handler'
import { createTrustCheck } from '#server/client-address'
import { siteOptions } from '#server/relay'
import { createRelayProxy } from '#server/relay-proxy'

/** The EmailJS ids that the site sends. */
export const ids = { user_id: 'embedded', service_id: 'relay', template_id: 'investor-request' }
export const request = {
  ...validForm,
  user_name: 'Ana Pérez',
  user_email: 'ana@correo.com',
  user_message: 'Hola.\n\n¿Cuál es el mínimo?',
}

/** A message as `GET /messages` lists it. */
interface ListedMessage {
  id: string
  reference?: string
  fingerprint?: string
  createdAt: string
  state: string
}

/**
 * Starts a real relay, and a site that only proxies to it, until the test ends.
 * @param getRemoteAddress simulates the network address of a request to the site
 */
export async function startRelay(
  options: Partial<RelayOptions> = {},
  getRemoteAddress: (request: IncomingMessage) => string = () => '127.0.0.1',
) {
  const dir = options.dir ?? createTempFolder()
  const logged: string[] = []
  const relay = await start(
    {
      ...siteOptions,
      dir,
      from: 'Yapa <no-reply@yapa.example>',
      to: 'equipo@yapa.example',
      keepDays: 90,
      showsPages: true,
      log: (message, facts) => logged.push(`${message} ${JSON.stringify(facts ?? {})}`),
      ...options,
    },
    { port: 0 },
  )
  const origin = `http://127.0.0.1:${relay.port}`
  const site = createServer()
  const handler = createHandler({
    relay: createRelayProxy(origin, createTrustCheck(['loopback'])),
    studio: (_request, response) => response.writeHead(404).end('no page'),
    pages: (_request, response) => response.writeHead(404).end('no page'),
  })
  site.on('request', (request: IncomingMessage, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', {
      value: getRemoteAddress(request),
      configurable: true,
    })
    handler(request, response)
  })
  onTestFinished(() => relay.close())
  return {
    dir,
    origin,
    site: await listen(site),
    logged,
    /** Lists all messages, as the site's server does. */
    messages: async () => {
      const response = await fetch(`${origin}/messages`)
      const { messages } = (await response.json()) as { messages: ListedMessage[] }
      return messages
    },
  }
}

/** Posts JSON or any text to `/send`; returns status and body. */
export async function send(
  origin: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return [response.status, await response.text()] as const
}

/** Posts form data to `/send-form`; returns status and body. */
export async function sendForm(
  origin: string,
  fields: Readonly<Record<string, string | Blob>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const response = await fetch(`${origin}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers,
    body,
  })
  return [response.status, await response.text()] as const
}
