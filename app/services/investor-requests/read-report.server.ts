import { z } from 'zod'
import { readForm, type RefusedBody } from '~/lib/read-form.server'

/** A key and its name; nobody needs more. */
const MOST_BYTES = 512

const keyShape = z.string().min(1).max(64)

/** Reads the report of a sent e-mail: a form with the request's `key` (FORM-09). */
export async function readReport(request: Request): Promise<{ key: string } | RefusedBody> {
  const form = await readForm(request, MOST_BYTES)
  if ('status' in form) return form
  const key = keyShape.safeParse(form.fields.get('key')).data
  return key === undefined ? { status: 400 } : { key }
}
