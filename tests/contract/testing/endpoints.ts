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

const queries = [
  '*',
  'count(*)',
  '*[_type == "page"]{_id, request->}',
  '*[references("investorRequest.k1")]._id',
  `*[_id in ${JSON.stringify(PRIVATE)}]`,
  '*[_id in path("**")]._id',
].map(encodeURIComponent)
const perspectives = ['raw', 'published', 'drafts', 'previewDrafts', 'r1', 'r1,drafts']
const queryProbes = perspectives.flatMap((perspective) =>
  queries.map((query) => `${API}/data/query/production?query=${query}&perspective=${perspective}`),
)
const forPrivateIds = (path: (id: string) => string) => PRIVATE.map((id) => `${API}/${path(id)}`)
const history = `${API}/data/history/production`
const users = `${API}/projects/embedded/users`
const tokens = `${API}/projects/embedded/tokens`
const schemas = `${API}/projects/embedded/datasets/production/schemas`
const image = `${'0'.repeat(40)}-1x1.png`

/** Every HTTP endpoint of the lake; a test compares this list with the registered routes. */
export const endpointRows: readonly EndpointRow[] = [
  row('GET /login', '/login', [400, 400, 400, 400]),
  row('POST /login', '/login', [403, 403, 403, 403], { body: 'email=a' }),
  row(
    'GET /images/:projectId/:dataset/:name/:vanity?',
    `/images/embedded/production/${image}`,
    missing,
  ),
  row('GET /files/:projectId/:dataset/:name/:vanity?', '/files/embedded/production/a.pdf', missing),
  row(
    'POST /assets/:kind(images|files)/:dataset',
    `${API}/assets/files/production`,
    [401, 403, 200, 200],
    { body: 'una,dos' },
  ),
  row('GET /data/query/:dataset', `${API}/data/query/production?query=*`, everyone, {
    probes: queryProbes,
  }),
  row('POST /data/query/:dataset', `${API}/data/query/production`, everyone, {
    body: { query: '*[_id in path("**")]{..., request->}' },
    probes: perspectives.map((name) => `${API}/data/query/production?perspective=${name}`),
  }),
  row('POST /data/mutate/:dataset', `${API}/data/mutate/production`, writers, {
    body: { mutations: [{ createOrReplace: { _id: 'drafts.page', _type: 'page' } }] },
    probes: ['dryRun=true&returnDocuments=true', 'returnIds=true'].map(
      (search) => `${API}/data/mutate/production?${search}`,
    ),
  }),
  row('POST /data/actions/:dataset', `${API}/data/actions/production`, writers, {
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
  row('GET /data/doc/:dataset/:ids', `${API}/data/doc/production/page`, everyone, {
    probes: [
      ...forPrivateIds((id) => `data/doc/production/${id},page`),
      ...forPrivateIds((id) => `data/doc/production/${id}?excludeContent=true`),
    ],
  }),
  row('GET /data/export/:dataset', `${API}/data/export/production`, everyone),
  row('GET /data/history/:dataset/transactions/:ids', `${history}/transactions/page`, signedIn, {
    probes: forPrivateIds(
      (id) => `data/history/production/transactions/${id}?effectFormat=mendoza`,
    ),
  }),
  row('GET /data/history/:dataset/documents/:ids', `${history}/documents/page`, signedIn, {
    probes: ['lastRevision=true', 'revision=marcaRevision', 'time=2040-01-01T00:00:00Z'].flatMap(
      (search) => forPrivateIds((id) => `data/history/production/documents/${id}?${search}`),
    ),
  }),
  row(
    'GET /data/history/:dataset/events/documents/:id',
    `${history}/events/documents/page`,
    signedIn,
    {
      probes: forPrivateIds((id) => `data/history/production/events/documents/${id}`),
    },
  ),
  row(
    'GET /data/history/:dataset/events/releases/:release',
    `${history}/events/releases/spring`,
    signedIn,
  ),
  row('GET /data/listen/:dataset', `${API}/data/listen/production?query=*`, everyone, {
    probes: queries.map((query) => `${API}/data/listen/production?query=${query}`),
  }),
  row('HEAD /data/listen/:dataset', `${API}/data/listen/production?query=*`, wrongMethod),
  row('HEAD /data/live/events/:dataset', `${API}/data/live/events/production`, wrongMethod),
  row('GET /data/live/events/:dataset', `${API}/data/live/events/production`, everyone, {
    probes: [`${API}/data/live/events/production?includeDrafts=true`],
  }),
  row('GET /projects', `${API}/projects`, signedIn),
  row('GET /projects/:project', `${API}/projects/embedded`, signedIn),
  ...['', '/projects/:project'].flatMap((prefix) => datasetRows(prefix)),
  row('GET /jobs/:job/listen', `${API}/jobs/nobody/listen`, missing),
  row(
    'GET /projects/:project/datasets/:dataset/acl',
    `${API}/projects/embedded/datasets/production/acl`,
    everyone,
  ),
  row(
    'GET /projects/:project/user-applications',
    `${API}/projects/embedded/user-applications`,
    signedIn,
  ),
  row('GET /projects/:project/grants', `${API}/projects/embedded/grants`, signedIn),
  row(
    'GET /projects/:project/new-content-release-allowed',
    `${API}/projects/embedded/new-content-release-allowed`,
    everyone,
  ),
  row('GET /subscriptions/project/:project', `${API}/subscriptions/project/embedded`, everyone),
  row('GET /projects/:project/roles', `${API}/projects/embedded/roles`, administrators),
  row('GET /invitations/project/:project', `${API}/invitations/project/embedded`, administrators),
  row('GET /cors', `${API}/cors`, administrators),
  row('GET /projects/:project/datasets/:dataset/schemas', schemas, signedIn),
  row('GET /projects/:project/datasets/:dataset/schemas/:id', `${schemas}/nobody`, signedInMissing),
  row('PUT /projects/:project/datasets/:dataset/schemas', schemas, administrators, {
    body: { schemas: [] },
  }),
  row(
    'DELETE /projects/:project/datasets/:dataset/schemas/:id',
    `${schemas}/nobody`,
    administrators,
  ),
  row('GET /projects/:project/tokens', tokens, administrators),
  row('POST /projects/:project/tokens', tokens, administrators, {
    body: { label: 'Respaldo', roleName: 'viewer' },
  }),
  row('DELETE /projects/:project/tokens/:id', `${tokens}/nobody`, administratorsMissing),
  row('GET /data/backup/:dataset', `${API}/data/backup/production`, administrators),
  row('GET /projects/:project/users', users, administrators),
  row('POST /projects/:project/users', users, administrators, {
    body: { email: 'ana@example.test', role: 'editor' },
  }),
  row('PATCH /projects/:project/users/:id', `${users}/nobody`, administratorsMissing, {
    body: { role: 'viewer' },
  }),
  row(
    'POST /projects/:project/users/:id/password',
    `${users}/nobody/password`,
    administratorsMissing,
  ),
  row(
    'POST /projects/:project/users/:id/password-link',
    `${users}/nobody/password-link`,
    administratorsMissing,
  ),
  row('DELETE /projects/:project/users/:id', `${users}/nobody`, administratorsMissing),
  row(
    'DELETE /projects/:project/users/:id/second-factor',
    `${users}/nobody/second-factor`,
    administratorsMissing,
  ),
  row('GET /projects/:project/users/:id/sessions', `${users}/nobody/sessions`, administrators),
  row(
    'DELETE /projects/:project/users/:id/sessions',
    `${users}/nobody/sessions`,
    [401, 403, 403, 204],
  ),
  row(
    'GET /projects/:project/sessions/:id',
    `${API}/projects/embedded/sessions/nobody`,
    administratorsMissing,
  ),
  row('GET /ping', `${API}/ping`, everyone),
  row('GET /data/ping/:dataset', `${API}/data/ping/production`, everyone),
  row('GET /features', `${API}/features`, everyone),
  row('GET /check/cors', `${API}/check/cors`, everyone),
  row('GET /intake/telemetry-status', `${API}/intake/telemetry-status`, everyone),
  row('POST /intake/batch', `${API}/intake/batch`, everyone, { body: {} }),
  row('POST /intake/feedback', `${API}/intake/feedback`, everyone, { body: 'a report' }),
  row('POST /intake/tracing', `${API}/intake/tracing`, everyone, { body: 'a report' }),
  row('GET /data/actions/:dataset', `${API}/data/actions/production`, everyone),
  row('GET /access/requests/me', `${API}/access/requests/me`, everyone),
  // No web address: nothing is requested.
  row('POST /links/check', `${API}/links/check`, [401, 403, 200, 200], { body: { urls: ['no'] } }),
  row('GET /schedules/:project/:dataset', `${API}/schedules/embedded/production`, everyone),
  row('POST /descriptors/claim', `${API}/descriptors/claim`, everyone, { body: {} }),
  row(
    'GET /assist/tasks/instruction/:dataset/status',
    `${API}/assist/tasks/instruction/production/status`,
    everyone,
  ),
  row('GET /journey/:offer', `${API}/journey/trial`, everyone),
  row('GET /help', `${API}/help?m=sanity`, everyone),
  row(
    'GET /data/references/:dataset/documents/:id/to',
    `${API}/data/references/production/documents/page/to?excludeInternalReferences=true`,
    everyone,
    { probes: forPrivateIds((id) => `data/references/production/documents/${id}/to`) },
  ),
  row('GET /auth/providers', `${API}/auth/providers`, everyone),
  row('GET /auth/id', `${API}/auth/id`, everyone),
  row('GET /auth/fetch', `${API}/auth/fetch?sid=nobody`, [401, 401, 401, 401]),
  row('POST /auth/logout', `${API}/auth/logout`, [204, 204, 204, 204]),
  row('GET /users/me', `${API}/users/me`, everyone),
  row('GET /users/me/keyvalue/:keys', `${API}/users/me/keyvalue/a`, signedIn),
  row('PUT /users/me/keyvalue', `${API}/users/me/keyvalue`, signedIn, { body: [] }),
  row('GET /users/:ids', `${API}/users/a,b`, signedIn),
  // Tokens have no password; account-routes.test.ts changes those of users.
  row('POST /users/me/password', `${API}/users/me/password`, [401, 403, 403, 403], {
    body: { currentPassword: 'a', newPassword: 'una clave bien larga' },
  }),
  row('GET /users/me/sessions', `${API}/users/me/sessions`, signedIn),
  row('DELETE /users/me/sessions', `${API}/users/me/sessions`, [401, 204, 204, 204]),
  row('DELETE /users/me/sessions/:id', `${API}/users/me/sessions/nobody`, signedInMissing),
  // Tokens have no second factor; second-factors.test.ts changes those of users.
  row('GET /users/me/second-factor', `${API}/users/me/second-factor`, usersOnly),
  ...['', '/confirm', '/off'].map((step) =>
    row(`POST /users/me/second-factor${step}`, `${API}/users/me/second-factor${step}`, usersOnly, {
      body: {},
    }),
  ),
]

/** The endpoints of datasets, which exist with and without the project in the path. */
function datasetRows(prefix: string): readonly EndpointRow[] {
  const base = `${API}${prefix.replace(':project', 'embedded')}`
  const name = prefix === '' ? 'one' : 'two'
  return [
    row(`GET ${prefix}/datasets`, `${base}/datasets`, signedIn),
    row(`PUT ${prefix}/datasets/:dataset`, `${base}/datasets/${name}`, administrators, {
      body: { aclMode: 'private' },
    }),
    row(`PATCH ${prefix}/datasets/:dataset`, `${base}/datasets/${name}`, administrators, {
      body: { aclMode: 'public' },
    }),
    row(
      `PUT ${prefix}/datasets/:dataset/copy`,
      `${base}/datasets/gone/copy`,
      administratorsMissing,
      {
        body: { targetDataset: 'copy', skipHistory: true },
      },
    ),
    row(`DELETE ${prefix}/datasets/:dataset`, `${base}/datasets/${name}`, administrators),
    row(`GET ${prefix}/aliases`, `${base}/aliases`, everyone),
  ]
}

function row(
  endpoint: string,
  path: string,
  statuses: EndpointRow['statuses'],
  rest: Pick<EndpointRow, 'body' | 'probes'> = {},
): EndpointRow {
  return { endpoint, path, statuses, ...rest }
}
