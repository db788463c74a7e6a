import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runQuery } from '#app/testing/run-query'
import { investorRequests, newsletterSignups, type RequestKind } from './kinds'
import { buildExportQuery, buildPageQuery, type RequestFilter } from './queries'
import { pageSchema, recordSchema } from './record'

const now = Date.parse('2026-07-27T15:00:00Z')

const request = (key: string, fields: object) => ({
  _id: `investorRequest.${key}`,
  _type: 'investorRequest',
  _createdAt: '2026-07-27T12:00:00Z',
  user_email: `${key}@correo.example`,
  status: 'nueva',
  ...fields,
})

const dataset = [
  request('fresh', {
    user_name: 'Ana Gómez',
    user_whatsapp: '+54 9 291 (555)-1234',
    createdAt: '2026-07-27T14:50:00Z',
    delivery: { state: 'pending' },
  }),
  request('late', {
    user_name: 'Ramón Ñáñez',
    createdAt: '2026-07-27T13:00:00Z',
    delivery: { state: 'pending' },
  }),
  request('failing', {
    user_name: 'Lucía',
    createdAt: '2026-07-27T14:55:00Z',
    delivery: { state: 'failing' },
    status: 'contactada',
  }),
  request('sent', {
    user_name: 'Carla',
    user_message: 'Quiero invertir USD 5.000',
    createdAt: '2026-07-20T10:00:00Z',
    delivery: { state: 'sent' },
    status: 'descartada',
    notes: 'Llamó José',
  }),
  request('bare', { status: null, user_name: 'Sin más' }),
  { _id: 'newsletterSignup.a', _type: 'newsletterSignup', email: 'a@correo.example' },
  { _id: 'homePage', _type: 'homePage', user_name: 'Ana Gómez' },
]

const run = ({ query, params }: { query: string; params: object }): Promise<unknown> =>
  runQuery(query, dataset, { ...params }, { timestamp: new Date(now) })

async function findKeys(filter: Partial<RequestFilter>, kind: RequestKind = investorRequests) {
  const answer = await run(buildPageQuery(kind, { search: '', ...filter }, 50, now))
  return pageSchema.parse(answer).records.map(({ _id }) => _id.replace(/^.*\./, ''))
}

test('lists every request, newest first, and counts each status (FORM-08)', async () => {
  expect(await findKeys({})).toEqual(['failing', 'fresh', 'late', 'bare', 'sent'])
  const page = pageSchema.parse(await run(buildPageQuery(investorRequests, { search: '' }, 2, now)))
  expect(page).toMatchObject({
    found: 5,
    delayed: 3,
    counts: { nueva: 3, contactada: 1, descartada: 1 },
  })
  expect(page.records).toHaveLength(2)
})

test.each([
  [{ status: 'nueva' }, ['fresh', 'late', 'bare']],
  [{ status: 'contactada' }, ['failing']],
  [{ delivery: 'delayed' }, ['failing', 'late', 'bare']],
  [{ delivery: 'pending' }, ['fresh']],
  [{ delivery: 'sent' }, ['sent']],
  [{ status: 'nueva', delivery: 'delayed', search: 'ramon' }, ['late']],
  [{ search: 'gomez' }, ['fresh']],
  [{ search: 'GÓMEZ ana' }, ['fresh']],
  [{ search: 'nanez' }, ['late']],
  [{ search: 'late@correo' }, ['late']],
  [{ search: 'invertir jose' }, ['sent']],
  [{ search: '5551234' }, ['fresh']],
  [{ search: '+54 9 291-555' }, ['fresh']],
  [{ search: '5.000' }, []],
  [{ search: '  ' }, ['failing', 'fresh', 'late', 'bare', 'sent']],
  [{ search: '"] | *[' }, []],
] as const)('the filter %o finds %o (FORM-08)', async (filter, keys) => {
  expect(await findKeys(filter)).toEqual(keys)
})

test('lists sign-ups, which have no delivery (NEWS-03)', async () => {
  const answer = await run(buildPageQuery(newsletterSignups, { search: 'a@c' }, 50, now))
  expect(pageSchema.parse(answer)).toMatchObject({
    found: 1,
    delayed: 0,
    counts: { activa: 1, pendiente: 0, baja: 0 },
  })
  expect(await findKeys({ search: 'nadie' }, newsletterSignups)).toEqual([])
})

test('an export contains all requests that match the filter (FORM-08)', async () => {
  const answer = await run(buildExportQuery(investorRequests, { search: '', status: 'nueva' }, now))
  const records = z.array(recordSchema).parse(answer)
  expect(records.map(({ user_name }) => user_name)).toEqual(['Ana Gómez', 'Ramón Ñáñez', 'Sin más'])
})
