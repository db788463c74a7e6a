import { createTransport } from 'nodemailer'
import { z } from 'zod'

/** Result of sending a message; the reason has neither addresses nor content. */
export type DispatchResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** Sends a message to the mail server; never throws. */
export type Dispatch = (eml: Buffer, to: string) => Promise<DispatchResult>

/** Limit for all steps, because a visitor's browser waits. */
const TIMEOUT_MS = 15_000

/** Ends the reason when the receiver's address does not work. */
const BAD_ADDRESS = 'bad address'

/** Nodemailer's code, and the code of its cause: the system's or the mail server's. */
const errorShape = z
  .object({
    code: z.string().default('unknown'),
    originalCode: z.string().optional(),
    responseCode: z.number().optional(),
    command: z.string().optional(),
    response: z.string().optional(),
  })
  .catch({ code: 'unknown' })

/**
 * Creates a client of a mail server. It opens a connection for each message, because messages are rare
 * and idle connections break.
 * @param url `smtp://` or `smtps://` with user and password; `?requireTLS=true` requires STARTTLS
 */
export function createSmtpDispatch(url: string, from: string): Dispatch {
  const transport = createTransport({ url })
  return async (eml, to) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      await transport.sendMail({ envelope: { from, to }, raw: eml, signal })
      return { ok: true }
    } catch (error) {
      // Only codes: a mail server's message may repeat addresses.
      const cause = errorShape.parse(error)
      const { code, originalCode, responseCode } = cause
      const detail = originalCode ?? responseCode ?? ''
      const reason = `${code} ${detail} ${isAddressBad(cause) ? BAD_ADDRESS : ''}`
      return { ok: false, reason: reason.trim() }
    }
  }
}

/**
 * Whether the mail server permanently refuses the receiver's address. Codes 5.7 are about the sender
 * (RFC 3463), so they say nothing of the address.
 */
function isAddressBad({ command, responseCode = 0, response = '' }: z.infer<typeof errorShape>) {
  return command === 'RCPT TO' && responseCode >= 500 && !/^5\d\d[ -]5\.7\./.test(response)
}
