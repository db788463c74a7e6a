import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { mailPages } from './endpoints/mail-pages'
import { messages } from './endpoints/messages'
import { send, sendForm } from './endpoints/send'
import type { Log } from './log'
import type { AcceptMessage } from './messages/accept-message'
import type { MessageStore } from './messages/message-store'
import { isForeignPage, isLocal } from './service/callers'
import { callLimits } from './service/limits'
import { Rejection, rejections } from './service/rejection'

interface AppDeps {
  readonly store: MessageStore
  readonly acceptMessage: AcceptMessage
  /** Whether `/_mail` exists. */
  readonly showsPages: boolean
  readonly log: Log
}

const API = '/api/v1.0/email'

/** Creates the relay's Express app: routing, access and error responses. */
export function createApp({ store, acceptMessage, showsPages, log }: AppDeps): Express {
  const app = express()
  // The site runs on this machine and sends the client's address in X-Forwarded-For.
  app.set('trust proxy', 'loopback')
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' })
    next()
  })

  const limits = callLimits()
  app.use(API, rejectForeignPages)
  app.options([`${API}/send`, `${API}/send-form`], (_request, response) => {
    response.set('Allow', 'POST, OPTIONS').status(204).end()
  })
  app.post(`${API}/send`, limits, send(acceptMessage))
  app.post(`${API}/send-form`, limits, sendForm(acceptMessage))
  app.use('/messages', requireLocalCaller, messages(store))
  if (showsPages) app.use('/_mail', requireLocalCaller, mailPages(store))

  app.use((_request, response) => {
    response.status(404).type('txt').send('Not Found')
  })
  app.use(sendError(log))
  return app
}

const rejectForeignPages: RequestHandler = (request, _response, next) => {
  next(isForeignPage(request) ? rejections.foreignOrigin() : undefined)
}

const requireLocalCaller: RequestHandler = (request, response, next) => {
  if (isLocal(request)) next()
  else response.status(404).type('txt').send('Not Found')
}

function sendError(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const { status, message } = toRejection(error)
    // Omits the error's message, which may repeat typed text.
    if (status >= 500) log('a call failed', { path: request.path, error: getCode(error) })
    response.status(status).type('txt').send(message)
  }
}

/** Maps errors of the body parser, of the disk and of the code to rejections. */
function toRejection(error: unknown): Rejection {
  if (error instanceof Rejection) return error
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined
  if (status === 413) return rejections.variablesTooLarge()
  if (typeof status === 'number' && status < 500) return rejections.badRequest()
  return rejections.failed()
}

function getCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
