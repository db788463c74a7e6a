import { expect, test } from 'vitest'
import { joinPresence, openPresence, presenceEvent, rpc } from './testing/presence'
import { frameField } from './testing/socket'
import { startLake } from './testing/start-lake'

/** The parameters of an announcement. */
const at = (sessionId: string, documentId: string) => ({
  data: { sessionId, locations: [{ type: 'document', documentId, path: ['title'] }] },
})

test('sessions of several users receive each other’s state, roll call and disconnect events', async () => {
  const { origin, lake } = await startLake()
  const createUser = (label: string) => lake.context.accounts.createToken({ label, role: 'editor' })
  const [ana, beto] = [createUser('Ana'), createUser('Beto')]
  const first = await joinPresence(origin, ana.token)
  const second = await joinPresence(origin, ana.token)
  const watcher = await joinPresence(origin, beto.token)

  first.send(rpc(3, 'presence_announce', at('s1', 'a')))
  await watcher.atLeast(3)
  second.send(rpc(3, 'presence_announce', at('s2', 'drafts.b')))
  await watcher.atLeast(4)
  watcher.send(rpc(3, 'presence_rollcall', { session: 's3' }))
  // The Studio answers a roll call with an announcement.
  await second.until((frame) => JSON.stringify(frame).includes('"rollCall"'))
  second.send(rpc(4, 'presence_announce', at('s2', 'b')))
  await watcher.atLeast(7)
  second.send(rpc(5, 'presence_disconnect', { session: 's2' }))
  await watcher.atLeast(8)
  // The session has disconnected already, so closing its socket sends no second event.
  second.close()
  await second.closed
  first.terminate()
  const received = (await watcher.atLeast(9)).slice(2)
  expect(received.filter((frame) => frameField(frame, 'id') !== 3)).toMatchObject([
    presenceEvent({ type: 'state', i: ana.id, m: at('s1', 'a').data }),
    presenceEvent({ type: 'state', i: ana.id, m: at('s2', 'drafts.b').data }),
    presenceEvent({ type: 'rollCall', i: beto.id, session: 's3' }),
    presenceEvent({ type: 'state', i: ana.id, m: at('s2', 'b').data }),
    presenceEvent({ type: 'disconnect', i: ana.id, m: { session: 's2' } }),
    presenceEvent({ type: 'disconnect', i: ana.id, m: { session: 's1' } }),
  ])
})

test('closes the socket of a revoked session, and rejects another; others see it disconnect', async () => {
  const { origin, lake, getToken } = await startLake()
  const { accounts } = lake.context
  const { id, token } = accounts.createToken({ label: 'Ana', role: 'editor' })
  const staying = await joinPresence(origin, getToken('viewer'))
  const revoked = await joinPresence(origin, token)
  revoked.send(rpc(3, 'presence_announce', at('s1', 'a')))
  await staying.atLeast(3)
  await revoked.atLeast(4)
  accounts.revokeToken(id)

  staying.send(rpc(3, 'presence_announce', at('s2', 'b')))
  expect(await revoked.closed).toBe(1008)
  const headers = { authorization: `Bearer ${token}` }
  await expect(openPresence(origin, 'production', { headers })).rejects.toThrow('401')
  expect((await staying.atLeast(6)).slice(5)).toMatchObject([
    presenceEvent({ type: 'disconnect', i: id, m: { session: 's1' } }),
  ])
})

test('rejects the 21st presence subscription of a socket (SAFE-01)', async () => {
  const { origin, getToken } = await startLake()
  const socket = await joinPresence(origin, getToken('viewer'))
  await socket.atLeast(2)
  for (let id = 3; id <= 23; id += 1) socket.send(rpc(id, 'presence_subscribe'))
  const frames = (await socket.atLeast(23)).slice(2)
  expect(frames.filter((frame) => frameField(frame, 'result') !== undefined)).toHaveLength(19)
  expect(frames.at(-1)).toMatchObject({
    error: { message: 'At most 20 subscriptions in a socket' },
  })
})
