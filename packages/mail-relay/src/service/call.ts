import { z } from 'zod'
import { relayAccount } from '../../../../config/mail.server'
import type { Template, Variables } from '../templates/template'
import { templates } from '../templates/templates'
import { rejections } from './rejection'

/** A call with known ids and variables of the allowed size. */
export interface Call {
  readonly templateId: string
  readonly template: Template
  readonly variables: Variables
}

/** The ids of a call before validation. */
export type CallIds = Readonly<Partial<Record<'user_id' | 'service_id' | 'template_id', unknown>>>

/** EmailJS accepts this name for the account's default service. */
const DEFAULT_SERVICE = 'default_service'
/** Limit for all names and values together. */
const MAX_VARIABLE_BYTES = 50 * 1024
/** A public key, or a user id, which EmailJS used before. */
const KEY_PATTERN = /^(?:[\w-]{17}|user_\w{21})$/

const variablesShape = z.record(z.string(), z.unknown())

/**
 * Validates a call in EmailJS's order: ids present, account, service, template, variables.
 * @param variables the template's parameters by name, before validation
 * @throws Rejection with EmailJS's text
 */
export function readCall(ids: CallIds, variables: unknown): Call {
  const publicKey = requiredId(ids, 'user_id')
  const serviceId = requiredId(ids, 'service_id')
  const templateId = requiredId(ids, 'template_id')
  if (publicKey !== relayAccount.publicKey) {
    throw KEY_PATTERN.test(publicKey) ? rejections.accountNotFound() : rejections.publicKeyInvalid()
  }
  if (serviceId !== relayAccount.serviceId && serviceId !== DEFAULT_SERVICE) {
    throw rejections.serviceNotFound()
  }
  const template = templates.get(templateId)
  if (template === undefined) throw rejections.templateNotFound()
  return { templateId, template, variables: readVariables(variables) }
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
    if (text.length > maxLength) throw rejections.variablesTooLarge()
  }
}

function requiredId(ids: CallIds, name: keyof CallIds): string {
  const value = ids[name]
  if (typeof value !== 'string' || value === '') throw rejections.missing(name)
  return value
}

/** Converts numbers and booleans to texts, and null to an empty text. */
function readVariables(input: unknown): Variables {
  const parsed = variablesShape.safeParse(input ?? {})
  if (!parsed.success) throw rejections.variablesCorrupted()
  const variables = Object.entries(parsed.data).map(
    ([name, value]) => [name, asText(value)] as const,
  )
  const bytes = variables.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (bytes > MAX_VARIABLE_BYTES) throw rejections.variablesTooLarge()
  return Object.fromEntries(variables)
}

function asText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'boolean':
      return String(value)
    default:
      if (value === null || value === undefined) return ''
      throw rejections.variablesCorrupted()
  }
}
