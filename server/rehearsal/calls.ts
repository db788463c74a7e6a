import type { IncomingMessage, ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import type { Fault, Rehearsal, Service, Switches } from '../../config/rehearsal.server'
import { wordingOf } from './wordings'

/** Does with calls of outside services what their switches say. */
export interface Calls {
  /** @returns false when no service goes by that name */
  answer: (name: string, request: IncomingMessage, response: ServerResponse) => boolean
  /** Ends what is under way, of one service or of all: what it does now holds for everything. */
  cut: (service?: Service) => void
}

/** An event stream may be silent for long. */
const SILENCE_LIMIT_MS = 120_000

/** @param present what the services do at the moment */
export function createCalls({ ways }: Pick<Rehearsal, 'ways'>, present: () => Switches): Calls {
  const proxy = createProxyServer({ changeOrigin: true, proxyTimeout: SILENCE_LIMIT_MS })
  const underWay = new Map<ServerResponse, Service>()

  return {
    answer(name, request, response) {
      const way = ways.get(name)
      if (way === undefined) return false
      underWay.set(response, way.service)
      response.once('close', () => underWay.delete(response))
      const { [way.service]: fault, delayMs } = present()
      const [path = ''] = (request.url ?? '').split('?')
      const target = way.elsewhere?.[path] ?? way.target
      const pass = () => {
        delete request.headers.cookie
        // A service that cannot be reached is none that answers 502.
        proxy.web(request, response, { target }).catch(() => response.destroy())
      }
      act({ fault, delayMs, service: way.service, pass }, request, response)
      return true
    },
    cut(service) {
      for (const [response, of] of underWay) {
        if (service === undefined || of === service) response.destroy()
      }
    },
  }
}

interface Act {
  fault: Fault
  delayMs: number
  service: Service
  pass: () => void
}

function act(
  { fault, delayMs, service, pass }: Act,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (fault) {
    case 'ok':
      pass()
      return
    case 'slow': {
      const timer = setTimeout(pass, delayMs)
      response.once('close', () => clearTimeout(timer))
      return
    }
    case 'refuse':
      request.socket.resetAndDestroy()
      return
    case 'vanish':
      // Read, so that it is noticed when the caller gives up.
      request.resume()
      return
    default:
      request.resume()
      refuse(response, service, Number(fault))
  }
}

function refuse(response: ServerResponse, service: Service, status: number): void {
  const { contentType, body } = wordingOf(service, status)
  response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body)
}
