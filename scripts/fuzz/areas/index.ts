import fc from 'fast-check'
import type { TestInstance } from '../../lib/test-instance'
import type { FuzzRequest, FuzzResponse } from '../request'
import type { Send } from '../send'
import { openSession } from '../session'
import { createFormRequest, isForeign } from './forms'
import { lakeRequest, queryRequest, signInRequest } from './lake'
import { pictureRequest } from './pictures'
import { textPage } from './portable-text'
import { previewRequest, siteRequest } from './site-paths'
import { findSocketFault, socketRequest } from './sockets'
import { tokenRequest } from './with-token'
import { FUZZ_SLUG, writeRequest } from './writes'

/** Random cases of one kind: requests that are sent one after the other. */
export interface Area {
  readonly name: string
  /** Of all cases, from 0 to 1. */
  readonly share: number
  /** Whether the requests have no token of the lake. */
  readonly isAnonymous: boolean
  readonly arbitrary: fc.Arbitrary<readonly FuzzRequest[]>
  /** Finds a fault that only this area knows. */
  readonly findFault?: (request: FuzzRequest, response: FuzzResponse) => string | undefined
}

/** Creates the areas for an instance with the seed dataset. */
export async function createAreas(instance: TestInstance, send: Send): Promise<Area[]> {
  const { client, token } = instance
  const home = await send({ method: 'GET', path: '/' })
  const stamp = /"stamp","([^"]+)"/.exec(home?.body ?? '')?.[1]
  if (stamp === undefined) throw new Error('The home page has no stamp for forms.')
  const pictures = await client.fetch<string[]>(
    '*[_type == "sanity.imageAsset" && size < 400000][0...12].path',
  )
  const session = await openSession(instance, send)
  const sockets = {
    ...{ name: 'sockets', share: 0.04, isAnonymous: false, findFault: findSocketFault },
    arbitrary: fc
      .constantFrom(undefined, session, session)
      .chain((one) => socketRequest(one, token))
      .map((request) => [request]),
  }
  return [
    define('site', 0.22, siteRequest),
    define('previews', 0.07, previewRequest),
    {
      ...define('forms', 0.12, createFormRequest(stamp)),
      findFault: (request, { status }) =>
        isForeign(request) && status < 400 ? `status ${status} for a foreign form` : undefined,
    },
    define('lake', 0.12, lakeRequest),
    define('queries', 0.17, queryRequest),
    define('writes without a token', 0.03, writeRequest(undefined)),
    { ...define('writes', 0.1, writeRequest(token)), isAnonymous: false },
    sockets,
    { ...define('endpoints with a token', 0.06, tokenRequest(session)), isAnonymous: false },
    define('pictures', 0.05, pictureRequest(pictures.map((path) => `/lake/${path}`))),
    define('sign-in', 0.005, signInRequest),
    textPages(token),
  ]
}

function define(name: string, share: number, arbitrary: fc.Arbitrary<FuzzRequest>): Area {
  return { name, share, isAnonymous: true, arbitrary: arbitrary.map((request) => [request]) }
}

/** Publishes a page with random Portable Text, then requests it as HTML and as data. */
function textPages(token: string): Area {
  const publish = (page: unknown): FuzzRequest => ({
    method: 'POST',
    path: '/lake/v2025-02-19/data/mutate/production',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ mutations: [{ createOrReplace: page }] }),
  })
  const path = `/${FUZZ_SLUG}`
  return {
    ...{ name: 'texts of a page', share: 0.015, isAnonymous: false },
    arbitrary: textPage.map((page) => [
      publish(page),
      { method: 'GET', path },
      { method: 'GET', path: `${path}.data` },
    ]),
  }
}
