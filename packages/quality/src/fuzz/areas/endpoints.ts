import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { body, damage, encode, json, mostly, oneOf, pathText, queryText, text } from '../texts'
import { groq } from './groq'
import { headers, method } from './http'

const API = '/lake/v2025-02-19'

/** The endpoints of the lake: methods, parts of the path with alternatives, and a body that it accepts. */
type Call = readonly [methods: string, path: string, body?: unknown]

/** Never the site's own dataset: with other rights it would show no pages. */
const NEW_DATASET = `azar|azar-2|azar_copia|A|x|-|~azar|nul|${'a'.repeat(65)}`
const DOCUMENT = 'fuzz-a|drafts.fuzz-a|aboutPage|aboutPage,siteSettings|_.a|,'
const role = oneOf('viewer editor administrator odd')
const email = fc.oneof(oneOf('a@azar.test A@AZAR.TEST ñ@azar.test a@b'), text)

const calls: readonly Call[] = [
  ['GET', `data/history/production/transactions|documents|events/documents ${DOCUMENT}`],
  ['GET', 'data/export|data/listen|data/live/events production|~azar|azar'],
  ['GET', `data/doc|data/query production ${DOCUMENT}`],
  ['GET', 'data/references|data/ping|schedules/embedded|backups|check/cors production'],
  ['GET', 'users me|local|a,b|me,me'],
  [
    'GET',
    'ping|features|auth/providers|auth/id|auth/fetch|projects|datasets|cors|help|copy|nothing',
  ],
  ['GET', 'users/me/keyvalue a|a,b|__proto__'],
  ['GET', 'projects/embedded tokens|users|roles|datasets|datasets/copy|grants|members|'],
  ['GET', 'projects/embedded/datasets production|azar acl|tags|'],
  ['GET', 'jobs a listen|'],
  ['POST', 'intake/batch|journey/trial|auth/logout', [{ event: text }]],
  ['PUT', 'users/me/keyvalue', [{ key: text, value: json }]],
  [
    'POST PATCH DELETE',
    'projects/embedded/users me|local|a,b password-link|sessions|second-factor',
  ],
  ['POST', 'projects/embedded/users', { email, role }],
  ['POST DELETE', 'projects/embedded/tokens |local|a', { label: text, roleName: role }],
  [
    'PUT PATCH DELETE',
    `datasets|projects/embedded/datasets ${NEW_DATASET}`,
    { aclMode: oneOf('public private custom') },
  ],
  ['PUT', 'datasets azar|production copy', { targetDataset: 'azar-2', skipHistory: json }],
  [
    'PUT DELETE',
    'projects/embedded/datasets/production/schemas |_.schemas.a',
    { schemas: [{ workspace: { name: text }, tag: text, schema: json }] },
  ],
  // No hosts of other people: the lake would send them requests.
  ['POST', 'links/check', { urls: [oneOf('http://127.0.0.1:1 http://[::1]/ ftp://a')] }],
  [
    'POST DELETE',
    'users/me password|second-factor|second-factor/confirm|sessions',
    { currentPassword: text, newPassword: text, password: text, code: text },
  ],
]

const version = mostly(fc.constant('v2025-02-19'), oneOf('v1 vX v2021-03-25 v0 v9999-99-99'))

/** Alternatives of each part, or any text in its place. */
function createPath(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split(' ').map((part) => mostly(oneOf(part.replaceAll('|', ' ')), pathText))
  return fc.tuple(...parts).map((texts) => texts.join('/').replace(/\/$/, ''))
}

const parameters =
  'query perspective resultSourceMap returnQuery returnDocuments returnIds dryRun visibility limit ' +
  'autoGenerateArrayKeys excludeContent reverse time revision lastRevision nextCursor includeResult ' +
  'includePreviousRevision includeAllVersions lastLiveEventId tag filename meta sid effectFormat $a'
const value = fc.oneof(
  queryText,
  groq.map(encode),
  json.map((one) => encode(JSON.stringify(one))),
)
const query = fc
  .array(fc.tuple(oneOf(parameters), value), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))

const call = fc.constantFrom(...calls).chain(([methods, pattern, example = {}]) =>
  fc
    .record({
      verb: mostly(oneOf(methods), method),
      api: version,
      path: createPath(pattern),
      query,
      headers,
      sent: mostly(
        damage(example).map((one) => JSON.stringify(one)),
        body,
      ),
    })
    .map(({ verb, api, path, query: search, headers: more, sent }): FuzzRequest => ({
      method: verb,
      path: `/lake/${api}/${path}${search}`.slice(0, 12_000),
      headers: { 'Content-Type': 'application/json', ...more },
      ...(verb === 'GET' || verb === 'HEAD' ? {} : { body: sent }),
    })),
)

/** Beginnings of files; what follows is random. */
const signature = fc.constantFrom(
  ...['GIF89a', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '\xff\xd8\xff\xe0\0\x10JFIF\0', 'BM', 'II*\0'],
  ...['RIFF\x10\0\0\0WEBPVP8 ', '\0\0\0\x20ftypavif', '%PDF-1.7\n', 'PK\x03\x04', '\0\0\x01\0'],
  ...['<svg xmlns="http://www.w3.org/2000/svg">', '<?xml version="1.0"?><!DOCTYPE svg [', ''],
)
const upload = fc
  .record({
    path: createPath('assets images|files production'),
    filename: text.map(encode),
    type: oneOf('image/png image/svg+xml text/html application/json a'),
    signature,
    rest: fc.uint8Array({ maxLength: 2_000 }),
  })
  .map(({ path, filename, type, signature: start, rest }): FuzzRequest => ({
    method: 'POST',
    path: `${API}/${path}?filename=${filename}`.slice(0, 12_000),
    headers: { 'Content-Type': type },
    body: Buffer.concat([Buffer.from(start, 'latin1'), rest]),
  }))

/** Calls of every endpoint of the lake with any method, path, query and body, and uploads. */
export const endpointRequest = mostly(call, upload)

const params = fc.dictionary(oneOf('a b slug'), json, { maxKeys: 3 })

/** Queries by GET and by POST. */
export const queryRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    query: groq,
    params,
    isPosted: fc.boolean(),
    perspective: oneOf('published drafts raw previewDrafts rABC'),
    sourceMap: oneOf('false true withKeyArraySelector'),
  })
  .map(({ query: sent, params: values, isPosted, perspective, sourceMap }) => {
    const path = `${API}/data/query/production?perspective=${perspective}&resultSourceMap=${sourceMap}`
    if (isPosted) {
      const type = { 'Content-Type': 'application/json' }
      const posted = JSON.stringify({ query: sent, params: values })
      return { method: 'POST', path, headers: type, body: posted }
    }
    const pairs = Object.entries(values).map(
      ([name, one]) => `&$${name}=${encode(JSON.stringify(one))}`,
    )
    return {
      method: 'GET',
      path: `${path}&query=${encode(sent)}${pairs.join('')}`.slice(0, 12_000),
    }
  })

const origin = fc.oneof(queryText, oneOf('https://evil.example/studio //evil.example/studio'))

/** Sign-in forms. Each failed one hashes a password, so there are few. */
export const signInRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({ verb: oneOf('GET POST PUT'), origin, user: queryText, password: queryText })
  .map(({ verb, origin: studio, user, password }) => ({
    method: verb,
    path: verb === 'GET' ? `/lake/login?origin=${studio}` : '/lake/login',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    ...(verb === 'GET' ? {} : { body: `origin=${studio}&email=${user}&password=${password}` }),
  }))
