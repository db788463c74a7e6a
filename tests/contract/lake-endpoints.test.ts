import { expect, test } from 'vitest'
import { z } from 'zod'
import { createApp } from '../../lake/app'
import type { Role } from '../../lake/context'
import { askEndpoint, endpointRows, type EndpointRow } from './endpoints'
import { startLake } from './start-lake'
import { comparable, marks, startTwins, type Twin } from './twin-lakes'

const callers = ['anonymous', 'viewer', 'editor', 'administrator'] as const

const layerShape = z.object({
  route: z
    .object({
      path: z.union([z.string(), z.array(z.string())]),
      methods: z.record(z.string(), z.boolean()),
    })
    .optional(),
  handle: z.unknown(),
})

/** Method and path of every route in a router of Express and in those below it. */
function routesIn(router: unknown): string[] {
  const stack: unknown = typeof router === 'function' ? Reflect.get(router, 'stack') : undefined
  const layers = z.array(layerShape).catch([]).parse(stack)
  return layers.flatMap(({ route, handle }) => {
    if (route === undefined) return routesIn(handle)
    const methods = Object.keys(route.methods).map((method) => method.toUpperCase())
    return [route.path].flat().flatMap((path) => methods.map((method) => `${method} ${path}`))
  })
}

const notAsked = () => {
  throw new Error('Nobody asks this one.')
}

test('the table of endpoints has every route of the lake, and no other', async () => {
  const { lake } = await startLake()
  const app = createApp(lake.context, notAsked)
  const routes = routesIn(Reflect.get(app, '_router'))
  expect(endpointRows.map(({ endpoint }) => endpoint).sort()).toEqual(routes.sort())
})

/** The two shapes in which the hosted service refuses. */
const refusals: Readonly<Record<number, object>> = {
  401: { statusCode: 401, error: 'Unauthorized', message: expect.any(String) as string },
  403: { statusCode: 403, error: 'Forbidden', message: expect.any(String) as string },
}
const refusedWrite = { error: { items: [{ error: { type: 'insufficientPermissionsError' } }] } }

test('CMS-06 each role does at each endpoint what it may, and is refused the rest', async () => {
  const { origin, as, tokenOf } = await startLake()
  await as('editor').create({ _id: 'page', _type: 'page' })
  const tokens = new Map<string, string>()
  for (const role of ['viewer', 'editor', 'administrator'] satisfies Role[]) {
    tokens.set(role, tokenOf(role))
  }
  for (const row of endpointRows) {
    for (const [index, caller] of callers.entries()) {
      const name = `${row.endpoint} by ${caller}`
      const { status, text } = await askEndpoint(origin, row, { token: tokens.get(caller) })
      expect(status, `${name}: ${text.slice(0, 300)}`).toBe(row.statuses[index])
      const isWrite = /mutate|actions/.test(row.endpoint)
      const refusal = isWrite && status === 403 ? refusedWrite : refusals[status]
      if (refusal !== undefined && text.startsWith('{')) {
        expect(JSON.parse(text), name).toMatchObject(refusal)
      }
    }
    const stranger = await askEndpoint(origin, row, { token: 'a-token-that-nobody-was-given' })
    if (new Set(row.statuses).size > 1) expect(stranger.status, row.endpoint).toBe(401)
  }
})

test('FORM-08 NEWS-03 CMS-06 anonymous callers find at no endpoint a private document, or a sign of one', async () => {
  const [withPrivate, without] = await startTwins()
  const ask = async ({ origin }: Twin, row: EndpointRow, path: string) => {
    const { status, text } = await askEndpoint(origin, row, { path })
    return comparable(`${String(status)} ${text}`)
  }
  for (const row of endpointRows) {
    for (const path of [row.path, ...(row.probes ?? [])]) {
      const name = `${row.endpoint}: ${path}`
      const told = await ask(withPrivate, row, path)
      expect(told, name).toBe(await ask(without, row, path))
      for (const mark of marks) expect(told, name).not.toContain(mark)
    }
  }
})
