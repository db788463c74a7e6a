import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { isForeignPage, isLocal } from '../developer/callers'
import { mailPages } from './endpoints/mail-pages'
import { messages } from './endpoints/messages'
import { send } from './endpoints/send'
import { sendForm } from './endpoints/send-form'
import type { Log } from './log'
import type { Accept } from './messages/mailroom'
import type { Outbox } from './messages/outbox'
import { callLimits } from './service/limits'
import { Refusal, refusals } from './service/refusal'

interface Parts {
  readonly outbox: Outbox
  readonly accept: Accept
  /** Whether there is a page for developers at all. */
  readonly showsPages: boolean
  readonly log: Log
}

const API = '/api/v1.0/email'

/** The HTTP side of the relay: where each path leads, and how an error becomes an answer. */
export function createApp({ outbox, accept, showsPages, log }: Parts): Express {
  const app = express()
  // The site, on this machine, says who asks: it knows which proxies to believe.
  app.set('trust proxy', 'loopback')
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    next()
  })

  const limits = callLimits()
  app.use(API, refuseForeignPages)
  app.options([`${API}/send`, `${API}/send-form`], (_request, response) => {
    response.set('Allow', 'POST, OPTIONS').status(204).end()
  })
  app.post(`${API}/send`, limits, send(accept))
  app.post(`${API}/send-form`, limits, sendForm(accept))
  app.use('/messages', onlyLocal, messages(outbox))
  if (showsPages) app.use('/_mail', onlyLocal, mailPages(outbox))

  app.use((_request, response) => {
    response.status(404).type('txt').send('Not Found')
  })
  app.use(answerError(log))
  return app
}

const refuseForeignPages: RequestHandler = (request, _response, next) => {
  next(isForeignPage(request) ? refusals.foreignOrigin() : undefined)
}

/** To everybody else the path does not exist. */
const onlyLocal: RequestHandler = (request, response, next) => {
  if (isLocal(request)) next()
  else response.status(404).type('txt').send('Not Found')
}

function answerError(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const { status, message } = toRefusal(error)
    // The error's own text may repeat what was sent.
    if (status >= 500) log('a call failed', { path: request.path, error: codeOf(error) })
    response.status(status).type('txt').send(message)
  }
}

/** The answer to an error that is no refusal: of the body parser, of the disk, or a fault of ours. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined
  if (status === 413) return refusals.variablesTooLarge()
  if (typeof status === 'number' && status < 500) return refusals.badRequest()
  return refusals.failed()
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
