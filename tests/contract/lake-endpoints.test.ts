import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Role } from 'content-lake/types'
import { endpointRows, type EndpointRow } from './testing/endpoints'
import { startLake } from './testing/start-lake'
import {
  normalize,
  privateIds,
  privateValues,
  startTwinLakes,
  type TwinLake,
  visitorIds,
} from './testing/twin-lakes'
import { requestEndpoint } from './testing/request-endpoint'

const callers = ['anonymous', 'viewer', 'editor', 'administrator'] as const

/** Records method and path of every route that is registered with Express during the test. */
function recordRoutes() {
  const router = Object.getPrototypeOf(express.Router()) as express.Router
  const methods = ['all', 'get', 'head', 'post', 'put', 'patch', 'delete'] as const
  const spies = methods.map((method) => [method, vi.spyOn(router, method)] as const)
  onTestFinished(() => {
    for (const [, spy] of spies) spy.mockRestore()
  })
  return () =>
    spies.flatMap(([method, { mock }]) =>
      mock.calls.flatMap(([paths]) =>
        [paths].flat().map((path) => `${method.toUpperCase()} ${String(path)}`),
      ),
    )
}

test('the list of endpoints has exactly the routes that the lake registers', async () => {
  const registered = recordRoutes()
  await startLake()
  expect(endpointRows.map(({ endpoint }) => endpoint).sort()).toEqual(registered().sort())
})

/** Errors of hosted Sanity; rejected writes have another shape. */
const rejections: Readonly<Record<number, object>> = {
  401: { statusCode: 401, error: 'Unauthorized', message: expect.any(String) as string },
  403: { statusCode: 403, error: 'Forbidden', message: expect.any(String) as string },
}
const rejectedWrite = { error: { items: [{ error: { type: 'insufficientPermissionsError' } }] } }

test('each role gets its expected status from each endpoint (CMS-06 SAFE-01)', async () => {
  const { origin, as, getToken } = await startLake()
  await as('editor').create({ _id: 'page', _type: 'page' })
  const tokens = new Map<string, string>()
  for (const role of ['viewer', 'editor', 'administrator'] satisfies Role[]) {
    tokens.set(role, getToken(role))
  }
  for (const row of endpointRows) {
    for (const [index, caller] of callers.entries()) {
      const name = `${row.endpoint} by ${caller}`
      const token = tokens.get(caller)
      const { status, text, allow } = await requestEndpoint(origin, row, { token })
      expect(status, `${name}: ${text.slice(0, 300)}`).toBe(row.statuses[index])
      if (status === 405) expect(allow, name).toBe('GET')
      const isWrite = /mutate|actions/.test(row.endpoint)
      const rejection = isWrite && status === 403 ? rejectedWrite : rejections[status]
      if (rejection !== undefined && text.startsWith('{')) {
        expect(JSON.parse(text), name).toMatchObject(rejection)
      }
    }
    const stranger = await requestEndpoint(origin, row, { token: 'a-token-that-was-never-issued' })
    if (new Set(row.statuses).size > 1) expect(stranger.status, row.endpoint).toBe(401)
  }
})

const audiences = [
  ['anonymous callers', undefined, privateIds],
  ['viewers', 'viewer', visitorIds],
] as const

test.each(audiences)(
  'no endpoint reveals private documents to %s (FORM-08 NEWS-03 CMS-06)',
  async (_name, role, ids) => {
    const [withPrivate, withoutPrivate] = await startTwinLakes(ids)
    const getCount = ({ createVisitor, getToken }: TwinLake) =>
      createVisitor({ token: getToken('editor'), perspective: 'raw' }).fetch<unknown>('count(*)')
    expect(await getCount(withPrivate), 'for editors').toBe(3 + ids.length)
    expect(await getCount(withoutPrivate)).toBe(3)

    const createGetter = ({ origin, getToken }: TwinLake) => {
      const token = role && getToken(role)
      return async (row: EndpointRow, path: string) => {
        const { status, text } = await requestEndpoint(origin, row, { path, token })
        return normalize(`${String(status)} ${text.replaceAll(origin, '<lake>')}`)
      }
    }
    const [getResponse, getExpected] = [createGetter(withPrivate), createGetter(withoutPrivate)]
    // Viewers may know that transactions exist; other endpoints answer them about themselves.
    const isTested = ({ endpoint }: EndpointRow) =>
      role === undefined || (endpoint.includes('/data/') && !endpoint.endsWith('/transactions'))
    for (const row of endpointRows.filter(isTested)) {
      for (const path of [row.path, ...(row.probes ?? [])]) {
        const name = `${row.endpoint}: ${path}`
        const response = await getResponse(row, path)
        expect(response, name).toBe(await getExpected(row, path))
        for (const value of privateValues) expect(response, name).not.toContain(value)
      }
    }
  },
)
