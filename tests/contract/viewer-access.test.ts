import type { ClientPerspective, SanityClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { afterAll, expect, test } from 'vitest'
import { collect, isMutationBy } from './testing/event-log'
import { getRejection, readHistory } from './testing/lake-client'
import { joinPresence, rpc } from './testing/presence'
import { startLake } from './testing/start-lake'

const secret = 'no debe verse'
const requestId = 'investorRequest.k1'
const hiddenIds = [
  requestId,
  'newsletterSignup.h1',
  `drafts.${requestId}`,
  `versions.r.${requestId}`,
]
/** Private, but without data of visitors. */
const visibleIds = ['a', 'drafts.a', 'versions.r.a', 'visitDay.2026-01-01.x']

/** Starts a lake with requests and sign-ups. */
async function startWithRequests() {
  const lake = await startLake({ onCleanUp: afterAll })
  const editor = lake.as('editor')
  const link = { _type: 'reference', _ref: requestId, _weak: true }
  const creation = editor.transaction()
  for (const _id of visibleIds) creation.create({ _id, _type: 'page', link })
  for (const _id of hiddenIds) {
    const _type = _id.includes('newsletter') ? 'newsletterSignup' : 'investorRequest'
    creation.create({ _id, _type, notes: secret, email: secret, page: { _ref: 'a', _type: 'x' } })
  }
  await creation.commit({ transactionId: 'first' })
  const token = lake.getToken('viewer')
  return { ...lake, editor, token, viewer: lake.anonymous({ token }) }
}

/** The lake of all tests; they change nothing but texts of a request. */
const shared = await startWithRequests()

const listIds = (client: SanityClient, perspective: ClientPerspective) =>
  client.fetch<string[]>('*[] | order(_id) ._id', {}, { perspective })

const perspectives: ClientPerspective[] = ['published', 'drafts', 'raw', ['r', 'drafts']]

test('queries of viewers reveal no visitor’s data in any perspective (FORM-08)', async () => {
  const { viewer } = shared
  for (const perspective of perspectives) {
    const fetch = (query: string) => viewer.fetch<unknown>(query, {}, { perspective })
    const ids = await listIds(viewer, perspective)
    expect(ids).toContain('visitDay.2026-01-01.x')
    expect(ids).toEqual(ids.filter((id) => visibleIds.includes(id)))
    expect(await fetch(`*[_id == "${requestId}"][0]`)).toBeNull()
    expect(await fetch('*[_id == "a"][0].link->')).toBeNull()
    expect(await fetch('count(*[_type == "investorRequest" || _type == "newsletterSignup"])')).toBe(
      0,
    )
    expect(await fetch('count(*[references("a") || notes match "debe" || email > ""])')).toBe(0)
    expect(await fetch('*[_id == "a"][0]{"of": count(*[references(^._id)])}.of')).toBe(0)
    const mapped = await viewer.fetch(
      '*',
      {},
      { perspective, resultSourceMap: true, filterResponse: false },
    )
    expect(JSON.stringify(mapped)).not.toContain(secret)
  }
})

test('viewers cannot tell a request from a missing document (FORM-08)', async () => {
  const { viewer, token, origin } = shared
  expect(await viewer.getDocuments(hiddenIds)).toEqual(hiddenIds.map(() => null))
  const exported = await fetch(`${origin}/v1/data/export/production`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const lines = (await exported.text()).trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { _id: string })._id)).toEqual(visibleIds)

  for (const id of hiddenIds) {
    expect(await readHistory(origin, token, `transactions/${id},nobody`)).toBe('')
    expect(await readHistory(origin, token, `events/documents/${id}`)).not.toContain('first')
    for (const search of ['lastRevision=true', 'revision=first', 'time=2100-01-01T00:00:00Z']) {
      const path = `documents/${id}?${search}`
      expect(JSON.parse(await readHistory(origin, token, path))).toEqual({ documents: [] })
    }
  }
  const both = `transactions/a,${requestId}?effectFormat=mendoza`
  const transactions = await readHistory(origin, token, both)
  expect(transactions).toContain('"documentIDs":["a"]')
  expect(transactions).not.toContain(secret)
  const url = '/data/backup/production'
  expect((await getRejection(viewer.request({ url }))).statusCode).toBe(403)
})

test('streams send viewers no event of requests (FORM-08)', async () => {
  const { viewer, editor } = shared
  const options = { events: ['welcome', 'mutation'], includeAllVersions: true } as const
  const filters = [
    '*',
    '*[_type == "investorRequest" || _id == "a"]',
    '*[notes == $x || _id == "a"]',
  ]
  const logs = filters.map((filter) =>
    collect(viewer.listen(filter, { x: secret }, { ...options, events: [...options.events] })),
  )
  const live = collect(viewer.live.events({ includeDrafts: true }))
  await Promise.all([...logs, live].map((log) => log.atLeast(1)))
  await editor
    .patch(requestId)
    .set({ notes: `${secret}!` })
    .commit()
  const both = editor.transaction().patch(requestId, { set: { notes: secret } })
  await both.patch('a', { set: { title: 'Uno' } }).commit({ transactionId: 'both' })
  for (const log of logs) {
    await log.until(isMutationBy('both'))
    expect(JSON.stringify(log.values)).not.toContain(secret)
    expect(log.values.map(({ type }) => type)).toEqual(['welcome', 'mutation'])
  }
  await live.atLeast(2)
  const messages = live.values.filter(({ type }) => type === 'message')
  expect(messages).toHaveLength(1)
})

test('presence hides from viewers who has a request open (FORM-08)', async () => {
  const { origin, token, getToken } = shared
  const [viewer, other] = [
    await joinPresence(origin, token),
    await joinPresence(origin, getToken('request-viewer')),
  ]
  const at = (documentId: string) => ({ type: 'document', documentId, path: [] })
  const data = { sessionId: 's', locations: [at('a'), at(requestId)] }
  other.send(rpc(3, 'presence_announce', { data }))
  const received = JSON.stringify(await viewer.atLeast(3))
  expect(received).toContain('"documentId":"a"')
  expect(received).not.toContain(requestId)
  expect(JSON.stringify(await other.atLeast(4))).toContain(requestId)
})

test('the role request-viewer reads requests and writes nothing (FORM-08)', async () => {
  const { as, getToken, origin } = shared
  const reader = as('request-viewer')
  expect(await listIds(reader, 'raw')).toEqual([...visibleIds, ...hiddenIds].sort())
  expect(await reader.getDocument(requestId)).toMatchObject({ email: secret })
  const history = await readHistory(origin, getToken('request-viewer'), `transactions/${requestId}`)
  expect(history).toContain(secret)
  for (const write of [
    reader.patch(requestId).set({ status: 'contactada' }).commit(),
    reader.delete(requestId),
    reader.create({ _type: 'page' }),
    reader.assets.upload('file', Buffer.from('x')),
  ]) {
    expect((await getRejection(write)).statusCode).toBe(403)
  }
})

test('the grants of viewers tell the Studio what they may not read (FORM-08)', async () => {
  const { viewer } = shared
  const url = '/projects/embedded/datasets/production/acl'
  const [grant] = await viewer.request<{ filter: string }[]>({ url })
  const dataset = [
    { _type: 'investorRequest' },
    { _type: 'newsletterSignup' },
    { _type: 'visitDay' },
  ]
  const value = await evaluate(parse(`*[${grant?.filter ?? ''}]._type`), { dataset })
  expect(await value.get()).toEqual(['visitDay'])
})

test('a change of role ends the streams of a user who then reads less (FORM-08)', async () => {
  const { editor, origin } = shared
  const { accounts } = shared.lake.context
  const { id } = await accounts.createUser({
    email: 'vera@example.test',
    role: 'request-viewer',
    password: 'una frase bien larga',
  })
  const token = accounts.redeemSignIn(accounts.openSignIn(id))?.token ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const stream = await fetch(`${origin}/v2025-02-19/data/listen/production?query=*`, { headers })
  accounts.setRole(id, 'viewer')
  await editor
    .patch(requestId)
    .set({ notes: `${secret} más` })
    .commit()
  expect(await stream.text()).not.toContain(secret)
})
