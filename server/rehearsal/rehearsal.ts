import express, { type RequestHandler, type Response } from 'express'
import { REHEARSAL_PATH, allWell, type Rehearsal } from '../../config/rehearsal.server'
import { isForeignPage, isLocal } from '../../developer/callers'
import { trustsAny } from '../client-address'
import type { Answer } from '../handler'
import { createCalls } from './calls'
import { panelPage, panelPolicy, RESET } from './panel-page'
import { createSwitchboard } from './switchboard'

/** Stands before the outside services, with a panel of their switches (ERR-02). */
export interface RehearsalServer {
  /** Everything under REHEARSAL_PATH. */
  answer: Answer
  /** Ends what is under way. */
  close: () => void
}

/**
 * Makes the rehearsal. Whoever is not at this machine, or comes by another name than its own, finds
 * nothing here; pages of other origins are refused.
 */
export function createRehearsal(settings: Rehearsal): RehearsalServer {
  const switchboard = createSwitchboard(settings.switches)
  const calls = createCalls(settings, switchboard.present)
  const used = new Set([...settings.ways.values()].map(({ service }) => service))
  const app = express()
  app.disable('x-powered-by')
  app.use(onlyHere, refuseForeignPages)

  app.get(REHEARSAL_PATH, (_request, response) => {
    sendPanel(response, panelPage(switchboard.present(), used))
  })
  const form = express.urlencoded({ extended: false, limit: '4kb' })
  app.post(REHEARSAL_PATH, form, ({ body }: { body: Record<string, unknown> }, response) => {
    const { [RESET]: reset, ...given } = body
    const changed = switchboard.set(reset === undefined ? given : { ...allWell })
    if (changed === undefined) {
      response.status(400).type('txt').send('Bad Request')
      return
    }
    for (const service of changed) calls.cut(service)
    response.redirect(303, REHEARSAL_PATH)
  })
  app.use(`${REHEARSAL_PATH}/:name`, (request, response, next) => {
    if (!calls.answer(request.params.name, request, response)) next()
  })
  app.use((_request, response) => {
    notFound(response)
  })
  return { answer: app, close: () => calls.cut() }
}

const isHere = trustsAny(['loopback'])

const onlyHere: RequestHandler = (request, response, next) => {
  if (isHere(request.socket.remoteAddress ?? '') && isLocal(request)) next()
  else notFound(response)
}

const refuseForeignPages: RequestHandler = (request, response, next) => {
  if (isForeignPage(request)) response.status(403).type('txt').send('Forbidden')
  else next()
}

function notFound(response: Response): void {
  response.status(404).type('txt').send('Not Found')
}

function sendPanel(response: Response, page: string): void {
  response
    .set({
      'Content-Security-Policy': panelPolicy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
    })
    .type('html')
    .send(page)
}
