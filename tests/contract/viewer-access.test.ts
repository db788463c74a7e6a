import { evaluate, parse } from 'groq-js'
import { afterAll, expect, test } from 'vitest'
import { collect, isMutationBy } from './testing/event-log'
import { getRejection, readHistory } from './testing/lake-client'
import { joinPresence, rpc } from './testing/presence'
import { startLake } from './testing/start-lake'

const secret = 'no debe verse'
const requestId = 'investorRequest.k1'

/** Starts a lake with a request. */
async function startWithRequest() {
  const lake = await startLake({ onCleanUp: afterAll })
  const editor = lake.as('editor')
  await editor.create({ _id: 'a', _type: 'page' })
  await editor.create({ _id: requestId, _type: 'investorRequest', notes: secret, email: secret })
  const token = lake.getToken('viewer')
  return { ...lake, editor, token, viewer: lake.anonymous({ token }) }
}

/** The lake of all tests; they change nothing but texts of a request. */
const shared = await startWithRequest()

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
  expect(await reader.fetch('*[email == $secret]._id', { secret })).toEqual([requestId])
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
