import { expect, test } from 'vitest'
import { openSocket } from './socket'
import { startLake } from './start-lake'

const PATH = '/v2022-06-30/socket/production?tag=x'

const rpc = (id: number, method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  ...{ id, method, params },
})
const told = (result: object) => ({ method: 'presence_subscription', params: { result } })
const at = (sessionId: string, documentId: string) => ({
  data: { sessionId, locations: [{ type: 'document', documentId, path: ['title'] }] },
})

/** A session of the Studio, as it joins: signed in and subscribed. */
async function join(origin: string, token: string) {
  const socket = await openSocket(origin, PATH)
  socket.send(rpc(1, 'authorization', { authorization: `Bearer ${token}` }))
  socket.send(rpc(2, 'presence_subscribe'))
  const [, subscribed] = await socket.atLeast(2)
  return { ...socket, subscription: Reflect.get(Object(subscribed), 'result') as string }
}

test('several sessions of several people see each other come, move, call the roll and go', async () => {
  const { origin, lake } = await startLake()
  const people = ['Ana', 'Beto'].map((label) =>
    lake.context.accounts.createToken({ label, role: 'editor' }),
  )
  const [ana, beto] = people
  if (ana === undefined || beto === undefined) throw new Error('There are two.')
  const sessions = [await join(origin, ana.token), await join(origin, ana.token)] as const
  const watcher = await join(origin, beto.token)
  const [first, second] = sessions

  first.send(rpc(3, 'presence_announce', at('s1', 'a')))
  await watcher.atLeast(3)
  second.send(rpc(3, 'presence_announce', at('s2', 'drafts.b')))
  await watcher.atLeast(4)
  watcher.send(rpc(3, 'presence_rollcall', { session: 's3' }))
  // Who hears the roll called says again where they are.
  await second.until((frame) => JSON.stringify(frame).includes('"rollCall"'))
  second.send(rpc(4, 'presence_announce', at('s2', 'b')))
  await watcher.atLeast(7)
  second.send(rpc(5, 'presence_disconnect', { session: 's2' }))
  await watcher.atLeast(8)
  // The announced session is gone already: its socket's end says nothing more of it.
  second.close()
  await second.closed
  first.terminate()
  const heard = (await watcher.atLeast(9)).slice(2).filter((frame) => !isAnswer(frame, 3))
  expect(heard).toMatchObject([
    told({ type: 'state', i: ana.id, m: at('s1', 'a').data }),
    told({ type: 'state', i: ana.id, m: at('s2', 'drafts.b').data }),
    told({ type: 'rollCall', i: beto.id, session: 's3' }),
    told({ type: 'state', i: ana.id, m: at('s2', 'b').data }),
    told({ type: 'disconnect', i: ana.id, m: { session: 's2' } }),
    told({ type: 'disconnect', i: ana.id, m: { session: 's1' } }),
  ])
})

const isAnswer = (frame: unknown, id: number) => Reflect.get(Object(frame), 'id') === id

test('who unsubscribes hears no more, and is still seen', async () => {
  const { origin, tokenOf } = await startLake()
  const token = tokenOf('viewer')
  const [leaving, staying] = [await join(origin, token), await join(origin, token)]
  leaving.send(rpc(3, 'presence_unsubscribe', { subscriptionId: leaving.subscription }))
  await leaving.atLeast(3)
  leaving.send(rpc(4, 'presence_announce', at('s1', 'a')))
  expect((await staying.atLeast(3)).slice(2)).toMatchObject([
    told({ type: 'state', m: { sessionId: 's1' } }),
  ])
  expect((await leaving.atLeast(4)).slice(2)).toMatchObject([
    { id: 3, result: {} },
    { id: 4, result: {} },
  ])
})

test('who has been signed out hears and announces no more, and is seen to go', async () => {
  const { origin, lake, tokenOf } = await startLake()
  const { accounts } = lake.context
  const { id, token } = accounts.createToken({ label: 'Ana', role: 'editor' })
  const staying = await join(origin, tokenOf('viewer'))
  const signedOut = await join(origin, token)
  signedOut.send(rpc(3, 'presence_announce', at('s1', 'a')))
  await staying.atLeast(3)
  await signedOut.atLeast(4)
  accounts.revokeToken(id)

  staying.send(rpc(3, 'presence_announce', at('s2', 'b')))
  await staying.atLeast(5)
  signedOut.send(rpc(4, 'presence_announce', at('s1', 'b')))
  expect((await signedOut.atLeast(5)).slice(4)).toMatchObject([
    { id: 4, error: { message: 'Authorize first' } },
  ])
  signedOut.close()
  expect((await staying.atLeast(6)).slice(5)).toMatchObject([
    told({ type: 'disconnect', i: id, m: { session: 's1' } }),
  ])
})
