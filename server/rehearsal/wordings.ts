import { STATUS_CODES } from 'node:http'
import type { Service } from '../../config/rehearsal.server'

interface Wording {
  contentType: string
  body: string
}

const plain = (body: string): Wording => ({ contentType: 'text/plain; charset=utf-8', body })
const json = (body: unknown): Wording => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

/** How each service says that it refuses, or fails. */
const wordings: Record<Service, (status: number, reason: string) => Wording> = {
  email: (status, reason) => plain(status === 451 ? 'Unavailable For Headless Browser' : reason),
  captcha: (code, message) => json({ error: { code, message } }),
  analytics: (_status, error) => json({ status: 0, error }),
  recorder: (_status, reason) => plain(reason),
  dataset: (statusCode, error) =>
    json({ statusCode, error, message: `Rehearsed failure: ${error}` }),
  files: (_status, reason) => plain(reason),
}

/** The body of a service's answer with a status of failure. */
export function wordingOf(service: Service, status: number): Wording {
  return wordings[service](status, STATUS_CODES[status] ?? String(status))
}
