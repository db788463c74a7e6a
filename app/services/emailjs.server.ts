import { reasonOf } from '~/lib/log.server'

/** An account of the e-mail service, as `env().emailJs`. */
export interface EmailJsAccount {
  origin: string
  publicKey: string
  privateKey?: string | undefined
  serviceId: string
}

/** What the service said, or why it could not be asked; for logs, never for visitors. */
export interface Sent {
  ok: boolean
  /** HTTP status; 0 when there was no answer. */
  status: number
  text: string
}

/** A visitor waits for this. */
const TIMEOUT_MS = 6_000
const LONGEST_TEXT = 300

/** Failures to connect: nothing was sent, so trying again cannot send twice. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Sends one message by a template of EmailJS (`POST /api/v1.0/email/send`). It never throws.
 * A connection that could not be made is tried once more; whatever may have arrived is not.
 * @param parameters what the template may use, by name
 */
export async function sendEmail(
  account: EmailJsAccount,
  templateId: string,
  parameters: Readonly<Record<string, string>>,
  timeoutMs = TIMEOUT_MS,
): Promise<Sent> {
  const send = () => post(account, templateId, parameters, timeoutMs)
  try {
    return await send().catch((error: unknown) => {
      if (NOT_CONNECTED.has(codeOf(error))) return send()
      throw error
    })
  } catch (error) {
    return { ok: false, status: 0, text: reasonOf(error) }
  }
}

async function post(
  { origin, publicKey, privateKey, serviceId }: EmailJsAccount,
  templateId: string,
  parameters: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Sent> {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      service_id: serviceId,
      template_id: templateId,
      user_id: publicKey,
      accessToken: privateKey,
      template_params: parameters,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = (await response.text()).trim().slice(0, LONGEST_TEXT)
  return { ok: response.ok, status: response.status, text }
}

/** The system's name for what went wrong; `fetch` hides it in the cause. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return ''
  return String(cause.code)
}
