import express, { type RequestHandler } from 'express'
import { z } from 'zod'
import type { Accept } from '../messages/mailroom'
import { readCall } from '../service/call'
import { answerCall, BODY_LIMIT } from './answer-call'
import { asyncHandler } from './async-handler'

/** Of a body of another type nothing is read, and then nothing is given. */
const bodyShape = z.record(z.string(), z.unknown()).catch({})

/** `POST /api/v1.0/email/send`: JSON with the ids and `template_params` (MAIL-03). */
export function send(accept: Accept): RequestHandler[] {
  return [
    express.json({ limit: BODY_LIMIT }),
    asyncHandler(async (request, response) => {
      const body = bodyShape.parse(request.body)
      await answerCall(accept, readCall(body, body.template_params), request, response)
    }),
  ]
}
