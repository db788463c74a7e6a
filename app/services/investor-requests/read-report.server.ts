import { z } from 'zod'
import { readForm, type RefusedBody } from '~/lib/read-form.server'
import type { SentReport } from './journal.server'

/** Key, fingerprint and their names; nobody needs more. */
const MOST_BYTES = 512

const name = z.string().min(1).max(64)
const reportShape = z.object({ key: name, fingerprint: name })

/** Reads the report of a sent e-mail: a form with the request's `key` and `fingerprint` (FORM-09). */
export async function readReport(request: Request): Promise<SentReport | RefusedBody> {
  const form = await readForm(request, MOST_BYTES)
  if ('status' in form) return form
  return reportShape.safeParse(Object.fromEntries(form.fields)).data ?? { status: 400 }
}
