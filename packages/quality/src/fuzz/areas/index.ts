import type fc from 'fast-check'
import type { TestInstance } from '../../../../../scripts/lib/test-instance'
import type { FuzzRequest, FuzzResponse } from '../request'
import type { Send } from '../send'
import { openSession } from '../session'
import { postJson } from '../texts'
import { endpointRequest, queryRequest, signInRequest } from './endpoints'
import { pictureRequest } from './pictures'
import { createFormRequest, isForeign, previewRequest, siteRequest } from './site'
import { findSocketError, socketRequest } from './sockets'
import { FUZZ_SLUG, MUTATE, textPage, writeRequest } from './writes'

/** Random cases of one kind: requests that are sent one after the other. */
export interface Area {
  readonly name: string
  /** Of all cases, from 0 to 1. */
  readonly share: number
  /** Whether the requests have no token of the lake. */
  readonly isAnonymous: boolean
  readonly arbitrary: fc.Arbitrary<readonly FuzzRequest[]>
  /** Finds an error that only this area knows. */
  readonly findError?: (request: FuzzRequest, response: FuzzResponse) => string | undefined
}

/** Creates the areas for an instance with the seed dataset. */
export async function createAreas(instance: TestInstance, send: Send): Promise<Area[]> {
  const { client, token } = instance
  const home = await send({ method: 'GET', path: '/' })
  const stamp = /name="stamp" value="([^"]+)"/.exec(home?.body ?? '')?.[1]
  if (stamp === undefined) throw new Error('The home page has no stamp for forms.')
  const pictures = await client.fetch<string[]>(
    '*[_type == "sanity.imageAsset" && size < 400000][0...12].path',
  )
  const session = await openSession(instance)
  const authorized = endpointRequest.map((request) => {
    return { ...request, headers: { ...request.headers, Authorization: `Bearer ${session}` } }
  })
  return [
    define('site', 0.22, siteRequest),
    define('previews', 0.07, previewRequest),
    {
      ...define('forms', 0.12, createFormRequest(stamp)),
      findError: (request, { status }) =>
        isForeign(request) && status < 400 ? `status ${status} for a foreign form` : undefined,
    },
    define('endpoints', 0.12, endpointRequest),
    define('queries', 0.17, queryRequest),
    define('writes without a token', 0.03, writeRequest(undefined)),
    { ...define('writes', 0.1, writeRequest(token)), isAnonymous: false },
    {
      ...define('sockets', 0.04, socketRequest(session, token)),
      isAnonymous: false,
      findError: findSocketError,
    },
    { ...define('endpoints with a token', 0.06, authorized), isAnonymous: false },
    define('pictures', 0.05, pictureRequest(pictures.map((path) => `/lake/${path}`))),
    define('sign-in', 0.005, signInRequest),
    createTextPages(token),
  ]
}

function define(name: string, share: number, arbitrary: fc.Arbitrary<FuzzRequest>): Area {
  return { name, share, isAnonymous: true, arbitrary: arbitrary.map((request) => [request]) }
}

/** Publishes a page with random Portable Text, then requests it as HTML and as data. */
function createTextPages(token: string): Area {
  const path = `/${FUZZ_SLUG}`
  return {
    name: 'texts of a page',
    share: 0.015,
    isAnonymous: false,
    arbitrary: textPage.map((page) => [
      postJson(MUTATE, { mutations: [{ createOrReplace: page }] }, token),
      { method: 'GET', path },
      { method: 'GET', path: `${path}.data` },
    ]),
  }
}
