import { z } from 'zod'
import { badRequest } from '../errors'
import { releaseActionSchemas } from '../releases/release-actions'
import { describeIssue } from './describe-issue'
import { patchSchema, TRANSACTION_ID_RULE, transactionIdSchema } from './mutation'
import { invalid, transactionError } from './rejection'

const id = z.string().min(1)
const draft = z.looseObject({ _id: id, _type: z.string().min(1) })
const optionalRevision = z.string().min(1).optional()
const purge = z.boolean().optional()

const actionSchema = z.discriminatedUnion('actionType', [
  z.object({
    actionType: z.literal('sanity.action.document.create'),
    publishedId: id,
    attributes: draft,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: z.literal('sanity.action.document.edit'),
    draftId: id,
    publishedId: id,
    patch: patchSchema,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.publish'),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: optionalRevision,
    ifPublishedRevisionId: optionalRevision,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.unpublish'),
    draftId: id,
    publishedId: id,
  }),
  z.object({ actionType: z.literal('sanity.action.document.discard'), draftId: id, purge }),
  z.object({
    actionType: z.literal('sanity.action.document.delete'),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
    purge,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.replaceDraft'),
    publishedId: id,
    attributes: draft,
  }),
  ...releaseActionSchemas,
])

export type Action = z.infer<typeof actionSchema>
export type ActionOf<Name extends string> = Extract<
  Action,
  { actionType: `sanity.action.document.${Name}` }
>

const requestSchema = z.object({
  actions: z.array(z.looseObject({ actionType: z.string() })).min(1),
  transactionId: transactionIdSchema.optional(),
  dryRun: z.boolean().default(false),
})

const supported = new Set<string>(actionSchema.options.map(({ shape }) => shape.actionType.value))

/** A validated `data/actions` request. */
interface ActionRequest {
  readonly actions: readonly Action[]
  readonly transactionId?: string | undefined
  readonly dryRun: boolean
}

/**
 * Validates the body of a `data/actions` request.
 * @throws PlainError 400 for another body, with the name of an unsupported action; TransactionError
 *   400 with the index of an invalid one
 */
export function parseActionRequest(body: unknown): ActionRequest {
  const request = requestSchema.safeParse(body)
  if (!request.success) {
    const shape = '{"actions": [{"actionType": "..."}], "transactionId"?: "..."}'
    throw badRequest(`Expected ${shape}; ${TRANSACTION_ID_RULE}.`)
  }
  const { transactionId, dryRun } = request.data
  const actions = request.data.actions.map((candidate, index) => {
    if (!supported.has(candidate.actionType)) {
      // Not 501: the Studio retries after 5xx, but gives up after 4xx.
      throw badRequest(`The embedded Content Lake does not support "${candidate.actionType}".`)
    }
    const parsed = actionSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
    const description = `Action ${index} is not valid: ${describeIssue(candidate, parsed.error)}`
    throw transactionError('actionError', index, invalid(description))
  })
  return { actions, transactionId, dryRun }
}
