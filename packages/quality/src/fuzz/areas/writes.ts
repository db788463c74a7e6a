import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { damage, json, mostly, oneOf, postJson, text } from '../texts'
import { groq } from './groq'

export const MUTATE = '/lake/v2025-02-19/data/mutate/production'

/** The documents that the run writes; their ids have no dot, so they are public. */
export const FUZZ_IDS = ['fuzz-a', 'fuzz-b'] as const
export const FUZZ_SLUG = 'pagina-al-azar'
const DRAFT_ID = `drafts.${FUZZ_IDS[0]}`

const id = mostly(fc.constantFrom(...FUZZ_IDS, DRAFT_ID), text)
const segment = oneOf(
  'a b list _id _type _rev _createdAt __proto__ constructor list[0] list[-1] list[1:3] list[*] * ..a ' +
    `list[_key=="k"] a.b ['a'] ["__proto__"] list[ a..b..c list[0,2] list[a>1] $`,
)
const longPath = fc.integer({ min: 50, max: 3_000 }).map((times) => 'a.'.repeat(times) + 'a')
const path = mostly(
  fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.')),
  fc.oneof(text, longPath),
)
const values = <Value>(value: fc.Arbitrary<Value>) => fc.dictionary(path, value, { maxKeys: 3 })
const diff = fc.constantFrom('@@ -1,3 +1,4 @@\n abc\n+d\n', '@@ -1 +1 @@\n-a\n+b', '@@')
const items = fc.array(json, { maxLength: 3 })

const operations = fc.record(
  {
    set: values(json),
    setIfMissing: values(json),
    unset: fc.array(path, { maxLength: 3 }),
    insert: fc.record({ after: path, items }),
    inc: values(fc.double()),
    dec: values(fc.integer()),
    odd: json,
    ifRevisionID: text,
    diffMatchPatch: values(fc.oneof(text, diff)),
  },
  { requiredKeys: [] },
)
const document = fc
  .record({ _id: id, content: fc.dictionary(text, json, { maxKeys: 4 }), list: items })
  .map(({ content, ...fixed }) => ({ ...content, ...fixed, _type: 'fuzzed', a: 'abc', b: 1 }))

const patch = fc.tuple(id, operations).map(([target, parts]) => ({ id: target, ...parts }))
const patchByQuery = fc
  .tuple(groq, operations)
  .map(([query, parts]) => ({ query: `(${query})[_type == "fuzzed"]`, ...parts }))
const mutation = fc.oneof(
  ...[document.map((create) => ({ create })), id.map((target) => ({ delete: { id: target } }))],
  document.map((createOrReplace) => ({ createOrReplace })),
  document.map((createIfNotExists) => ({ createIfNotExists })),
  { weight: 2, arbitrary: patch.map((one) => ({ patch: one })) },
  patchByQuery.map((one) => ({ patch: one })),
  json.map((odd) => ({ odd })),
)
const action = damage({
  actionType: oneOf('create edit delete discard publish unpublish replaceDraft odd').map(
    (name) => `sanity.action.document.${name}`,
  ),
  draftId: fc.constantFrom(DRAFT_ID, FUZZ_IDS[0], 'drafts.'),
  publishedId: fc.constantFrom(FUZZ_IDS[0], DRAFT_ID, ''),
  attributes: document,
  patch: operations,
  ifExists: oneOf('fail ignore odd'),
})

/**
 * Mutations and actions of an editor on documents that no page shows.
 * @param token of an editor; undefined for requests without a token
 */
export function writeRequest(token: string | undefined): fc.Arbitrary<FuzzRequest> {
  const option = oneOf('dryRun returnDocuments autoGenerateArrayKeys none')
  return mostly(
    fc
      .tuple(fc.array(mutation, { maxLength: 4 }), option)
      .map(([mutations, name]) => postJson(`${MUTATE}?${name}=true`, { mutations }, token)),
    fc
      .array(action, { maxLength: 3 })
      .map((actions) => postJson('/lake/v2025-02-19/data/actions/production', { actions }, token)),
  )
}

const texts = [
  {
    _type: 'block',
    _key: oneOf('a b __proto__'),
    level: fc.integer({ min: -1, max: 12 }),
    style: oneOf('normal h2 h3 h6 blockquote odd'),
    listItem: oneOf('bullet number odd'),
    children: [{ _type: 'span', _key: oneOf('a b'), text, marks: [oneOf('strong em l1 missing')] }],
    markDefs: [
      {
        _type: oneOf('textLink link odd'),
        _key: oneOf('l1 l2'),
        openInNewTab: fc.boolean(),
        href: oneOf('/ javascript:alert(1) //evil.example mailto:a'),
      },
    ],
  },
]
/** It begins with a block, so that it is Portable Text at all. */
const portableText = damage(texts).map((rest) => [
  { _type: 'block', _key: 'first' },
  ...(Array.isArray(rest) ? (rest as unknown[]) : [rest]),
])

/** A staff page whose texts have any structure, such as an import from elsewhere may have. */
export const textPage = fc
  .record({
    heading: portableText,
    body: fc.array(fc.record({ title: portableText, body: portableText }), { maxLength: 3 }),
    layout: oneOf('sections longText'),
  })
  .map(({ heading, body, layout }) => ({
    _id: FUZZ_IDS[1],
    _type: 'page',
    title: 'Página al azar',
    heading,
    layout,
    slug: { _type: 'slug', current: FUZZ_SLUG },
    body: body.map((one, index) => ({ _type: 'richTextSection', _key: `s${index}`, ...one })),
  }))
