import type { Request } from 'express'
import { z } from 'zod'
import { rejections } from './rejections'
import type { Account, Template } from './settings'
import type { Variables } from './template'

/** A call with known ids and variables of the allowed size. */
export interface Call {
  readonly templateId: string
  readonly template: Template
  readonly variables: Variables
}

/** EmailJS accepts this name for the account's default service. */
const DEFAULT_SERVICE = 'default_service'
/** Limit for all names and values together. */
const MAX_VARIABLE_BYTES = 50 * 1024

/** A body of another type counts as empty. */
const bodyShape = z.record(z.string(), z.unknown()).catch({})
const textShape = z
  .union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()])
  .transform((value) => String(value ?? ''))
const variablesShape = z.record(z.string(), textShape).nullish()

/**
 * Reads a call of `/send`: JSON with the ids and `template_params` (MAIL-03).
 * @throws Rejection with EmailJS's text
 */
export function readJsonCall(body: unknown, account: Account): Call {
  const fields = bodyShape.parse(body)
  return readCall(fields, fields.template_params, account)
}

/**
 * Reads a call of `/send-form`: form data whose fields are the ids and the variables (MAIL-03). The
 * first field of each name counts. A file counts as a variable, because templates have no attachments.
 * @throws Rejection with EmailJS's text
 */
export async function readFormCall(request: Request, account: Account): Promise<Call> {
  const fields = new Map<string, string>()
  for (const [name, value] of await parseForm(request)) {
    if (!fields.has(name)) fields.set(name, typeof value === 'string' ? value : await value.text())
  }
  const variables = Object.fromEntries(fields)
  return readCall(variables, variables, account)
}

async function parseForm(request: Request): Promise<FormData> {
  const body: unknown = request.body
  if (!Buffer.isBuffer(body)) return new FormData()
  const headers = { 'Content-Type': request.get('Content-Type') ?? '' }
  return new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw rejections.badRequest()
  })
}

/** Validates a call in EmailJS's order: ids present, account, service, template, variables. */
function readCall(
  fields: Readonly<Record<string, unknown>>,
  variables: unknown,
  { publicKey, serviceId, templates }: Account,
): Call {
  const readId = (name: string) => {
    const value = fields[name]
    if (typeof value !== 'string' || value === '') throw rejections.missing(name)
    return value
  }
  const key = readId('user_id')
  const service = readId('service_id')
  const templateId = readId('template_id')
  if (key !== publicKey) throw rejections.publicKeyInvalid()
  if (service !== serviceId && service !== DEFAULT_SERVICE) throw rejections.serviceNotFound()
  const template = Object.hasOwn(templates, templateId) ? templates[templateId] : undefined
  if (template === undefined) throw rejections.templateNotFound()
  return { templateId, template, variables: readVariables(variables) }
}

/** Converts numbers and booleans to texts, and null to an empty text. */
function readVariables(input: unknown): Variables {
  const parsed = variablesShape.safeParse(input)
  if (!parsed.success) throw rejections.variablesCorrupted()
  const variables = parsed.data ?? {}
  const texts = Object.entries(variables).flat().join('')
  if (Buffer.byteLength(texts) > MAX_VARIABLE_BYTES) throw rejections.tooLarge()
  return variables
}

/**
 * Limits visitors to the templates of the site's pages and to the lengths of their form.
 * @throws Rejection with EmailJS's text
 */
export function checkVisitor({ template, variables }: Call): void {
  const { visitorMaxLengths: maxLengths } = template
  if (maxLengths === undefined) throw rejections.templateNotFound()
  for (const [name, maxLength] of Object.entries(maxLengths)) {
    // As the form counts; browsers send a line break as two characters.
    const text = (variables[name] ?? '').normalize('NFC').replace(/\r\n?/g, '\n').trim()
    if (text.length > maxLength) throw rejections.tooLarge()
  }
}
