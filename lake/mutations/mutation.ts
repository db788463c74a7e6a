import { z } from 'zod'
import { badRequest } from '../errors'

/** Describes `transactionIdSchema` in errors. */
export const TRANSACTION_ID_RULE =
  'a transaction ID has 1 to 256 letters from A to Z, digits, "_", ".", ":" and "-"'

/**
 * A transaction ID from a client. It becomes the revision of documents and the id of events, where
 * line breaks would be harmful.
 */
export const transactionIdSchema = z.string().regex(/^[\w.:-]{1,256}$/)

/** The operations of a patch, in the format of @sanity/mutator. */
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

const stubSchema = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) })
const identifiedStubSchema = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) })
const query = z.string().min(1)
const params = z.record(z.string(), z.unknown()).optional()

export const patchSchema = z.strictObject(patchOperations)

const id = z.string().min(1)
const purge = z.boolean().optional()

const byIdSchema = z.union([
  z.strictObject({ create: stubSchema }),
  z.strictObject({ createOrReplace: identifiedStubSchema }),
  z.strictObject({ createIfNotExists: identifiedStubSchema }),
  z.strictObject({ delete: z.object({ id, purge }) }),
  z.strictObject({ patch: z.strictObject({ id, ...patchOperations }) }),
])
const byQuerySchema = z.union([
  z.strictObject({ delete: z.object({ query, params, purge }) }),
  z.strictObject({ patch: z.strictObject({ query, params, ...patchOperations }) }),
])
const mutationSchema = z.union([byIdSchema, byQuerySchema])

export type PatchOperations = z.infer<typeof patchSchema>
export type DocumentStub = z.infer<typeof stubSchema>
export type MutationById = z.infer<typeof byIdSchema>
export type MutationByQuery = z.infer<typeof byQuerySchema>
export type Mutation = z.infer<typeof mutationSchema>

const requestSchema = z.object({
  mutations: z.array(z.unknown()),
  transactionId: transactionIdSchema.optional(),
})

/** A validated `data/mutate` request. */
interface MutationRequest {
  readonly mutations: readonly Mutation[]
  readonly transactionId?: string | undefined
}

/**
 * Validates the body of a `data/mutate` request.
 * @throws PlainError 400 with the index of an invalid mutation
 */
export function parseMutationRequest(body: unknown): MutationRequest {
  const request = requestSchema.safeParse(body)
  if (!request.success) {
    const shape = '{"mutations": [...], "transactionId"?: "..."}'
    throw badRequest(`Expected ${shape}; ${TRANSACTION_ID_RULE}.`)
  }
  const mutations = request.data.mutations.map((candidate, index) => {
    const parsed = mutationSchema.safeParse(candidate)
    if (parsed.success) return parsed.data
    throw badRequest(`Mutation ${index} is not valid: ${z.prettifyError(parsed.error)}`)
  })
  return { mutations, transactionId: request.data.transactionId }
}
