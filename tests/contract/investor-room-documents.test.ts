import { expect, test, vi } from 'vitest'
import { investorRoom } from '#seed/documents/settings/investor-room'
import { loadRoomFiles } from '#seed/load-room-files'
import { secret, SITE, startRoom } from './testing/start-investor-room'

vi.mock('~/services/site-secret.server', async (load) => ({
  ...(await load<object>()),
  siteSecret: () => secret(),
}))
/** A room with files, and the route of its documents. */
async function startDocuments() {
  const started = await startRoom()
  const { lake, client } = started
  await client.createOrReplace(investorRoom)
  await loadRoomFiles(client)
  vi.stubEnv('LAKE_PORT', new URL(lake.origin).port)
  vi.stubEnv('LAKE_ADMIN_TOKEN', lake.getToken('administrator'))
  const { loader } = await import('~/routes/sala.$token_.$document')
  /** Requests a document. @returns the response, and the bytes of a PDF that it has */
  const open = async (path: string, cookie = '', document = 'plan-financiero') => {
    const request = new Request(`${SITE}${path}/${document}`, { headers: { Cookie: cookie } })
    const params = { token: path.split('/')[2], document }
    const response = await loader({ request, params, context: {} })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, type: response.headers.get('Content-Type'), body }
  }
  return { ...started, open }
}

test('sends a document only in the room, once its open is stored, up to a limit (ROOM-01)', async () => {
  const { client, give, accept, open, read } = await startDocuments()
  const path = await give()
  const nothing = { status: 303, type: null, body: Buffer.from('') }
  expect(await open(path), 'before the statement').toEqual(nothing)
  const { cookie } = await accept()
  for (const other of ['', `${cookie}x`, cookie.slice(0, -1)]) {
    expect(await open(path, other), 'another browser').toEqual(nothing)
  }
  expect((await read()).opens).toBeUndefined()

  const opens = Array.from({ length: 1_000 }, (_, index) => ({
    _key: String(index),
    _type: 'open' as const,
    at: '2026-01-01T00:00:00.000Z',
  }))
  const { _id } = await read()
  await client.patch(_id, { set: { opens } }).commit()
  const tooMany = { status: 429, type: null, body: Buffer.from('') }
  expect(await open(path, cookie), 'the access has no room for it').toEqual(tooMany)
  await client.patch(_id, { unset: ['opens'] }).commit()

  const { status, body } = await open(path, cookie)
  expect(status).toBe(200)
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await read()).opens).toMatchObject([{ document: 'plan-financiero' }])
  for (let count = 2; count < 60; count++) await open(path, cookie)
  expect(await open(path, cookie), '60 opens in ten minutes').toEqual(tooMany)
  expect((await read()).opens).toHaveLength(59)

  await give({ revokedAt: '2026-01-01T00:00:00.000Z' })
  expect(await open(path, cookie), 'after revocation').toEqual(nothing)
})
