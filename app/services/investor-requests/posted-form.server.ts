import { investorFields, type TypedFields, untouchedFields } from '~/lib/investor-form/definition'
import type { RequestRefusal } from '~/lib/investor-form/reply'
import { readForm } from '~/lib/read-form.server'

/** A form as it was posted, each of its fields at most once. */
export interface PostedForm {
  typed: TypedFields
  /** Made by the browser; empty where no scripts run. */
  key: string
  /** Of the captcha; empty where no scripts run. */
  captcha: string
  /** The signed sum and its answer, for people without scripts. */
  question: string
  answer: string
  /** When the page was served, signed. */
  stamp: string
  /** The trap that people do not see. */
  website: string
}

/** The longest message takes 36 kB as it is sent, the longest token 8 kB; twice that is plenty. */
const MOST_BYTES = 96 * 1_024
/** Widgets put fields of their own beside ours. */
const MOST_FIELDS = 24

/** Reads the posted investor form, or says why it is not even looked at (FORM-10). */
export async function readPostedForm(
  request: Request,
): Promise<PostedForm | Extract<RequestRefusal, 'notAccepted' | 'tooLarge'>> {
  const form = await readForm(request, MOST_BYTES)
  if ('status' in form) return form.status === 413 ? 'tooLarge' : 'notAccepted'
  const { fields } = form
  const isRepeated = new Set(fields.keys()).size < fields.size
  if (isRepeated || fields.size > MOST_FIELDS) return 'notAccepted'
  const field = (name: string) => fields.get(name) ?? ''
  const typed = { ...untouchedFields }
  for (const name of investorFields) typed[name] = field(name)
  return {
    typed,
    key: field('key'),
    captcha: field('captcha'),
    question: field('question'),
    answer: field('answer'),
    stamp: field('stamp'),
    website: field('website'),
  }
}
