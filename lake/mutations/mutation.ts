import { z } from 'zod'
import { badRequest } from '../errors'
import { TRANSACTION_ID_FORM, transactionIdSchema } from './transaction-id'

/** The operations of a patch, as @sanity/mutator takes them. */
const patchOperations = {
  set: z.record(z.string(), z.unknown()).optional(),
  setIfMissing: z.record(z.string(), z.unknown()).optional(),
  merge: z.never('"merge" is not supported; use "set" with paths').optional(),
  replace: z.never('"replace" is not supported; use "createOrReplace"').optional(),
  unset: z.array(z.string()).optional(),
  insert: z
    .union([
      z.strictObject({ before: z.string(), items: z.array(z.unknown()) }),
      z.strictObject({ after: z.string(), items: z.array(z.unknown()) }),
      z.strictObject({ replace: z.string(), items: z.array(z.unknown()) }),
    ])
    .optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  ifRevisionID: z.string().nullish(),
}

const stub = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) })
const identifiedStub = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })
const query = z.string().min(1)
const params = z.record(z.string(), z.unknown()).optional()

export const patchSchema = z.strictObject(patchOperations)

const id = z.string().min(1)
const purge = z.boolean().optional()

const byIdSchema = z.union([
  z.strictObject({ create: stub }),
  z.strictObject({ createOrReplace: identifiedStub }),
  z.strictObject({ createIfNotExists: identifiedStub }),
  z.strictObject({ delete: z.object({ id, purge }) }),
  z.strictObject({ patch: z.strictObject({ id, ...patchOperations }) }),
])
const byQuerySchema = z.union([
  z.strictObject({ delete: z.object({ query, params, purge }) }),
  z.strictObject({ patch: z.strictObject({ query, params, ...patchOperations }) }),
])
const mutationSchema = z.union([byIdSchema, byQuerySchema])

export type PatchOperations = z.infer<typeof patchSchema>
export type DocumentStub = z.infer<typeof stub>
export type MutationById = z.infer<typeof byIdSchema>
/** A mutation of whatever documents a query selects. */
export type MutationByQuery = z.infer<typeof byQuerySchema>
export type Mutation = z.infer<typeof mutationSchema>

const requestSchema = z.object({
  mutations: z.array(z.unknown()),
  transactionId: transactionIdSchema.optional(),
})

/** A checked request to write. */
export interface MutationRequest {
  readonly mutations: readonly Mutation[]
  readonly transactionId?: string | undefined
}

/**
 * Checks the body of a mutate request.
 * @throws PlainError 400 that says which mutation is wrong, and where
 */
export function parseMutationRequest(body: unknown): MutationRequest {
  const request = requestSchema.safeParse(body)
  if (!request.success) {
    const shape = '{"mutations": [...], "transactionId"?: "..."}'
    throw badRequest(`Expected ${shape}; ${TRANSACTION_ID_FORM}.`)
  }
  const mutations = request.data.mutations.map((candidate, index) => {
    const parsed = mutationSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
    throw badRequest(`Mutation ${index} is not valid: ${z.prettifyError(parsed.error)}`)
  })
  return { mutations, transactionId: request.data.transactionId }
}
