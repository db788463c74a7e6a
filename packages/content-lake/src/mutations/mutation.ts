import { z } from 'zod'
import { badRequest } from '../errors'
import { isObject } from '../store/references'
import { describeIssue, formatValue } from './describe-issue'
import { invalid, transactionError } from './rejection'

/** Describes `transactionIdSchema` in errors. */
export const TRANSACTION_ID_RULE =
  'a transaction ID has 1 to 256 letters from A to Z, digits, "_", ".", ":" and "-"'

/**
 * A transaction ID from a client. It becomes the revision of documents and the id of events, where
 * line breaks would be harmful.
 */
export const transactionIdSchema = z
  .string(TRANSACTION_ID_RULE)
  .regex(/^[\w.:-]{1,256}$/, TRANSACTION_ID_RULE)

const text = (advice: string) => z.string(advice).min(1, advice)
const fields = (advice: string) => z.record(z.string(), z.unknown(), advice).optional()
const numbers = (advice: string) =>
  z.record(z.string(), z.number('give a number'), advice).optional()
const texts = (advice: string) => z.record(z.string(), z.string('give a text'), advice).optional()

const items = z.array(z.unknown(), 'give the items as a list')
const insertSchema = z.union(
  [
    z.strictObject({ before: z.string(), items }),
    z.strictObject({ after: z.string(), items }),
    z.strictObject({ replace: z.string(), items }),
  ],
  'give one of "before", "after" and "replace" with a path, and "items" with a list',
)

const OPERATIONS =
  'a patch has "set", "setIfMissing", "unset", "insert", "inc", "dec", "diffMatchPatch" and "ifRevisionID"'

/** The operations of a patch, in the format of @sanity/mutator. */
const patchOperations = {
  set: fields('give an object with values by path'),
  setIfMissing: fields('give an object with values by path'),
  merge: z
    .undefined('"merge" is not supported; use "set" with paths, such as {"seo.title": "..."}')
    .optional(),
  replace: z.undefined('"replace" is not supported; use the mutation "createOrReplace"').optional(),
  unset: z.array(text('give a path'), 'give a list of paths').optional(),
  insert: insertSchema.optional(),
  inc: numbers('give an object with numbers by path'),
  dec: numbers('give an object with numbers by path'),
  diffMatchPatch: texts('give an object with patches by path'),
  ifRevisionID: z.string('give the "_rev" of the document').nullish(),
}

const type = text('give the document a type, such as "page"')
const optionalId = z.string('give a text, or leave it out for a generated id').optional()
const DOCUMENT = 'give a document, such as {"_type": "page"}'
const stubSchema = z.looseObject({ _id: optionalId, _type: type }, DOCUMENT)
const requiredId = text('give the id of the document as a text')
const identifiedStubSchema = z.looseObject({ _id: requiredId, _type: type }, DOCUMENT)
const query = text('give a GROQ query')
const params = z
  .record(z.string(), z.unknown(), 'give an object with parameters by name')
  .optional()

export const patchSchema = z.strictObject(patchOperations, OPERATIONS)

const id = text('give the id of the document, or "query" with a GROQ query')
const purge = z.boolean('give true or false').optional()

const byIdSchemas = {
  create: z.strictObject({ create: stubSchema }),
  createOrReplace: z.strictObject({ createOrReplace: identifiedStubSchema }),
  createIfNotExists: z.strictObject({ createIfNotExists: identifiedStubSchema }),
  delete: z.strictObject({ delete: z.object({ id, purge }, 'give {"id": "..."}') }),
  patch: z.strictObject({ patch: z.strictObject({ id, ...patchOperations }, OPERATIONS) }),
}
const byQuerySchemas = {
  delete: z.strictObject({ delete: z.object({ query, params, purge }) }),
  patch: z.strictObject({
    patch: z.strictObject({ query, params, ...patchOperations }, OPERATIONS),
  }),
}

export type PatchOperations = z.infer<typeof patchSchema>
export type DocumentStub = z.infer<typeof stubSchema>
export type MutationById = z.infer<(typeof byIdSchemas)[keyof typeof byIdSchemas]>
export type MutationByQuery = z.infer<(typeof byQuerySchemas)[keyof typeof byQuerySchemas]>
export type Mutation = MutationById | MutationByQuery

const requestSchema = z.object(
  {
    mutations: z.array(z.unknown(), 'send {"mutations": [{"create": {...}}, ...]}'),
    transactionId: transactionIdSchema.optional(),
  },
  'send {"mutations": [{"create": {...}}, ...]} as JSON',
)

/** A validated `data/mutate` request. */
interface MutationRequest {
  readonly mutations: readonly Mutation[]
  readonly transactionId?: string | undefined
}

/**
 * Validates the body of a `data/mutate` request.
 * @throws PlainError 400 for another body; TransactionError 400 with the index of an invalid mutation,
 *   which names the field, the value and the correction
 */
export function parseMutationRequest(body: unknown): MutationRequest {
  const request = requestSchema.safeParse(body)
  if (!request.success)
    throw badRequest(`The body is not valid: ${describeIssue(body, request.error)}`)
  const { mutations, transactionId } = request.data
  return { mutations: mutations.map(parseMutation), transactionId }
}

function parseMutation(candidate: unknown, index: number): Mutation {
  const reject = (description: string, found?: unknown) =>
    transactionError(
      'mutationError',
      index,
      invalid(description, isText(found) ? found : undefined),
    )
  const [kind, ...others] = isObject(candidate) ? Object.keys(candidate) : []
  if (!isObject(candidate) || kind === undefined || others.length > 0) {
    throw reject(
      `Mutation ${index} is ${formatValue(candidate)}: give an object with one of ${KINDS}`,
    )
  }
  if (!isKind(kind)) {
    throw reject(`Mutation ${index} is of the unknown kind "${kind}": use one of ${KINDS}`)
  }
  const content = candidate[kind]
  const parsed = selectSchema(kind, content).safeParse(candidate)
  if (parsed.success) return parsed.data
  const found = isObject(content) ? (content._id ?? content.id) : undefined
  const description = describeIssue(candidate, parsed.error)
  throw reject(`Mutation ${index} is not valid: ${description}`, found)
}

type Kind = keyof typeof byIdSchemas
const KINDS = Object.keys(byIdSchemas)
  .map((name) => `"${name}"`)
  .join(', ')

const isKind = (name: string): name is Kind => Object.hasOwn(byIdSchemas, name)
const isText = (value: unknown): value is string => typeof value === 'string'

function selectSchema(kind: Kind, content: unknown): z.ZodType<Mutation> {
  const isByQuery = isObject(content) && content.query !== undefined && content.id === undefined
  return isByQuery && (kind === 'patch' || kind === 'delete')
    ? byQuerySchemas[kind]
    : byIdSchemas[kind]
}
