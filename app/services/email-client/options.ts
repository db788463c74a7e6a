import { z } from 'zod/mini'

const required = (name: string) =>
  z.string(`The ${name} is required`).check(z.trim(), z.minLength(1, `The ${name} is required`))

const optionsSchema = z.object({
  /** Of the e-mail service, e.g. `https://api.emailjs.com`. */
  origin: required('origin'),
  publicKey: required('public key'),
  serviceId: required('service ID'),
  templateId: required('template ID'),
  /** Does not send from a headless browser (451). */
  blockHeadless: z.optional(z.boolean('The headless check has to be on or off')),
  /** Does not send a message whose watched variable has a listed value (403). */
  blockList: z.optional(
    z.object(
      {
        list: z.array(z.string(), 'The block list has to be an array of strings'),
        watchVariable: z
          .string('The block list has to watch a variable')
          .check(z.minLength(1, 'The block list has to watch a variable')),
      },
      'The block list has to be an object',
    ),
  ),
  /** Does not send twice within this time (429). */
  throttle: z.optional(
    z.object(
      {
        id: z
          .string('The throttle ID has to be a non-empty string')
          .check(z.minLength(1, 'The throttle ID has to be a non-empty string')),
        milliseconds: z
          .number('The throttle has to be a non-negative number')
          .check(z.nonnegative('The throttle has to be a non-negative number')),
      },
      'The throttle has to be an object',
    ),
  ),
})

/** An account of the e-mail service and its limits (MAIL-01). */
export type EmailClientOptions = z.infer<typeof optionsSchema>

/**
 * Checks the options of a client (MAIL-01).
 * @throws TypeError that names every invalid option
 */
export function checkedOptions(options: unknown): EmailClientOptions {
  const checked = optionsSchema.safeParse(options)
  if (checked.success) return checked.data
  throw new TypeError(checked.error.issues.map(({ message }) => message).join('. '))
}

const paramsSchema = z.record(z.string(), z.unknown())

/**
 * Checks the parameters of a template.
 * @throws TypeError unless they are an object
 */
export function checkedParams(params: unknown): Record<string, unknown> {
  const checked = paramsSchema.safeParse(params)
  if (checked.success) return checked.data
  throw new TypeError('The template params have to be an object')
}

/**
 * Finds the form to send.
 * @param form the element, or a selector of it
 * @throws TypeError unless there is such a form
 */
export function checkedForm(form: unknown): HTMLFormElement {
  const element: unknown = typeof form === 'string' ? document.querySelector(form) : form
  if (element instanceof HTMLFormElement) return element
  throw new TypeError('A form element or the selector of one is expected')
}
