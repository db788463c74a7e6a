import type { Request, Response } from 'express'
import { isDirect } from '../../developer/callers'
import type { Accept } from '../messages/mailroom'
import { type Call, checkVisitor } from '../service/call'
import { refusals } from '../service/refusal'

/** Bytes of a whole body: 50 KB of variables take up to six times as much as escaped JSON. */
export const BODY_LIMIT = 400 * 1024

/**
 * Does what a call asks for and answers it. Only the site's own server names what a message tells
 * of, in the parameter `reference`; from anybody else it is a word like any other.
 * @throws Refusal when the mail server does not take the message, or it is not for a visitor to send
 */
export async function answerCall(accept: Accept, call: Call, request: Request, response: Response) {
  const { reference } = call.variables
  const isOurs = isDirect(request)
  if (!isOurs) checkVisitor(call)
  const named = isOurs && reference !== '' ? reference : undefined
  const outcome = await accept(call, named)
  if (!outcome.ok) throw refusals.providerFailed(outcome.reason)
  response.type('txt').send('OK')
}
