import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { body, encode, json, pathText, queryText } from '../texts'
import { groq } from './groq'
import { headers, method } from './site-paths'

const API = '/lake/v2025-02-19'

const version = fc.constantFrom('v1', 'vX', 'v2025-02-19', 'v2021-03-25', 'v0', 'v9999-99-99')

const endpoints = [
  ...['data/query', 'data/mutate', 'data/actions', 'data/doc', 'data/export', 'data/listen'],
  ...[
    'data/history/production/transactions',
    'data/history/production/documents',
    'data/live/events',
  ],
  ...[
    'data/history/production/events/documents',
    'data/references',
    'data/ping',
    'ping',
    'features',
  ],
  ...['assets/images', 'assets/files', 'users/me', 'users/me/keyvalue', 'users', 'auth/providers'],
  ...['auth/fetch', 'auth/id', 'auth/logout', 'projects', 'projects/embedded', 'cors', 'hooks'],
  ...['projects/embedded/datasets', 'projects/embedded/datasets/production/schemas', 'links/check'],
  ...['projects/embedded/tokens', 'projects/embedded/members', 'projects/embedded/roles', 'help'],
  ...['datasets', 'schedules/embedded/production', 'backups', 'intake/batch'],
  ...['socket/production', 'presence', 'journey/trial', 'check/cors', 'copy', 'aliases', 'nothing'],
]

const dataset = fc.oneof({ weight: 5, arbitrary: fc.constant('production') }, pathText)

const names = [
  ...['query', 'perspective', 'resultSourceMap', 'returnQuery', 'returnDocuments', 'returnIds'],
  ...[
    'dryRun',
    'visibility',
    'autoGenerateArrayKeys',
    'excludeContent',
    'limit',
    'reverse',
    'time',
  ],
  ...['revision', 'lastRevision', 'nextCursor', 'includeResult', 'includePreviousRevision', '$a'],
  ...['includeAllVersions', 'lastLiveEventId', 'tag', 'filename', 'meta', 'sid', 'effectFormat'],
]

/** The query of a path, with its question mark. */
export const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(
        queryText,
        groq.map(encode),
        json.map((value) => encode(JSON.stringify(value))),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))

/** Calls of every endpoint of the lake with any method, path, query and body. */
export const lakeRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method,
    version,
    endpoint: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...endpoints) }, pathText),
    rest: fc.oneof(
      { weight: 3, arbitrary: dataset.map((name) => `/${name}`) },
      { weight: 1, arbitrary: fc.tuple(dataset, pathText).map((parts) => `/${parts.join('/')}`) },
      { weight: 1, arbitrary: fc.constant('') },
    ),
    query,
    headers,
    body,
  })
  .map(
    ({ method: verb, version: api, endpoint, rest, query: search, headers: sent, body: text }) => ({
      method: verb,
      path: `/lake/${api}/${endpoint}${rest}${search}`.slice(0, 12_000),
      headers: { 'Content-Type': 'application/json', ...sent },
      ...(verb === 'GET' || verb === 'HEAD' ? {} : { body: text }),
    }),
  )

const params = fc.dictionary(fc.constantFrom('a', 'b', 'slug'), json, { maxKeys: 3 })

/** Queries by GET and by POST. */
export const queryRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    query: groq,
    params,
    perspective: fc.constantFrom('published', 'drafts', 'raw', 'previewDrafts', 'rABC', ''),
    isPosted: fc.boolean(),
    sourceMap: fc.constantFrom(
      '',
      '&resultSourceMap=true',
      '&resultSourceMap=withKeyArraySelector',
    ),
  })
  .map(({ query: groqText, params: values, perspective, isPosted, sourceMap }) => {
    const path = `${API}/data/query/production?perspective=${perspective}${sourceMap}`
    if (isPosted) {
      const headers = { 'Content-Type': 'application/json' }
      return {
        method: 'POST',
        path,
        headers,
        body: JSON.stringify({ query: groqText, params: values }),
      }
    }
    const pairs = Object.entries(values).map(
      ([name, value]) => `&$${name}=${encode(JSON.stringify(value))}`,
    )
    return {
      method: 'GET',
      path: `${path}&query=${encode(groqText)}${pairs.join('')}`.slice(0, 12_000),
    }
  })

/** Sign-in forms. Each failed one hashes a password, so there are few. */
export const signInRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    verb: fc.constantFrom('GET', 'POST', 'PUT'),
    origin: fc.oneof(
      queryText,
      fc.constantFrom('https://evil.example/studio', '//evil.example/studio'),
    ),
    email: queryText,
    password: queryText,
  })
  .map(({ verb, origin, email, password }) => ({
    method: verb,
    path: verb === 'GET' ? `/lake/login?origin=${origin}` : '/lake/login',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    ...(verb === 'GET' ? {} : { body: `origin=${origin}&email=${email}&password=${password}` }),
  }))
