import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Addresses } from './compose'

/** What became of a message at the mail server; the reason names no address and no content. */
export type HandedOver = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** Hands a message to the mail server; never throws. */
export type HandOver = (eml: Buffer) => Promise<HandedOver>

/** A visitor's browser waits for all of it. */
const WHOLE_TIMEOUT_MS = 15_000
const STEP_TIMEOUT_MS = 5_000

/**
 * Makes the way to a mail server. Each message gets a connection of its own: they are rare, and an
 * idle connection is one more thing that can be dead.
 * @param url `smtp://` or `smtps://`, with user and password; `?requireTLS=true` insists on STARTTLS
 */
export function createHandOver(url: string, { from, to }: Addresses): HandOver {
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
        signal: AbortSignal.timeout(WHOLE_TIMEOUT_MS),
      })
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: reasonOf(error) }
    }
  }
}

/** Nodemailer's own code, and the one behind it: of the system or of the mail server. */
const codesShape = z.object({
  code: z.string().default('unknown'),
  originalCode: z.string().optional(),
  responseCode: z.number().optional(),
})

/** The codes alone: what a mail server says may repeat addresses. */
function reasonOf(error: unknown): string {
  const codes = codesShape.safeParse(error)
  if (!codes.success) return 'unknown'
  const { code, originalCode, responseCode } = codes.data
  const behind = originalCode ?? responseCode
  return behind === undefined ? code : `${code} ${behind}`
}
