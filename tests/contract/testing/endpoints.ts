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
const history = `${API}/data/history/production`
const image = `${'0'.repeat(40)}-1x1.png`

/** Every HTTP endpoint of the lake; a test compares this list with the registered routes. */
export const endpointRows: readonly EndpointRow[] = [
  rowAt('GET /login', '/login', [400, 400, 400, 400]),
  rowAt('POST /login', '/login', [403, 403, 403, 403], { body: 'email=a' }),
  rowAt(
    'GET /images/:projectId/:dataset/:name/:vanity?',
    `/images/embedded/production/${image}`,
    missing,
  ),
  rowAt(
    'GET /files/:projectId/:dataset/:name/:vanity?',
    '/files/embedded/production/a.pdf',
    missing,
  ),
  rowAt(
    'POST /assets/:kind(images|files)/:dataset',
    `${API}/assets/files/production`,
    [401, 403, 200, 200],
    { body: 'una,dos' },
  ),
  // Of queries and listeners, private-documents.test.ts and private-streams.test.ts test more.
  rowAt('GET /data/query/:dataset', `${API}/data/query/production?query=*`, everyone),
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
  rowAt('GET /data/doc/:dataset/:ids', `${API}/data/doc/production/page`, everyone, {
    probes: [
      ...forPrivateIds((id) => `data/doc/production/${id},page`),
      ...forPrivateIds((id) => `data/doc/production/${id}?excludeContent=true`),
    ],
  }),
  row('GET /data/export/:dataset', everyone),
  rowAt('GET /data/history/:dataset/transactions/:ids', `${history}/transactions/page`, signedIn, {
    probes: forPrivateIds(
      (id) => `data/history/production/transactions/${id}?effectFormat=mendoza`,
    ),
  }),
  rowAt(
    'GET /data/history/:dataset/transactions',
    `${history}/transactions?excludeContent=true`,
    signedIn,
  ),
  rowAt('GET /data/history/:dataset/documents/:ids', `${history}/documents/page`, signedIn, {
    probes: ['lastRevision=true', 'revision=marcaRevision', 'time=2040-01-01T00:00:00Z'].flatMap(
      (search) => forPrivateIds((id) => `data/history/production/documents/${id}?${search}`),
    ),
  }),
  rowAt(
    'GET /data/history/:dataset/events/documents/:id',
    `${history}/events/documents/page`,
    signedIn,
    {
      probes: forPrivateIds((id) => `data/history/production/events/documents/${id}`),
    },
  ),
  rowAt(
    'GET /data/history/:dataset/events/releases/:release',
    `${history}/events/releases/spring`,
    signedIn,
  ),
  rowAt('GET /data/listen/:dataset', `${API}/data/listen/production?query=*`, everyone),
  rowAt('HEAD /data/listen/:dataset', `${API}/data/listen/production?query=*`, wrongMethod),
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
  rowAt('GET /journey/:offer', `${API}/journey/trial`, everyone),
  rowAt('GET /help', `${API}/help?m=sanity`, everyone),
  rowAt(
    'GET /data/references/:dataset/documents/:id/to',
    `${API}/data/references/production/documents/page/to?excludeInternalReferences=true`,
    everyone,
    { probes: forPrivateIds((id) => `data/references/production/documents/${id}/to`) },
  ),
  row('GET /auth/providers', everyone),
  row('GET /auth/id', everyone),
  rowAt('GET /auth/fetch', `${API}/auth/fetch?sid=nobody`, [401, 401, 401, 401]),
  row('POST /auth/logout', [204, 204, 204, 204]),
  row('GET /users/me', everyone),
  rowAt('GET /users/me/keyvalue/:keys', `${API}/users/me/keyvalue/a`, signedIn),
  row('PUT /users/me/keyvalue', signedIn, { body: [] }),
  rowAt('GET /users/:ids', `${API}/users/a,b`, signedIn),
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
  const base = `${API}${prefix.replace(':project', 'embedded')}`
  const name = prefix === '' ? 'one' : 'two'
  return [
    row(`GET ${prefix}/datasets`, signedIn),
    rowAt(`PUT ${prefix}/datasets/:dataset`, `${base}/datasets/${name}`, administrators, {
      body: { aclMode: 'private' },
    }),
    rowAt(`PATCH ${prefix}/datasets/:dataset`, `${base}/datasets/${name}`, administrators, {
      body: { aclMode: 'public' },
    }),
    rowAt(
      `PUT ${prefix}/datasets/:dataset/copy`,
      `${base}/datasets/gone/copy`,
      administratorsMissing,
      {
        body: { targetDataset: 'copy', skipHistory: true },
      },
    ),
    rowAt(`DELETE ${prefix}/datasets/:dataset`, `${base}/datasets/${name}`, administrators),
    row(`GET ${prefix}/aliases`, everyone),
  ]
}

type Rest = Pick<EndpointRow, 'body' | 'probes'>

function rowAt(
  endpoint: string,
  path: string,
  statuses: EndpointRow['statuses'],
  rest: Rest = {},
): EndpointRow {
  return { endpoint, path, statuses, ...rest }
}

/** A row whose path has the project, the dataset and, where it names something else, nobody. */
function row(endpoint: string, statuses: EndpointRow['statuses'], rest: Rest = {}): EndpointRow {
  const [, path = ''] = endpoint.split(' ')
  const values = {
    ':project': 'embedded',
    ':dataset': 'production',
    ':id': 'nobody',
    ':job': 'nobody',
  }
  const filled = Object.entries(values).reduce((at, [name, value]) => at.replace(name, value), path)
  return rowAt(endpoint, API + filled, statuses, rest)
}
