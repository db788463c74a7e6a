import type { ServerMailService } from '#config/mail.server'
import { describeError } from '~/lib/process/log.server'

/** The service's answer, or why there is none; for logs, never for visitors. */
export interface Sent {
  ok: boolean
  /** HTTP status; 0 when there was no answer. */
  status: number
  text: string
  /** True when the message may have reached EmailJS without an answer. */
  mayHaveArrived?: boolean
}

/** The result for an entry of the outbox; `dropped` when an e-mail is not for its address any more. */
export type Delivered = Sent & { dropped?: 'rejected' | 'skipped' }

/** Nothing has to be sent. */
export const NOTHING: Sent = { ok: true, status: 200, text: '' }

/** Whether the relay says that the mail server refuses the receiver's address for good. */
export function isAddressBad({ ok, status, text }: Sent): boolean {
  return !ok && status === 412 && text.endsWith(' bad address')
}

/** Version of the e-mail API's client, as `@emailjs/browser` sends it (MAIL-03). */
const LIB_VERSION = '4.4.1'
/** No visitor waits for an answer. */
const TIMEOUT_MS = 25_000
const MAX_TEXT_LENGTH = 300

/** Codes of failed connections: nothing was sent, so a retry cannot send twice. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Sends a message by a template (`POST /api/v1.0/email/send`, MAIL-03). Never throws. The relay makes
 * one message of repeated calls with the same `reference`, so they need no care.
 * @param service see mail.server.ts
 * @param parameters of the template, by name
 */
export async function sendEmail(
  service: ServerMailService,
  parameters: Readonly<Record<string, string>>,
): Promise<Sent> {
  try {
    return await post(service, parameters)
  } catch (error) {
    const mayHaveArrived = service.by === 'emailjs' && !NOT_CONNECTED.has(getCode(error))
    return { ok: false, status: 0, text: describeError(error), mayHaveArrived }
  }
}

async function post(
  { origin, publicKey, privateKey, serviceId, templateId }: ServerMailService,
  parameters: Readonly<Record<string, string>>,
): Promise<Sent> {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      lib_version: LIB_VERSION,
      service_id: serviceId,
      template_id: templateId,
      user_id: publicKey,
      accessToken: privateKey,
      template_params: parameters,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = (await response.text()).trim().slice(0, MAX_TEXT_LENGTH)
  return { ok: response.ok, status: response.status, text }
}

/** The system's error code; `fetch` has it in the cause. */
function getCode(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return ''
  return String(cause.code)
}
