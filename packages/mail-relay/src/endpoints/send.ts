import express, {
  type Request,
  type RequestHandler,
  type Response as ExpressResponse,
} from 'express'
import { z } from 'zod'
import type { AcceptMessage } from '../messages/accept-message'
import { type Call, checkVisitor, readCall } from '../service/call'
import { isDirect } from '../service/callers'
import { rejections } from '../service/rejection'

/** In bytes: 50 KB of variables, which JSON escapes can make six times longer. */
const BODY_LIMIT = 400 * 1024

const FORM_TYPE = 'multipart/form-data'

/** Fields of a form that are not variables. */
const CALL_FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id', 'accessToken']

/** A body of another type counts as empty. */
const bodyShape = z.record(z.string(), z.unknown()).catch({})

/** `POST /api/v1.0/email/send`: JSON with the ids and `template_params` (MAIL-03). */
export function send(acceptMessage: AcceptMessage): RequestHandler[] {
  return [
    express.json({ limit: BODY_LIMIT }),
    (request, response, next) => {
      const body = bodyShape.parse(request.body)
      const call = readCall(body, body.template_params)
      // Express 4 does not handle promises.
      handleCall(acceptMessage, call, request, response).catch(next)
    },
  ]
}

/** `POST /api/v1.0/email/send-form`: form data whose fields are the variables (MAIL-03). */
export function sendForm(acceptMessage: AcceptMessage): RequestHandler[] {
  return [
    express.raw({ type: FORM_TYPE, limit: BODY_LIMIT }),
    (request, response, next) => {
      const handle = async () => {
        const fields = await readFields(request)
        const variables = Object.entries(fields).filter(([name]) => !CALL_FIELDS.includes(name))
        const call = readCall(fields, Object.fromEntries(variables))
        await handleCall(acceptMessage, call, request, response)
      }
      handle().catch(next)
    },
  ]
}

/**
 * Accepts the message of a call and responds. The parameter `reference` names a document only in
 * calls of the site's server; in other calls it is a variable.
 * @throws Rejection when the mail server fails, or a visitor may not send the message
 */
async function handleCall(
  acceptMessage: AcceptMessage,
  call: Call,
  request: Request,
  response: ExpressResponse,
): Promise<void> {
  const { reference } = call.variables
  const isFromSite = isDirect(request)
  if (!isFromSite) checkVisitor(call)
  const result = await acceptMessage(call, isFromSite && reference !== '' ? reference : undefined)
  if (!result.ok) throw rejections.providerFailed(result.reason)
  response.type('txt').send('OK')
}

/**
 * Reads the form's fields, the first of each name. A file counts as a variable, because templates have
 * no attachments. A body of another type has no fields.
 * @throws Rejection for malformed form data
 */
async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const body: unknown = request.body
  if (!Buffer.isBuffer(body)) return {}
  const headers = { 'Content-Type': request.get('Content-Type') ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw rejections.badRequest()
  })
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (!fields.has(name)) fields.set(name, typeof value === 'string' ? value : await value.text())
  }
  return Object.fromEntries(fields)
}
