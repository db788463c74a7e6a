import type { RequestListener } from 'node:http'
import express, { type RequestHandler, type Response } from 'express'
import {
  FAILURES_PATH,
  failureSettingsSchema,
  type FailureSimulation,
  noFailures,
  OLD_FAILURES_PATH,
  services,
} from '../../config/failure-simulation.server'
import { isForeignPage, isLocal } from '../../developer/callers'
import { createTrustCheck } from '../client-address'
import { panelPage, panelPolicy, RESET } from './panel-page'
import { createServiceProxy } from './service-proxy'

interface FailureSimulator {
  /** Handles everything under FAILURES_PATH, and redirects the panel's old path. */
  handle: RequestListener
  /** Ends open calls. */
  close: () => void
}

/**
 * Creates the failure simulation (ERR-02): a proxy to the external services, and a panel that sets
 * how each of them fails. Callers from other machines get 404, pages of other origins 403.
 */
export function createFailureSimulation({ initial, routes }: FailureSimulation): FailureSimulator {
  let settings = initial
  const proxy = createServiceProxy(routes, () => settings)
  const usedServices = new Set([...routes.values()].map(({ service }) => service))
  const app = express()
  app.disable('x-powered-by')
  app.use(requireLocalCaller, rejectForeignPages)

  app.get(FAILURES_PATH, (_request, response) => {
    sendPanel(response, panelPage(settings, usedServices))
  })
  const form = express.urlencoded({ extended: false, limit: '4kb' })
  app.post(FAILURES_PATH, form, ({ body }: { body: Record<string, unknown> }, response) => {
    const { [RESET]: reset, ...fields } = body
    const parsed = failureSettingsSchema.safeParse(
      reset === undefined ? { ...settings, ...fields } : noFailures,
    )
    if (!parsed.success) {
      response.status(400).type('txt').send('Bad Request')
      return
    }
    const changed = services.filter((service) => parsed.data[service] !== settings[service])
    settings = parsed.data
    for (const service of changed) proxy.abort(service)
    response.redirect(303, FAILURES_PATH)
  })
  app.use(`${FAILURES_PATH}/:name`, (request, response, next) => {
    if (!proxy.handle(request.params.name, request, response)) next()
  })
  app.get(OLD_FAILURES_PATH, (_request, response) => {
    response.redirect(308, FAILURES_PATH)
  })
  app.use((_request, response) => {
    sendNotFound(response)
  })
  return { handle: app, close: () => proxy.abort() }
}

const isLoopback = createTrustCheck(['loopback'])

const requireLocalCaller: RequestHandler = (request, response, next) => {
  if (isLoopback(request.socket.remoteAddress ?? '') && isLocal(request)) next()
  else sendNotFound(response)
}

const rejectForeignPages: RequestHandler = (request, response, next) => {
  if (isForeignPage(request)) response.status(403).type('txt').send('Forbidden')
  else next()
}

function sendNotFound(response: Response): void {
  response.status(404).type('txt').send('Not Found')
}

function sendPanel(response: Response, page: string): void {
  response
    .set({
      'Content-Security-Policy': panelPolicy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(page)
}
