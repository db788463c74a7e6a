import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Router,
} from 'express'
import { z } from 'zod'
import type { AcceptMessage } from './accept-message'
import { isDirect } from './access'
import { type Call, checkVisitor } from './call'
import type { Log, MessageStore } from './message-store'
import { Rejection, rejections } from './rejections'

/**
 * Accepts the message of a call and responds. The variable `reference` names a document only in
 * calls of the site's server.
 */
export function handleCall(
  acceptMessage: AcceptMessage,
  readCall: (request: Request) => Call | Promise<Call>,
): RequestHandler {
  return (request, response, next) => {
    const handle = async () => {
      const call = await readCall(request)
      const isFromSite = isDirect(request)
      if (!isFromSite) checkVisitor(call)
      const { reference } = call.variables
      const hasReference = isFromSite && reference !== ''
      const result = await acceptMessage(call, hasReference ? reference : undefined)
      if (!result.ok) throw rejections.providerFailed(result.reason)
      response.type('txt').send('OK')
    }
    // Express 4 does not handle promises.
    handle().catch(next)
  }
}

/** Exactly one property of the messages to delete. */
const filterShape = z.tuple([
  z.tuple([z.enum(['reference', 'fingerprint', 'id']), z.string().min(1)]),
])

/** `/messages`, for the site's server: lists messages, and deletes those of a request or a person. */
export function messages(store: MessageStore): Router {
  const router = express.Router()
  router.get('/', (_request, response) => {
    const list = store.list().map(({ id, reference, fingerprint, createdAt, state }) => {
      return { id, reference, fingerprint, createdAt, state }
    })
    response.json({ messages: list })
  })
  router.delete('/', (request, response) => {
    const filter = filterShape.safeParse(Object.entries(request.query))
    if (!filter.success) throw rejections.badRequest()
    const [[name, value]] = filter.data
    response.json({ erased: store.remove((record) => record[name] === value) })
  })
  return router
}

/** Responds to errors with EmailJS's texts, never with their own, which may repeat typed text. */
export function sendError(log: Log): ErrorRequestHandler {
  return (error: unknown, { path }, response, next) => {
    const { status, message } = toRejection(error)
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    if (status >= 500) log('a call failed', { path, code })
    if (response.headersSent) next(error)
    else response.status(status).type('txt').send(message)
  }
}

/** Maps errors of the body parser, of the disk and of the code to rejections. */
function toRejection(error: unknown): Rejection {
  if (error instanceof Rejection) return error
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined
  if (status === 413) return rejections.tooLarge()
  return typeof status === 'number' && status < 500 ? rejections.badRequest() : rejections.failed()
}
