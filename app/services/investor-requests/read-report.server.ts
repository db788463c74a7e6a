import { z } from 'zod'
import { mediaType, readForm, readText, type RefusedBody } from '~/lib/read-form.server'

/** A key and its name; nobody needs more. */
const MOST_BYTES = 512

const reportShape = z.object({ key: z.string().min(1).max(64) })

/** Reads the report of a sent e-mail: the request's `key`, as JSON or as a form (FORM-09). */
export async function readReport(request: Request): Promise<{ key: string } | RefusedBody> {
  const read = await readBody(request)
  return 'status' in read ? read : (reportShape.safeParse(read.body).data ?? { status: 400 })
}

async function readBody(request: Request): Promise<{ body: unknown } | RefusedBody> {
  if (mediaType(request) !== 'application/json') {
    const form = await readForm(request, MOST_BYTES)
    return 'status' in form ? form : { body: { key: form.fields.get('key') } }
  }
  const read = await readText(request, MOST_BYTES)
  if ('status' in read) return read
  try {
    return { body: JSON.parse(read.text) }
  } catch {
    return { status: 400 }
  }
}
