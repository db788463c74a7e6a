import { z } from 'zod'
import { readForm, type RejectedBody } from '~/lib/http/read-form.server'
import { mapFields } from '#config/investor-request'
import type { TypedFields } from '../form/definition'
import type { RequestRejection } from '../form/reply'
import type { SentReport } from '../outbox/stored-request.server'

/** A posted form. */
export interface PostedForm {
  typed: TypedFields
  /** The browser's idempotency key; empty without scripts. */
  key: string
  /** Token of the captcha; empty without scripts. */
  captcha: string
  /** The signed sum and its answer, without scripts. */
  question: string
  answer: string
  /** Signed time at which the page was served. */
  stamp: string
  /** The honeypot. */
  website: string
}

/** Twice the longest message (36 kB encoded) and the longest token (8 kB). */
const MAX_FORM_BYTES = 96 * 1_024
/** Widgets add fields of their own. */
const MAX_FIELDS = 24

/** Reads the posted investor form, or returns why it is rejected unread (FORM-10). */
export async function readPostedForm(
  request: Request,
): Promise<PostedForm | Extract<RequestRejection, 'notAccepted' | 'tooLarge'>> {
  const form = await readForm(request, MAX_FORM_BYTES)
  if ('status' in form) return form.status === 413 ? 'tooLarge' : 'notAccepted'
  const { fields } = form
  if (fields.size > MAX_FIELDS) return 'notAccepted'
  const field = (name: string) => fields.get(name) ?? ''
  return {
    typed: mapFields(field),
    key: field('key'),
    captcha: field('captcha'),
    question: field('question'),
    answer: field('answer'),
    stamp: field('stamp'),
    website: field('website'),
  }
}

/** Enough for key, fingerprint and their names. */
const MAX_REPORT_BYTES = 512

const name = z.string().min(1).max(64)
const reportShape = z.object({ key: name, fingerprint: name })

/** Reads the report of a sent e-mail: a form with the fields `key` and `fingerprint` (FORM-09). */
export async function readReport(request: Request): Promise<SentReport | RejectedBody> {
  const form = await readForm(request, MAX_REPORT_BYTES)
  if ('status' in form) return form
  return reportShape.safeParse(Object.fromEntries(form.fields)).data ?? { status: 400 }
}
