import { z } from 'zod'

/** The rights of a custom role: everything with documents of these types, and nothing else. */
export interface TokenRights {
  readonly types: readonly string[]
}

/** The document of a mutation, or what it selects: an id, itself or as a parameter, or a query. */
const targetShape = z.looseObject({
  _type: z.string().optional(),
  id: z.string().optional(),
  query: z.string().optional(),
  params: z.looseObject({ id: z.string().optional() }).optional(),
})
type Target = z.output<typeof targetShape>

/** Each mutation is its operation with the target. */
const mutationsShape = z.object({ mutations: z.array(z.record(z.string(), targetShape)) })

const CREATIONS = ['create', 'createIfNotExists', 'createOrReplace']

/**
 * Decides whether a token may send a request.
 * @returns why not; undefined when it may
 */
export function checkRights(
  method: string,
  url: string,
  body: string,
  { types }: TokenRights,
): string | undefined {
  const [, endpoint, rest = ''] = /^\/v[^/]+\/data\/(\w+)\/([^?]*)/.exec(url) ?? []
  const isOwn = (id = '') => types.some((allowed) => id.startsWith(`${allowed}.`))
  // A posted query would see all documents.
  if ((endpoint === 'query' || endpoint === 'listen') && method === 'GET') return undefined
  // `doc/{dataset}/{ids}`
  if (endpoint === 'doc' && rest.split('/')[1]?.split(',').every(isOwn) === true) return undefined
  if (endpoint !== 'mutate') return `The role may not use ${method} ${url}.`
  const { mutations } = mutationsShape.parse(JSON.parse(body))
  const selectsOwn = (query = '') =>
    types.some((allowed) => query.startsWith(`*[_type == "${allowed}" && `))
  const isAllowed = ([operation, { _type: type, id, query, params }]: [string, Target]) =>
    CREATIONS.includes(operation)
      ? type !== undefined && types.includes(type)
      : isOwn(id ?? params?.id) || selectsOwn(query)
  const rejected = mutations.flatMap((one) => Object.entries(one)).find((one) => !isAllowed(one))
  return rejected && `The role may not ${rejected[0]} this document.`
}

/** Makes the query of an address see only the documents of the role. */
export function restrictQuery(url: string, { types }: TokenRights): string {
  const parsed = new URL(url, 'http://lake')
  const query = parsed.searchParams.get('query') ?? ''
  const restricted = query.replaceAll('*[', `*[_type in ${JSON.stringify(types)}][`)
  if (query !== '') parsed.searchParams.set('query', restricted)
  return `${parsed.pathname}${parsed.search}`
}
