import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Addresses } from './compose'

/** Result of sending a message; the reason has neither addresses nor content. */
export type DispatchResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** Sends a message to the mail server; never throws. */
export type Dispatch = (eml: Buffer) => Promise<DispatchResult>

/** Limit for all steps, because a visitor's browser waits. */
const TOTAL_TIMEOUT_MS = 15_000
const STEP_TIMEOUT_MS = 5_000

/**
 * Creates a client of a mail server. It opens a connection for each message, because messages are rare
 * and idle connections break.
 * @param url `smtp://` or `smtps://` with user and password; `?requireTLS=true` requires STARTTLS
 */
export function createSmtpDispatch(url: string, { from, to }: Addresses): Dispatch {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
  })
  return async (eml) => {
    try {
      await transport.sendMail({
        envelope: { from, to },
        raw: eml,
        signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS),
      })
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: getReason(error) }
    }
  }
}

/** Nodemailer's code, and the code of its cause: the system's or the mail server's. */
const codesShape = z.object({
  code: z.string().default('unknown'),
  originalCode: z.string().optional(),
  responseCode: z.number().optional(),
})

/** Only codes: a mail server's message may repeat addresses. */
function getReason(error: unknown): string {
  const codes = codesShape.safeParse(error)
  if (!codes.success) return 'unknown'
  const { code, originalCode, responseCode } = codes.data
  const cause = originalCode ?? responseCode
  return cause === undefined ? code : `${code} ${cause}`
}
