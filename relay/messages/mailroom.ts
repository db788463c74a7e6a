import { createHash, randomBytes } from 'node:crypto'
import { fingerprint } from '../../config/fingerprint.server'
import { relayAccount } from '../../config/mail.server'
import type { Log } from '../log'
import type { Call } from '../service/call'
import { type Addresses, compose } from './compose'
import type { Outbox } from './outbox'
import type { HandedOver, HandOver } from './smtp'

interface Parts {
  readonly outbox: Outbox
  readonly addresses: Addresses
  /** Absent when no mail server is set: messages are files then, and nothing more. */
  readonly handOver: HandOver | undefined
  readonly log: Log
  readonly now: () => Date
}

/** Together for the messages that visitors send: tens of thousands, but not the whole disk. */
const MOST_BYTES = 256 * 1024 * 1024

/**
 * Takes a message: durable before it settles, and handed to the mail server when there is one.
 * @param reference names what the message tells of. With one, the same message asked for again is
 * not sent again once it has been, and is tried again if it has failed; without one, each call is a
 * message of its own.
 * @throws Error of Node when it cannot be written
 */
export type Accept = (call: Call, reference?: string) => Promise<HandedOver>

/** Makes the way of a message from the call to the folder and the mail server (MAIL-04). */
export function createMailroom({ outbox, addresses, handOver, log, now }: Parts): Accept {
  const underWay = new Map<string, Promise<HandedOver>>()

  const write = async (
    id: string,
    { templateId, template, variables }: Call,
    reference?: string,
  ) => {
    const date = now()
    const { subject, eml } = await compose({ ...addresses, template, variables, date, id })
    const isRequest = templateId === relayAccount.templates.investor
    const record = {
      id,
      templateId,
      subject,
      createdAt: date.toISOString(),
      state: handOver === undefined ? 'kept' : 'waiting',
      attempts: 0,
      reference,
      fingerprint: isRequest ? fingerprint(variables) : undefined,
    } as const
    outbox.add(record, eml)
    const erased = reference === undefined ? outbox.trim(MOST_BYTES) : 0
    if (erased > 0) log('the oldest messages of visitors were removed to make room', { erased })
    return record
  }

  const send = async (id: string, call: Call, reference?: string): Promise<HandedOver> => {
    const record = outbox.get(id) ?? (await write(id, call, reference))
    const eml = outbox.content(id)
    const settled = record.state === 'kept' || record.state === 'sent'
    if (settled || handOver === undefined || eml === undefined) return { ok: true }
    const outcome = await handOver(eml)
    const attempts = record.attempts + 1
    if (outcome.ok) outbox.update(id, { state: 'sent', attempts, reason: undefined })
    else {
      outbox.update(id, { state: 'failed', attempts, reason: outcome.reason })
      log('a message was not taken by the mail server', { id, reason: outcome.reason })
    }
    return outcome
  }

  return async (call, reference) => {
    if (reference === undefined) return send(randomBytes(16).toString('hex'), call)
    const id = idOf(call, reference)
    const sending = underWay.get(id) ?? send(id, call, reference).finally(() => underWay.delete(id))
    underWay.set(id, sending)
    return sending
  }
}

/** The same for the same message about the same thing; a corrected one is another. */
function idOf({ templateId, variables }: Call, reference: string): string {
  const content = Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([reference, templateId, content]))
    .digest('hex')
    .slice(0, 32)
}
