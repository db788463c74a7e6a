import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { body, encode, json, pathText, text } from '../texts'
import { query } from './lake'
import { headers, method } from './site-paths'

const API = '/lake/v2025-02-19'

const mostly = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 8, arbitrary }, { weight: 1, arbitrary: json })
/** A part of a path: one of those that exist, or any text. */
const part = (...names: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: pathText })

const role = fc.constantFrom('viewer', 'editor', 'administrator', 'odd')
/** Never the site's own dataset: with other rights it would show no pages. */
const newDataset = part(
  'azar',
  'azar-2',
  'azar_copia',
  'A',
  'x',
  '-',
  '~azar',
  'nul',
  'a'.repeat(65),
)
const account = part('me', 'local', 'a,b', 'me,me')
const document = part('fuzz-a', 'drafts.fuzz-a', 'aboutPage', 'aboutPage,siteSettings', '_.a', ',')
const email = fc.oneof(
  fc.constantFrom('a@azar.test', 'A@AZAR.TEST', 'a@azar.test ', 'ñ@azar.test', 'a@b'),
  text,
)

/** A call of an endpoint with a body that it accepts, more or less. */
interface Call {
  readonly methods: readonly string[]
  readonly path: fc.Arbitrary<string>
  readonly body?: fc.Arbitrary<unknown>
}

const get = ['GET']
const join = (...parts: (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parts.map((one) => (typeof one === 'string' ? fc.constant(one) : one)))
    .map((texts) => texts.join('/'))

const reads: readonly Call[] = [
  ...['transactions', 'documents', 'events/documents'].map((kind) => ({
    methods: get,
    path: join('data/history', part('production'), kind, document),
  })),
  ...['data/export', 'data/listen', 'data/live/events'].map((endpoint) => ({
    methods: get,
    path: join(endpoint, part('production', '~azar', 'azar')),
  })),
  { methods: get, path: join('data/doc', part('production'), document) },
  { methods: get, path: join('users', account) },
  { methods: get, path: join('users/me/keyvalue', part('a', 'a,b', '__proto__')) },
  { methods: get, path: join('projects/embedded/datasets', part('production'), part('acl')) },
  {
    methods: get,
    path: join(
      'projects/embedded',
      part('tokens', 'users', 'roles', 'datasets/copy', 'aliases', 'grants', 'user-applications'),
    ),
  },
  { methods: get, path: join('jobs', part('a'), part('listen', '')) },
]

const writes: readonly Call[] = [
  {
    methods: ['PUT'],
    path: fc.constant('users/me/keyvalue'),
    body: fc.array(fc.record({ key: mostly(text), value: json }), { maxLength: 120 }),
  },
  {
    methods: ['POST', 'PATCH', 'DELETE'],
    path: join('projects/embedded/users', account, part('password', 'sessions', 'second-factor')),
  },
  {
    methods: ['POST'],
    path: fc.constant('projects/embedded/users'),
    body: fc.record({ email: mostly(email), role: mostly(role) }, { requiredKeys: [] }),
  },
  {
    methods: ['POST', 'DELETE'],
    path: fc.oneof(
      fc.constant('projects/embedded/tokens'),
      join('projects/embedded/tokens', account),
    ),
    body: fc.record({ label: mostly(text), roleName: mostly(role) }, { requiredKeys: [] }),
  },
  {
    methods: ['PUT', 'PATCH', 'DELETE'],
    path: join(part('datasets', 'projects/embedded/datasets'), newDataset),
    body: fc.record({ aclMode: mostly(fc.constantFrom('public', 'private', 'custom')) }),
  },
  {
    methods: ['PUT'],
    path: join('datasets', part('azar', 'production'), 'copy'),
    body: fc.record({ targetDataset: mostly(fc.constantFrom('azar-2', '')), skipHistory: json }),
  },
  {
    methods: ['PUT', 'DELETE'],
    path: join(
      'projects/embedded/datasets',
      part('production'),
      'schemas',
      part('', '_.schemas.a'),
    ),
    body: fc.record({
      schemas: mostly(
        fc.array(
          fc.record({
            workspace: mostly(fc.record({ name: mostly(text) })),
            tag: text,
            schema: json,
          }),
          { maxLength: 3 },
        ),
      ),
    }),
  },
  {
    methods: ['POST'],
    path: fc.constant('links/check'),
    body: fc.record({
      // No hosts of other people: the lake would send them requests.
      urls: mostly(fc.array(fc.constantFrom('http://127.0.0.1:1', 'http://[::1]/', 'ftp://a', ''))),
    }),
  },
  {
    methods: ['POST', 'DELETE'],
    path: join('users/me', part('password', 'second-factor', 'second-factor/confirm', 'sessions')),
    body: fc.record(
      { currentPassword: mostly(text), newPassword: text, password: text, code: mostly(text) },
      { requiredKeys: [] },
    ),
  },
]

/** Beginnings of files; what follows is random. */
const signatures = [
  ...['GIF89a', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', '\xff\xd8\xff\xe0\0\x10JFIF\0', 'BM', 'II*\0'],
  ...['RIFF\x10\0\0\0WEBPVP8 ', '\0\0\0\x20ftypavif', '%PDF-1.7\n', 'PK\x03\x04', '\0\0\x01\0'],
  ...['<svg xmlns="http://www.w3.org/2000/svg">', '<?xml version="1.0"?><!DOCTYPE svg [', ''],
]

const upload = fc
  .record({
    kind: part('images', 'files'),
    dataset: part('production'),
    search: query,
    filename: text,
    type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', 'application/json', 'a', ''),
    signature: fc.constantFrom(...signatures),
    rest: fc.uint8Array({ maxLength: 2_000 }),
  })
  .map(({ kind, dataset, search, filename, type, signature, rest }) => ({
    method: 'POST',
    path: `${API}/assets/${kind}/${dataset}${search === '' ? '?' : `${search}&`}filename=${encode(filename)}`,
    headers: { 'Content-Type': type },
    body: Buffer.concat([Buffer.from(signature, 'latin1'), rest]),
  }))

const call = (calls: readonly Call[]) =>
  fc.constantFrom(...calls).chain(({ methods, path, body: known }) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...methods) },
          { weight: 1, arbitrary: method },
        ),
        path,
        search: query,
        more: headers,
        body: fc.oneof(
          { weight: 5, arbitrary: (known ?? json).map((value) => JSON.stringify(value)) },
          { weight: 1, arbitrary: body },
        ),
      })
      .map(({ method: verb, path: rest, search, more, body: sent }) => ({
        method: verb,
        path: `${API}/${rest.replace(/\/$/, '')}${search}`.slice(0, 12_000),
        headers: { ...more, 'Content-Type': 'application/json' },
        ...(verb === 'GET' || verb === 'HEAD' ? {} : { body: sent }),
      })),
  )

/**
 * Calls of the endpoints that need a token, beside those for documents.
 * @param token of an administrator
 */
export function tokenRequest(token: string): fc.Arbitrary<FuzzRequest> {
  return fc
    .oneof(
      { weight: 3, arbitrary: call(reads) },
      { weight: 4, arbitrary: call(writes) },
      { weight: 2, arbitrary: upload },
    )
    .map((request) => ({
      ...request,
      headers: { ...request.headers, Authorization: `Bearer ${token}` },
    }))
}
