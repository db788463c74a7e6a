import { createHash, randomBytes } from 'node:crypto'
import { fingerprint } from '../../../../config/fingerprint.server'
import { relayAccount } from '../../../../config/mail.server'
import type { Log } from '../log'
import type { Call } from '../service/call'
import { type Addresses, compose } from './compose'
import type { MessageStore } from './message-store'
import type { DispatchResult, Dispatch } from './smtp'

interface Deps {
  readonly store: MessageStore
  readonly addresses: Addresses
  /** Undefined without a mail server; then messages are only written. */
  readonly dispatch: Dispatch | undefined
  readonly log: Log
  readonly now: () => Date
}

/** Limit for all messages of visitors, some ten thousand. */
const MAX_VISITOR_BYTES = 256 * 1024 * 1024
/**
 * Age up to which a message of a browser counts as the same request. The site's server repeats the
 * request within minutes, or later after a failure.
 */
const SAME_REQUEST_MS = 24 * 60 * 60 * 1000

/**
 * Writes a message durably, then sends it if there is a mail server.
 * @param reference document of the message. A repeated call with the same reference and content does
 * not repeat a sent message, and retries a failed one. It also continues the message that a browser
 * has sent about the same request. Without a reference each call is a new message.
 * @throws Error of Node when the message cannot be written
 */
export type AcceptMessage = (call: Call, reference?: string) => Promise<DispatchResult>

/** Creates the function that stores and sends messages (MAIL-04). */
export function createAcceptMessage({ store, addresses, dispatch, log, now }: Deps): AcceptMessage {
  const sending = new Map<string, Promise<DispatchResult>>()

  const write = async (id: string, call: Call, reference?: string) => {
    const { templateId, template, variables } = call
    const date = now()
    const { subject, eml } = await compose({ ...addresses, template, variables, date, id })
    const record = {
      id,
      templateId,
      subject,
      createdAt: date.toISOString(),
      state: dispatch === undefined ? 'kept' : 'waiting',
      attempts: 0,
      reference,
      fingerprint: getFingerprint(call),
    } as const
    store.add(record, eml)
    const deleted = reference === undefined ? store.trim(MAX_VISITOR_BYTES) : 0
    if (deleted > 0) log('the oldest messages of visitors were deleted to free space', { deleted })
    return record
  }

  const send = async (id: string, call: Call, reference?: string): Promise<DispatchResult> => {
    const record = store.get(id) ?? (await write(id, call, reference))
    const eml = store.content(id)
    const isDone = record.state === 'kept' || record.state === 'sent'
    if (isDone || dispatch === undefined || eml === undefined) return { ok: true }
    const result = await dispatch(eml)
    const attempts = record.attempts + 1
    if (result.ok) store.update(id, { state: 'sent', attempts, reason: undefined })
    else {
      store.update(id, { state: 'failed', attempts, reason: result.reason })
      log('the mail server did not accept a message', { id, reason: result.reason })
    }
    return result
  }

  /** Includes messages of browsers, whose report to the site may be lost (decision 10). */
  const findId = (call: Call, reference: string) => {
    const id = getId(call, reference)
    const content = getFingerprint(call)
    if (content === undefined || store.get(id) !== undefined) return id
    const since = new Date(now().getTime() - SAME_REQUEST_MS).toISOString()
    const ofBrowser = store
      .list()
      .find((one) => one.reference === undefined && one.fingerprint === content)
    return ofBrowser !== undefined && ofBrowser.createdAt >= since ? ofBrowser.id : id
  }

  return async (call, reference) => {
    const id = reference === undefined ? randomBytes(16).toString('hex') : findId(call, reference)
    const result = sending.get(id) ?? send(id, call, reference).finally(() => sending.delete(id))
    sending.set(id, result)
    return result
  }
}

const getFingerprint = ({ templateId, variables }: Call) =>
  templateId === relayAccount.templates.investor ? fingerprint(variables) : undefined

/** Equal for messages with the same reference, template and variables. */
function getId({ templateId, variables }: Call, reference: string): string {
  const content = Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([reference, templateId, content]))
    .digest('hex')
    .slice(0, 32)
}
