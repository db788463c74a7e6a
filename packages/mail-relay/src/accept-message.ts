import { createHash, randomBytes } from 'node:crypto'
import type { Call } from './call'
import { compose, getReceiver } from './compose'
import type { Log, MessageStore } from './message-store'
import type { DispatchResult, Dispatch } from './smtp'

/**
 * Identifies a message by its content without personal data. Messages with the same fingerprint
 * within a day are about the same request.
 */
export type GetFingerprint = (call: Pick<Call, 'templateId' | 'variables'>) => string | undefined

interface Deps {
  readonly store: MessageStore
  /** As for `compose`. */
  readonly from: string
  readonly to: string
  /** Undefined without a mail server; then messages are only written. */
  readonly dispatch: Dispatch | undefined
  readonly getFingerprint?: GetFingerprint | undefined
  readonly log: Log
  readonly now: () => Date
}

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
export function createAcceptMessage(deps: Deps): AcceptMessage {
  const { store, from, to, dispatch, getFingerprint, log, now } = deps
  const sending = new Map<string, Promise<DispatchResult>>()

  const write = async (id: string, call: Call, reference?: string) => {
    const date = now()
    const { subject, eml } = await compose(call, { from, to, date, id })
    const record = {
      id,
      subject,
      createdAt: date.toISOString(),
      state: dispatch === undefined ? 'kept' : 'waiting',
      reference,
      fingerprint: getFingerprint?.(call),
    } as const
    store.add(record, eml)
    return record
  }

  const send = async (id: string, call: Call, reference?: string): Promise<DispatchResult> => {
    const record = store.get(id) ?? (await write(id, call, reference))
    const eml = store.content(id)
    const isDone = record.state === 'kept' || record.state === 'sent'
    if (isDone || dispatch === undefined || eml === undefined) return { ok: true }
    const result = await dispatch(eml, getReceiver(call, to))
    if (result.ok) store.update(id, { state: 'sent', reason: undefined })
    else {
      store.update(id, { state: 'failed', reason: result.reason })
      log('the mail server did not accept a message', { id, reason: result.reason })
    }
    return result
  }

  /** Includes messages of browsers, whose report to the site may be lost (decision 10). */
  const findId = (call: Call, reference: string) => {
    const id = getId(call, reference)
    const content = getFingerprint?.(call)
    if (content === undefined || store.get(id) !== undefined) return id
    const since = new Date(now().getTime() - SAME_REQUEST_MS).toISOString()
    const ofBrowser = store.list().find(({ createdAt, reference: named, fingerprint }) => {
      return named === undefined && fingerprint === content && createdAt >= since
    })
    return ofBrowser?.id ?? id
  }

  return async (call, reference) => {
    const id = reference === undefined ? randomBytes(16).toString('hex') : findId(call, reference)
    const result = sending.get(id) ?? send(id, call, reference).finally(() => sending.delete(id))
    sending.set(id, result)
    return result
  }
}

/** Equal for messages with the same reference, template and variables. */
function getId({ templateId, variables }: Call, reference: string): string {
  const content = Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([reference, templateId, content]))
    .digest('hex')
    .slice(0, 32)
}
