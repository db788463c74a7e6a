import express, { type Request, type RequestHandler } from 'express'
import type { Accept } from '../messages/mailroom'
import { readCall } from '../service/call'
import { refusals } from '../service/refusal'
import { answerCall, BODY_LIMIT } from './answer-call'
import { asyncHandler } from './async-handler'

const FORM_TYPE = 'multipart/form-data'

/** What the caller adds to the form's own fields. */
const OWN_FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id', 'accessToken']

/** `POST /api/v1.0/email/send-form`: form data, its fields are the variables (MAIL-03). */
export function sendForm(accept: Accept): RequestHandler[] {
  return [
    express.raw({ type: FORM_TYPE, limit: BODY_LIMIT }),
    asyncHandler(async (request, response) => {
      const fields = await readFields(request)
      const variables = Object.entries(fields).filter(([name]) => !OWN_FIELDS.includes(name))
      const call = readCall(fields, Object.fromEntries(variables))
      await answerCall(accept, call, request, response)
    }),
  ]
}

/**
 * The fields of the form, the first of each name. Of a body of another type nothing is read. A file
 * is a variable like any other, as no template here has attachments: it counts, and is left out.
 * @throws Refusal for a body that is no form data
 */
async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const body: unknown = request.body
  if (!Buffer.isBuffer(body)) return {}
  const headers = { 'Content-Type': request.get('Content-Type') ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw refusals.badRequest()
  })
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (!fields.has(name)) fields.set(name, typeof value === 'string' ? value : await value.text())
  }
  return Object.fromEntries(fields)
}
