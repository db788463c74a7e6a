import { queryProbes } from './private-queries'

/** An endpoint of the lake with its status codes by caller. */
export interface EndpointRow {
  /** Method and path as registered with Express. */
  readonly endpoint: string
  /** A path that administrators may request. */
  readonly path: string
  readonly body?: object | string
  /** Status codes for anonymous callers, viewers, editors and administrators. */
  readonly statuses: readonly [number, number, number, number]
  /** Paths with which an anonymous caller could probe for private documents. */
  readonly probes?: readonly string[]
}

const API = '/v2025-02-19'
const PRIVATE = ['investorRequest.k1', 'drafts.page', 'versions.r1.page', 'drafts.onlyDraft']

const everyone = [200, 200, 200, 200] as const
const wrongMethod = [405, 405, 405, 405] as const
const missing = [404, 404, 404, 404] as const
const signedIn = [401, 200, 200, 200] as const
const writers = [403, 403, 200, 200] as const
/** For users alone: the callers of the test are API tokens. */
const usersOnly = [401, 403, 403, 403] as const
const administrators = [401, 403, 403, 200] as const
/** As `signedIn`, for a resource that does not exist. */
const signedInMissing = [401, 404, 404, 404] as const
/** As `administrators`, for a resource that does not exist. */
const administratorsMissing = [401, 403, 403, 404] as const

const forPrivateIds = (path: (id: string) => string) => PRIVATE.map((id) => `${API}/${path(id)}`)

/** Every HTTP endpoint of the lake; a test compares this list with the registered routes. */
export const endpointRows: readonly EndpointRow[] = [
  row('GET /login', [400, 400, 400, 400], { path: '/login' }),
  row('POST /login', [403, 403, 403, 403], { path: '/login', body: 'email=a' }),
  row('GET /images/:projectId/:dataset/:name/:vanity?', missing, {
    path: `/images/embedded/production/${'0'.repeat(40)}-1x1.png`,
  }),
  row('GET /files/:projectId/:dataset/:name/:vanity?', missing, {
    path: '/files/embedded/production/a.pdf',
  }),
  row('POST /assets/:kind(images|files)/:dataset', [401, 403, 200, 200], { body: 'una,dos' }),
  row('GET /data/query/:dataset', everyone, { search: '?query=*', probes: queryProbes }),
  row('POST /data/query/:dataset', everyone, {
    body: { query: '*[_id in path("**")]{..., request->}' },
    probes: [`${API}/data/query/production?perspective=raw`],
  }),
  row('POST /data/mutate/:dataset', writers, {
    body: { mutations: [{ createOrReplace: { _id: 'drafts.page', _type: 'page' } }] },
    probes: ['dryRun=true&returnDocuments=true', 'returnIds=true'].map(
      (search) => `${API}/data/mutate/production?${search}`,
    ),
  }),
  row('POST /data/actions/:dataset', writers, {
    body: {
      actions: [
        {
          actionType: 'sanity.action.document.create',
          publishedId: 'page',
          attributes: { _id: 'drafts.page', _type: 'page' },
          ifExists: 'ignore',
        },
      ],
    },
  }),
  row('GET /data/doc/:dataset/:ids', everyone, {
    probes: [
      ...forPrivateIds((id) => `data/doc/production/${id},page`),
      ...forPrivateIds((id) => `data/doc/production/${id}?excludeContent=true`),
    ],
  }),
  row('GET /data/export/:dataset', everyone),
  row('GET /data/history/:dataset/transactions/:ids', signedIn, {
    probes: forPrivateIds(
      (id) => `data/history/production/transactions/${id}?effectFormat=mendoza`,
    ),
  }),
  row('GET /data/history/:dataset/transactions', signedIn, { search: '?excludeContent=true' }),
  row('GET /data/history/:dataset/documents/:ids', signedIn, {
    probes: ['lastRevision=true', 'revision=marcaRevision', 'time=2040-01-01T00:00:00Z'].flatMap(
      (search) => forPrivateIds((id) => `data/history/production/documents/${id}?${search}`),
    ),
  }),
  row('GET /data/history/:dataset/events/documents/:id', signedIn, {
    path: `${API}/data/history/production/events/documents/page`,
    probes: forPrivateIds((id) => `data/history/production/events/documents/${id}`),
  }),
  row('GET /data/history/:dataset/events/releases/:release', signedIn),
  // private-streams.test.ts tests more of listeners.
  row('GET /data/listen/:dataset', everyone, { search: '?query=*' }),
  row('HEAD /data/listen/:dataset', wrongMethod, { search: '?query=*' }),
  row('HEAD /data/live/events/:dataset', wrongMethod),
  row('GET /data/live/events/:dataset', everyone, {
    probes: [`${API}/data/live/events/production?includeDrafts=true`],
  }),
  row('GET /projects', signedIn),
  row('GET /projects/:project', signedIn),
  ...['', '/projects/:project'].flatMap((prefix) => datasetRows(prefix)),
  row('GET /jobs/:job/listen', missing),
  row('GET /projects/:project/datasets/:dataset/acl', everyone),
  row('GET /projects/:project/user-applications', signedIn),
  row('GET /projects/:project/grants', signedIn),
  row('GET /projects/:project/new-content-release-allowed', everyone),
  row('GET /subscriptions/project/:project', everyone),
  row('GET /projects/:project/tokens', administrators),
  row('POST /projects/:project/tokens', administrators, {
    body: { label: 'Respaldo', roleName: 'viewer' },
  }),
  row('DELETE /projects/:project/tokens/:id', administratorsMissing),
  row('GET /data/backup/:dataset', administrators),
  row('GET /projects/:project/users', administrators),
  row('POST /projects/:project/users', administrators, {
    body: { email: 'ana@example.test', role: 'editor' },
  }),
  row('PATCH /projects/:project/users/:id', administratorsMissing, {
    body: { role: 'viewer' },
  }),
  row('POST /projects/:project/users/:id/password-link', administratorsMissing),
  row('DELETE /projects/:project/users/:id', administratorsMissing),
  row('DELETE /projects/:project/users/:id/second-factor', administratorsMissing),
  row('GET /projects/:project/users/:id/sessions', administrators),
  row('DELETE /projects/:project/users/:id/sessions', [401, 403, 403, 204]),
  row('GET /projects/:project/sessions/:id', administratorsMissing),
  row('GET /ping', everyone),
  row('GET /data/ping/:dataset', everyone),
  row('GET /features', everyone),
  row('GET /check/cors', everyone),
  row('GET /intake/telemetry-status', everyone),
  row('POST /intake/batch', everyone, { body: {} }),
  row('POST /intake/feedback', everyone, { body: 'a report' }),
  row('POST /intake/tracing', everyone, { body: 'a report' }),
  row('GET /data/actions/:dataset', everyone),
  row('GET /access/requests/me', everyone),
  // No web address: nothing is requested.
  row('POST /links/check', [401, 403, 200, 200], { body: { urls: ['no'] } }),
  row('GET /schedules/:project/:dataset', everyone),
  row('POST /descriptors/claim', everyone, { body: {} }),
  row('GET /assist/tasks/instruction/:dataset/status', everyone),
  row('GET /journey/:offer', everyone),
  row('GET /help', everyone, { search: '?m=sanity' }),
  row('GET /data/references/:dataset/documents/:id/to', everyone, {
    path: `${API}/data/references/production/documents/page/to?excludeInternalReferences=true`,
    probes: forPrivateIds((id) => `data/references/production/documents/${id}/to`),
  }),
  row('GET /auth/providers', everyone),
  row('GET /auth/id', everyone),
  row('GET /auth/fetch', [401, 401, 401, 401], { search: '?sid=nobody' }),
  row('POST /auth/logout', [204, 204, 204, 204]),
  row('GET /users/me', everyone),
  row('GET /users/me/keyvalue/:keys', signedIn),
  row('PUT /users/me/keyvalue', signedIn, { body: [] }),
  row('GET /users/:ids', signedIn, { path: `${API}/users/a,b` }),
  // Tokens have no password; account-routes.test.ts changes those of users.
  row('POST /users/me/password', [401, 403, 403, 403], {
    body: { currentPassword: 'a', newPassword: 'una clave bien larga' },
  }),
  row('GET /users/me/sessions', signedIn),
  row('DELETE /users/me/sessions', [401, 204, 204, 204]),
  row('DELETE /users/me/sessions/:id', signedInMissing),
  // Tokens have no second factor; second-factors.test.ts changes those of users.
  row('GET /users/me/second-factor', usersOnly),
  ...['', '/confirm', '/off'].map((step) =>
    row(`POST /users/me/second-factor${step}`, usersOnly, { body: {} }),
  ),
]

/** The endpoints of datasets, which exist with and without the project in the path. */
function datasetRows(prefix: string): readonly EndpointRow[] {
  const one = (dataset: string) => ({
    path: `${API}${prefix.replace(':project', 'embedded')}/datasets/${dataset}`,
  })
  const dataset = one(prefix === '' ? 'one' : 'two')
  const body = { targetDataset: 'copy', skipHistory: true }
  return [
    row(`GET ${prefix}/datasets`, signedIn),
    row(`PUT ${prefix}/datasets/:dataset`, administrators, {
      ...dataset,
      body: { aclMode: 'private' },
    }),
    row(`PATCH ${prefix}/datasets/:dataset`, administrators, {
      ...dataset,
      body: { aclMode: 'public' },
    }),
    row(`PUT ${prefix}/datasets/:dataset/copy`, administratorsMissing, {
      ...one('gone/copy'),
      body,
    }),
    row(`DELETE ${prefix}/datasets/:dataset`, administrators, dataset),
    row(`GET ${prefix}/aliases`, everyone),
  ]
}

interface Details extends Partial<Pick<EndpointRow, 'path' | 'body' | 'probes'>> {
  /** Of the usual path. */
  readonly search?: string
}

/** A row, by default at a path with these values, of which some name nothing that exists. */
function row(
  endpoint: string,
  statuses: EndpointRow['statuses'],
  { search = '', ...details }: Details = {},
): EndpointRow {
  const [, path = ''] = endpoint.split(' ')
  const values = {
    ':kind(images|files)': 'files',
    ':keys': 'a',
    ':offer': 'trial',
    ':project': 'embedded',
    ':dataset': 'production',
    ':release': 'spring',
    ':ids': 'page',
    ':id': 'nobody',
    ':job': 'nobody',
  }
  const filled = Object.entries(values).reduce((at, [name, value]) => at.replace(name, value), path)
  return { endpoint, path: `${API}${filled}${search}`, statuses, ...details }
}
