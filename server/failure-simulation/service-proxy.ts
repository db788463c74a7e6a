import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { createProxyServer } from 'httpxy'
import type {
  FailureMode,
  FailureSettings,
  FailureSimulation,
  Service,
} from '../../config/failure-simulation.server'

/** Forwards calls of external services, or fails them. */
interface ServiceProxy {
  /** @returns false when no service has that name */
  handle: (name: string, request: IncomingMessage, response: ServerResponse) => boolean
  /** Ends the open calls of one service or of all. */
  abort: (service?: Service) => void
}

/** Event streams may be silent for long. */
const SILENCE_LIMIT_MS = 120_000

/** @param settings returns the current failures */
export function createServiceProxy(
  routes: FailureSimulation['routes'],
  settings: () => FailureSettings,
): ServiceProxy {
  const proxy = createProxyServer({ changeOrigin: true, proxyTimeout: SILENCE_LIMIT_MS })
  const open = new Map<ServerResponse, Service>()

  return {
    handle(name, request, response) {
      const route = routes.get(name)
      if (route === undefined) return false
      const { service } = route
      open.set(response, service)
      response.once('close', () => open.delete(response))
      const { [service]: mode, delayMs } = settings()
      const [path = ''] = (request.url ?? '').split('?')
      const target = route.targetsByPath?.[path] ?? route.target
      const forward = () => {
        delete request.headers.cookie
        // Callers of an unreachable service see a closed connection, not a 502.
        proxy.web(request, response, { target }).catch(() => response.destroy())
      }
      respond({ mode, delayMs, service, forward }, request, response)
      return true
    },
    abort(service) {
      for (const [response, serviceOfCall] of open) {
        if (service === undefined || serviceOfCall === service) response.destroy()
      }
    },
  }
}

interface Call {
  mode: FailureMode
  delayMs: number
  service: Service
  forward: () => void
}

function respond(
  { mode, delayMs, service, forward }: Call,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (mode) {
    case 'ok':
      forward()
      return
    case 'slow': {
      const timer = setTimeout(forward, delayMs)
      response.once('close', () => clearTimeout(timer))
      return
    }
    case 'refuse':
      request.socket.resetAndDestroy()
      return
    case 'vanish':
      // Node notices a closed connection only while it reads.
      request.resume()
      return
    case 'html':
      request.resume()
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
      response.end('<!doctype html><title>Mantenimiento</title>')
      return
    case 'half':
      request.resume()
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': 1_000,
        'Cache-Control': 'no-store',
      })
      response.write('{"result": [{"_id": "', () => response.destroy())
      return
    default:
      request.resume()
      sendError(response, service, Number(mode))
  }
}

/** Error bodies by service: JSON for an object, plain text for a string. */
const errorBodies: Record<Service, (status: number, reason: string) => object | string> = {
  email: (status, reason) => (status === 451 ? 'Unavailable For Headless Browser' : reason),
  captcha: (code, message) => ({ error: { code, message } }),
  analytics: (_status, error) => ({ status: 0, error }),
  recorder: (_status, reason) => reason,
  dataset: (statusCode, error) => ({ statusCode, error, message: `Simulated failure: ${error}` }),
  files: (_status, reason) => reason,
}

function sendError(response: ServerResponse, service: Service, status: number): void {
  const body = errorBodies[service](status, STATUS_CODES[status] ?? String(status))
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'Content-Type': `${isText ? 'text/plain' : 'application/json'}; charset=utf-8`,
    'Cache-Control': 'no-store',
  })
  response.end(isText ? body : JSON.stringify(body))
}
