import { z } from 'zod'
import { badRequest } from '../errors'
import { isObject } from '../store/references'
import { parseRuleText } from './rule'
import type { WebhookTargets } from './targets'

const operations = ['create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** Set by the lake, in lower case. */
const ownHeaders =
  /^(accept-encoding|connection|content-length|content-type|host|idempotency-key|sanity-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/
/** Stands for the values of headers in responses, since they may be secrets. */
const HIDDEN = '********'

const headersSchema = z.record(
  z
    .string()
    .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'is no name of a header')
    .refine(
      (name) => !ownHeaders.test(name.toLowerCase()),
      'is a header that the lake sets itself',
    ),
  z
    .string()
    .max(4_096)
    .regex(/^[\t\x20-\x7e]*$/, 'may contain only printable ASCII characters')
    .refine((value) => value !== HIDDEN, 'is hidden: send the real value'),
)
const expression = z
  .string()
  .transform((text) => text.trim() || undefined)
  .superRefine((text, context) => {
    if (text === undefined) return
    try {
      parseRuleText(text)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      context.addIssue({
        code: 'custom',
        message: `is no GROQ expression for webhooks: ${message.replace(/\.$/, '')}`,
      })
    }
  })
  .nullish()
  .transform((text) => text ?? undefined)

const settingsSchema = z.strictObject({
  type: z
    .literal('document', 'must be "document": webhooks of transactions are not available')
    .default('document'),
  name: z.string().trim().min(1).max(200),
  description: z.string().max(1_024).nullable().default(null),
  url: z.url({ protocol: /^https?$/ }).max(2_048),
  dataset: z.string(),
  httpMethod: z.enum(['POST', 'PUT', 'PATCH', 'DELETE', 'GET']).default('POST'),
  apiVersion: z
    .string()
    .regex(/^v?(\d{4}-\d{2}-\d{2}|X|1)$/, 'is no API version, such as v2021-03-25')
    .default('v2021-03-25'),
  includeDrafts: z.boolean().default(false),
  includeAllVersions: z.boolean().default(false),
  isDisabledByUser: z.boolean().default(false),
  headers: headersSchema.nullish().transform((headers) => headers ?? {}),
  rule: z
    .strictObject({
      on: z
        .array(z.enum(operations))
        .min(1)
        .default([...operations]),
      filter: expression,
      projection: expression,
    })
    .prefault({}),
})

export type WebhookSettings = z.infer<typeof settingsSchema>

export interface Webhook {
  readonly id: string
  readonly settings: WebhookSettings
  /** Key of the signature. */
  readonly secret: string | undefined
  readonly createdBy: string
  readonly createdAt: string
}

const secretSchema = z.string().min(1).max(500).nullish()

/** Fields of a response that a client may send back unchanged. */
const readOnlyFields = new Set([
  ...['id', 'projectId', 'createdAt', 'createdByUserId', 'deletedAt', 'isDisabled', 'isSigned'],
])

/** Reads stored settings. */
export const parseStoredSettings = (json: string): WebhookSettings =>
  settingsSchema.parse(JSON.parse(json))

/**
 * @param body of a request that creates a webhook, or changes fields of an existing one
 * @throws PlainError 400 that names the field and its value
 */
export function parseWebhook(
  body: unknown,
  {
    targets,
    dataset,
    existing,
  }: {
    readonly targets: WebhookTargets
    readonly dataset: string
    readonly existing?: Webhook
  },
): Pick<Webhook, 'settings' | 'secret'> {
  if (!isObject(body)) throw badRequest('Expected a webhook: {"name", "url", "dataset", "rule"}.')
  const { secret: newSecret, ...fields } = body
  const sent = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !readOnlyFields.has(name)),
  )
  if (existing !== undefined && isObject(sent.rule)) {
    sent.rule = { ...existing.settings.rule, ...sent.rule }
  }
  const parsed = settingsSchema.safeParse({ ...existing?.settings, ...sent })
  if (!parsed.success) throw toBadRequest(parsed.error, sent)
  const secret = secretSchema.safeParse(newSecret)
  // Without its value, which is secret.
  if (!secret.success) throw badRequest('The field "secret" must have 1 to 500 characters.')
  const settings = parsed.data
  if (settings.dataset !== dataset && settings.dataset !== '*') {
    throw badRequest(`The field "dataset" must be "${dataset}" or "*", not "${settings.dataset}".`)
  }
  const reason = targets.findReason(new URL(settings.url))
  if (reason !== undefined) throw badRequest(`The field "url" cannot be used: ${reason}.`)
  const isUnchanged = newSecret === undefined
  return { settings, secret: isUnchanged ? existing?.secret : (secret.data ?? undefined) }
}

function toBadRequest(error: z.ZodError, sent: object) {
  const [issue] = error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : []
  const path = [...(issue?.path ?? []), ...unknown].map(String)
  // Values of headers may be secrets.
  const value = path[0] === 'headers' ? undefined : path.reduce<unknown>(readField, sent)
  const shown = value === undefined ? '' : ` (${JSON.stringify(value).slice(0, 200)})`
  return badRequest(`The field "${path.join('.')}"${shown}: ${getReason(issue)}.`)
}

function getReason(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'unrecognized_keys') {
    return 'is unknown: "on", "filter" and "projection" belong into "rule"'
  }
  const inner = issue?.code === 'invalid_key' ? issue.issues[0] : issue
  return inner?.message ?? 'is invalid'
}

const readField = (value: unknown, name: string): unknown =>
  isObject(value) || Array.isArray(value) ? Reflect.get(value, name) : undefined

/** Creates the response about a webhook, without its secret and the values of its headers. */
export function toApiWebhook(
  { id, settings, secret, createdBy, createdAt }: Webhook,
  projectId: string,
) {
  const names = Object.keys(settings.headers)
  const { filter = null, projection = null, on } = settings.rule
  return {
    ...settings,
    ...{ id, projectId, createdAt, createdByUserId: createdBy, deletedAt: null },
    rule: { on, filter, projection },
    headers: Object.fromEntries(names.map((name) => [name, HIDDEN])),
    isDisabled: false,
    isSigned: secret !== undefined,
  }
}
