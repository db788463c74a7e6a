import { z } from 'zod'
import { relayAccount } from '../../config/mail.server'
import { templates, type Template, type Variables } from '../templates/templates'
import { refusals } from './refusal'

/** A call whose ids are known and whose variables are of the allowed size. */
export interface Call {
  readonly templateId: string
  readonly template: Template
  readonly variables: Variables
}

/** What the caller names beside the variables, still of any type. */
export type CallIds = Readonly<Partial<Record<'user_id' | 'service_id' | 'template_id', unknown>>>

/** The service allows this word in the place of the account's own service. */
const DEFAULT_SERVICE = 'default_service'
/** "50Kb", names and values together. */
const MOST_VARIABLE_BYTES = 50 * 1024
/** Of today's public keys, and of the user ids before them. */
const KEY_SHAPE = /^(?:[\w-]{17}|user_\w{21})$/

const variablesShape = z.record(z.string(), z.unknown())

/**
 * Checks a call as the service does, in its order: ids given, account, service, template, variables.
 * @param variables the template's parameters by name, if there are any; still of any type
 * @throws Refusal in the service's words
 */
export function readCall(ids: CallIds, variables: unknown): Call {
  const publicKey = requiredId(ids, 'user_id')
  const serviceId = requiredId(ids, 'service_id')
  const templateId = requiredId(ids, 'template_id')
  if (publicKey !== relayAccount.publicKey) {
    throw KEY_SHAPE.test(publicKey) ? refusals.accountNotFound() : refusals.publicKeyInvalid()
  }
  if (serviceId !== relayAccount.serviceId && serviceId !== DEFAULT_SERVICE) {
    throw refusals.serviceNotFound()
  }
  const template = templates.get(templateId)
  if (template === undefined) throw refusals.templateNotFound()
  return { templateId, template, variables: readVariables(variables) }
}

/**
 * Lets a visitor send what the site's pages send, and nothing longer than their form takes.
 * @throws Refusal in the service's words
 */
export function checkVisitor({ template, variables }: Call): void {
  const { longestOfVisitors: longest } = template
  if (longest === undefined) throw refusals.templateNotFound()
  for (const [name, most] of Object.entries(longest)) {
    // As the form counts: browsers send a line's end as two characters.
    const text = (variables[name] ?? '').normalize('NFC').replace(/\r\n?/g, '\n').trim()
    if (text.length > most) throw refusals.variablesTooLarge()
  }
}

function requiredId(ids: CallIds, name: keyof CallIds): string {
  const value = ids[name]
  if (typeof value !== 'string' || value === '') throw refusals.missing(name)
  return value
}

/** Texts as they are, numbers and truth values as texts; nothing is an empty text. */
function readVariables(given: unknown): Variables {
  const parsed = variablesShape.safeParse(given ?? {})
  if (!parsed.success) throw refusals.variablesCorrupted()
  const variables = Object.entries(parsed.data).map(
    ([name, value]) => [name, asText(value)] as const,
  )
  const bytes = variables.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (bytes > MOST_VARIABLE_BYTES) throw refusals.variablesTooLarge()
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
      throw refusals.variablesCorrupted()
  }
}
