import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { json, text } from '../texts'
import { groq } from './groq'

const API = '/lake/v2025-02-19/data'

/** The documents that the run writes; their ids have no dot, so they are public. */
export const FUZZ_IDS = ['fuzz-a', 'fuzz-b'] as const
export const FUZZ_SLUG = 'pagina-al-azar'

const id = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...FUZZ_IDS, `drafts.${FUZZ_IDS[0]}`) },
  { weight: 1, arbitrary: text },
)

const segment = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    'list',
    '_id',
    '_type',
    '_rev',
    '_createdAt',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(
    'list[0]',
    'list[-1]',
    'list[1:3]',
    'list[*]',
    'list[_key=="k"]',
    '*',
    '..a',
    'a.b',
  ),
  fc.constantFrom("['a']", '["__proto__"]', 'list[', 'a..b..c', '', 'list[0,2]', 'list[a>1]', '$'),
)

const path = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.')),
  },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 50, max: 3_000 }).map((times) => 'a.'.repeat(times) + 'a'),
  },
)

const fields = fc.dictionary(path, json, { maxKeys: 3 })
const diff = fc.oneof(
  text,
  fc.constantFrom('@@ -1,3 +1,4 @@\n abc\n+d\n', '@@ -1 +1 @@\n-a\n+b', '@@'),
)

const operations = fc.record(
  {
    set: fields,
    setIfMissing: fields,
    unset: fc.array(path, { maxLength: 3 }),
    insert: fc.record({ after: path, items: fc.array(json, { maxLength: 3 }) }),
    inc: fc.dictionary(path, fc.oneof(fc.double(), fc.integer()), { maxKeys: 2 }),
    dec: fc.dictionary(path, fc.integer(), { maxKeys: 2 }),
    diffMatchPatch: fc.dictionary(path, diff, { maxKeys: 2 }),
    ifRevisionID: text,
    odd: json,
  },
  { requiredKeys: [] },
)

const document = fc
  .record({
    _id: id,
    content: fc.dictionary(text, json, { maxKeys: 4 }),
    list: fc.array(json, { maxLength: 4 }),
  })
  .map(({ content, ...fixed }) => ({ ...content, ...fixed, _type: 'fuzzed', a: 'abc', b: 1 }))

const mutation = fc.oneof(
  document.map((create) => ({ create })),
  document.map((createOrReplace) => ({ createOrReplace })),
  document.map((createIfNotExists) => ({ createIfNotExists })),
  fc.tuple(id, operations).map(([target, patch]) => ({ patch: { id: target, ...patch } })),
  fc.tuple(id, operations).map(([target, patch]) => ({ patch: { id: target, ...patch } })),
  fc.tuple(groq, operations).map(([query, patch]) => ({
    patch: { query: `(${query})[_type == "fuzzed"]`, ...patch },
  })),
  id.map((target) => ({ delete: { id: target } })),
  json.map((odd) => ({ odd })),
)

const actionTypes = [
  'create',
  'edit',
  'delete',
  'discard',
  'publish',
  'unpublish',
  'replaceDraft',
  'odd',
].map((name) => `sanity.action.document.${name}`)

const action = fc.record(
  {
    actionType: fc.constantFrom(...actionTypes),
    draftId: fc.constantFrom(`drafts.${FUZZ_IDS[0]}`, FUZZ_IDS[0], 'drafts.'),
    publishedId: fc.constantFrom(FUZZ_IDS[0], `drafts.${FUZZ_IDS[0]}`, ''),
    attributes: document,
    patch: operations,
    ifExists: fc.constantFrom('fail', 'ignore', 'odd'),
  },
  { requiredKeys: ['actionType'] },
)

/**
 * Mutations and actions of an editor on documents that no page shows.
 * @param token of an editor
 */
export function writeRequest(token: string | undefined): fc.Arbitrary<FuzzRequest> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const post = (path_: string, sent: unknown) => ({
    method: 'POST',
    path: path_,
    headers,
    body: JSON.stringify(sent),
  })
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.array(mutation, { maxLength: 4 }),
          fc.constantFrom(
            '',
            '?dryRun=true',
            '?returnDocuments=true',
            '?autoGenerateArrayKeys=true',
          ),
        )
        .map(([mutations, query]) => post(`${API}/mutate/production${query}`, { mutations })),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(action, { maxLength: 3 })
        .map((actions) => post(`${API}/actions/production`, { actions })),
    },
  )
}
