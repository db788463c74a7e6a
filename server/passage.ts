import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createProxyServer, proxyUpgrade } from 'httpxy'
import { clientAddress, type Trusts } from './client-address'

/** The answer while the server behind a passage does not answer. */
export interface Down {
  readonly contentType: string
  readonly body: string
}

/** Passes requests to a server of ours on this machine. */
export interface Passage {
  /** @param named whether the server is told who asks; by default it is */
  web: (request: IncomingMessage, response: ServerResponse, named?: boolean) => void
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/** A listener or an upload may stay open for long; a silent server should not hold a visitor. */
const SILENCE_LIMIT_MS = 120_000

/**
 * Makes a passage. `X-Forwarded-*` are added and cookies stay here: the servers behind it know
 * their callers by other things. `X-Forwarded-For` names the one caller, whatever it said before:
 * they count callers by it.
 * @param target address of the server, e.g. `http://127.0.0.1:3333`
 * @param down what callers get with status 503 while it does not answer
 * @param trusts the proxies in front of this process
 */
export function createPassage(target: string, down: Down, trusts: Trusts): Passage {
  // Without an end to their number: event streams hold theirs for as long as they last, and with
  // the proxy's own agent a few hundred of them would keep everybody else waiting.
  const agent = new Agent({ keepAlive: true })
  const proxy = createProxyServer({ target, agent, proxyTimeout: SILENCE_LIMIT_MS })

  const web: Passage['web'] = (request, response, named = true) => {
    if (response.socket === null) {
      // It came behind another on the same connection. What is passed on before its turn would never
      // be told that the connection has ended, and an event stream would stay open for ever.
      response.once('socket', () => web(request, response, named))
      return
    }
    delete request.headers.cookie
    // The proxy itself would leave what the sender made up as it is.
    if (named) request.headers['x-forwarded-for'] = clientAddress(request, trusts)
    proxy.web(request, response, { xfwd: named }).catch(() => refuse(response, down))
  }

  return {
    web,
    upgrade(request, socket, head) {
      delete request.headers.cookie
      request.headers['x-forwarded-for'] = clientAddress(request, trusts)
      // Clients need not close their side of what has been answered.
      socket.once('finish', () => socket.destroy())
      // It ends the socket itself, after the answer if the server gave another than was asked for.
      proxyUpgrade(target, request, socket, head, { xfwd: false }).catch(() => undefined)
    },
  }
}

function refuse(response: ServerResponse, { contentType, body }: Down): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.writeHead(503, {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  })
  response.end(body)
}
