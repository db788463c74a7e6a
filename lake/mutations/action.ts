import { z } from 'zod'
import { badRequest } from '../errors'
import { patchSchema } from './mutation'
import { TRANSACTION_ID_FORM, transactionIdSchema } from './transaction-id'

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
    actionType: z.literal('sanity.action.document.version.discard'),
    versionId: id,
    purge,
  }),
  z.object({
    actionType: z.literal('sanity.action.document.replaceDraft'),
    publishedId: id,
    attributes: draft,
  }),
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

const known = new Set<string>(actionSchema.options.map(({ shape }) => shape.actionType.value))

/** A checked request to act on documents. */
export interface ActionRequest {
  readonly actions: readonly Action[]
  readonly transactionId?: string | undefined
  readonly dryRun: boolean
}

/**
 * Checks the body of an actions request.
 * @throws PlainError 400 that says which action is wrong, or is not supported
 */
export function parseActionRequest(body: unknown): ActionRequest {
  const request = requestSchema.safeParse(body)
  if (!request.success) {
    const shape = '{"actions": [{"actionType": "..."}], "transactionId"?: "..."}'
    throw badRequest(`Expected ${shape}; ${TRANSACTION_ID_FORM}.`)
  }
  const { transactionId, dryRun } = request.data
  const actions = request.data.actions.map((candidate, index) => {
    if (!known.has(candidate.actionType)) {
      // 4xx, not 501: the Studio repeats a request that failed with 5xx, and cancels this one.
      throw badRequest(`The embedded Content Lake does not support "${candidate.actionType}".`)
    }
    const parsed = actionSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
    throw badRequest(`Action ${index} is not valid: ${z.prettifyError(parsed.error)}`)
  })
  return { actions, transactionId, dryRun }
}
