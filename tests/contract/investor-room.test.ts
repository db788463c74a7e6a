import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { deletePersonalDocuments } from '#config/delete-documents'
import { accessId, roomFileId } from '#config/investor-room'
import { investorRoom } from '#seed/documents/settings/investor-room'
import { loadRoomFiles } from '#seed/load-room-files'
import { findDocuments } from '#studio/requests/person/person-documents'
import { createExpiry } from '~/services/investor-requests/deletion/expired-documents.server'
import {
  acceptStatement,
  recordEvent,
  renewLink,
} from '~/services/investor-room/room-access.server'
import { roomPath } from '~/services/investor-room/room-link.server'
import { createInvestorRoom } from '~/services/investor-room/room.server'

import {
  DAY_MS,
  EMAIL,
  HOUR_MS,
  ID,
  KEY,
  missing,
  REQUEST,
  secret,
  SITE,
  startMails,
  startRoom,
} from './testing/start-investor-room'

test('mails the link once, to the address on file, from one of two machines (ROOM-01)', async () => {
  const { give, startSite, server, state, client, lines, relay, read } = await startMails()
  startSite('one')
  startSite('two')
  const path = await give()
  await expect.poll(state).toBe('sent')
  expect(server.received.map(({ to }) => to)).toEqual([[EMAIL]])
  const { text = '', html = '', headers } = server.received[0]?.email ?? { headers: [] }
  expect(text).toContain(`${SITE}${path}`)
  expect(html).toContain(`href="${SITE}${path}"`)
  expect(text).toContain('Hola, Ana Pérez')
  expect(`${text}${html}`).not.toMatch(/\{\w+\}|<img|src=/)
  expect(headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  // A new link is another mail; the change of another field is none.
  await client.patch(ID, { set: { allowsDownload: true } }).commit()
  await renewLink(client, await read(), new Date().toISOString())
  await expect.poll(() => server.received.length).toBe(2)
  await expect.poll(state).toBe('sent')
  // Neither address nor token is logged.
  expect(`${lines.join()}${relay.logged.join()}`).not.toMatch(/ana@|6ba7b810/)
})

test('gives fresh requests access at once if set, one for an address (ROOM-01)', async () => {
  const { client, startSite, server, state, visit } = await startMails()
  startSite('one')
  startSite('two')
  const ask = (key: string, email: string, agoMs = 0) =>
    client.create({
      _id: `investorRequest.${key}`,
      _type: 'investorRequest',
      user_name: 'www.otro.example',
      user_email: email,
      _createdAt: new Date(Date.now() - agoMs).toISOString(),
    })
  await ask('old', 'eva@correo.example', 2 * HOUR_MS)
  await client.patch(investorRoom._id, { set: { givesAccess: true } }).commit()
  await expect.poll(state).toBe('sent')
  await ask('again', EMAIL)
  // Staff have corrected the address.
  const corrected = accessId('investorRequest.corrected')
  await client.create({ _id: corrected, _type: 'investorAccess', email: 'mar@correo.example' })
  await ask('corrected', 'mra@correo.example')
  await ask('new', 'luz@correo.example')
  await expect.poll(() => server.received.map(({ to }) => to[0])).toHaveLength(2)
  const { text = '' } = server.received[1]?.email ?? {}
  expect(text).toContain('Hola, luz@correo.example')
  expect(text, 'what a stranger may have typed').not.toContain('otro')
  expect((await visit(/\/sala\/\S+/.exec(text)?.[0] ?? '')).state).toBe('statement')
  const given = await client.fetch<string[]>('*[_type == "investorAccess"]._id')
  expect(given.sort()).toEqual([ID, corrected, accessId('investorRequest.new')])
})

test('mails nothing for a revoked access, and nothing twice while one waits (ROOM-01)', async () => {
  const { give, startSite, server, state, client, read } = await startMails()
  server.rejectRecipients({ code: 451, text: 'Not now' })
  await give({ revokedAt: '2026-01-01T00:00:00.000Z' })
  startSite('one')
  await client.patch(ID).unset(['revokedAt']).commit()
  await expect.poll(async () => (await read()).delivery?.attempts).toBe(1)
  await renewLink(client, await read(), '2027-01-01T00:00:00.000Z')
  expect((await read()).linkAt).not.toBe('2027-01-01T00:00:00.000Z')
  expect(await state()).toBe('pending')
  expect(server.received).toEqual([])
})

test('opens after the statement, only in the browser that accepted it (ROOM-01)', async () => {
  const { client, give, visit, accept, read } = await startRoom()
  const path = await give()
  expect((await visit(path)).state).toBe('statement')
  const stale = await read()
  const { cookie, header } = await accept()
  expect(await read()).toMatchObject({ acceptedText: 'Acepto.', acceptedLink: stale.linkAt })
  expect((await visit(path, cookie)).state).toBe('open')
  expect(header).toContain(`Path=${path};`)
  expect(header).toMatch(/HttpOnly; Secure; SameSite=Lax/)
  // A forwarded link does not open in another browser.
  expect((await visit(path)).state).toBe('elsewhere')
  expect((await visit(path, `${cookie}x`)).state).toBe('elsewhere')
  // Nor for the second of two browsers that accept at once.
  await expect(acceptStatement(client, stale, 'Acepto.', '2026')).rejects.toThrow()
})

test('an earlier, expired or revoked link opens nothing, also with the cookie (ROOM-01)', async () => {
  const { give, visit, accept } = await startRoom()
  const linkAt = new Date(Date.now() - 6 * DAY_MS).toISOString()
  const path = await give({ linkAt, days: 7 })
  const { cookie } = await accept()
  expect((await visit(path, cookie)).state).toBe('open')
  await give({ linkAt, days: 5 })
  expect((await visit(path, cookie)).state).toBe('expired')
  const next = await give()
  expect((await visit(path, cookie)).state).toBe('replaced')
  expect((await visit(next, cookie)).state).toBe('statement')
  await give({ revokedAt: '2026-01-01T00:00:00.000Z' })
  expect((await visit(path, cookie)).state).toBe('revoked')
})

test('a guessed link reaches no document, so no answer takes longer (ROOM-01)', async () => {
  const { give } = await startRoom()
  const path = await give()
  const room = createInvestorRoom(missing, secret)
  const signature = path.split('.')[2] ?? ''
  for (const guess of [
    ...['', 'a', 'a.b.c', KEY, path.slice(6, -1), `${path.slice(6)}.x`],
    path.slice(6).replace(signature, signature.toLowerCase()),
    path.slice(6).replace(KEY, KEY.replace('6', '7')),
    roomPath('another secret', { id: ID, linkAt: new Date().toISOString() }).slice(6),
  ]) {
    expect(await room.visit(new Request(SITE), guess), guess).toEqual({ state: 'invalid' })
  }
  await expect(room.visit(new Request(SITE), path.slice(6))).rejects.toThrow('reached')
})

test('serves files only with a token, stamped on each page for one person (ROOM-01)', async () => {
  const { lake, client, room } = await startRoom()
  expect(await loadRoomFiles(client)).toBe(4)
  expect(await loadRoomFiles(client)).toBe(0)
  const [first] = investorRoom.documents ?? []
  const document = first?._key ?? ''
  const anonymous = lake.anonymous()
  expect(await anonymous.getDocument(roomFileId(document))).toBeUndefined()
  expect(await anonymous.fetch('count(*[_type == "roomFile"])')).toBe(0)

  expect(await room.findFiles([document, 'none'])).toEqual([document])
  const stamped = { document, access: ID, text: 'Para Ana · 1 de enero' }
  const bytes = await room.stampedFiles(stamped)
  expect(await room.stampedFiles(stamped), 'from memory').toBe(bytes)
  expect(await room.stampedFiles({ ...stamped, text: 'Para Eva' })).not.toBe(bytes)
  expect(await room.stampedFiles({ ...stamped, document: 'none' })).toBeUndefined()
  const pdf = await PDFDocument.load(bytes ?? new Uint8Array())
  expect(pdf.getPageCount()).toBe(2)
})

test('limits what the links of an access can do in a time (ROOM-01)', () => {
  let now = 0
  const room = createInvestorRoom(missing, secret, () => now)
  for (const [isAllowed, limit, windowMs] of [
    [room.allowsNewLink, 3, HOUR_MS],
    [room.allowsQuestion, 10, HOUR_MS],
    [room.allowsOpen, 60, HOUR_MS / 6],
  ] as const) {
    const results = Array.from({ length: limit + 2 }, () => isAllowed(ID))
    expect(results.filter(Boolean)).toHaveLength(limit)
    expect(isAllowed(accessId('investorRequest.other')), 'another person').toBe(true)
    now += windowMs - 1
    expect(isAllowed(ID)).toBe(false)
    now += 1
    expect(isAllowed(ID)).toBe(true)
  }
})

test('records questions up to a limit (ROOM-01)', async () => {
  const { client, give, read } = await startRoom()
  await give()
  const at = '2026-02-03T12:00:00.000Z'
  const add = async () => recordEvent(client, await read(), { kind: 'question', text: 'a' }, at)
  const many = Array.from({ length: 49 }, (_, index) => ({
    _key: String(index),
    _type: 'question' as const,
    text: 'a',
    at,
  }))
  await client.patch(ID, { set: { questions: many } }).commit()
  expect([await add(), await add()]).toEqual([true, false])
})

test('erasing a person erases the room; an access without a request goes, too (ROOM-01)', async () => {
  const { client, give, visit, accept } = await startRoom()
  await client.patch(REQUEST, { set: { user_whatsapp: '+54 291 555 0101' } }).commit()
  const path = await give()
  const { cookie } = await accept()
  const { own } = await findDocuments(client, { phone: '+54 291 555-0101' })
  expect(own.map(({ _id }) => _id).sort()).toEqual([ID, REQUEST])
  await deletePersonalDocuments(client, [REQUEST])
  await createExpiry({
    client: () => client,
    keepDays: { requests: undefined, signups: undefined },
    now: Date.now,
  })()
  expect(await client.fetch('count(*[_type == "investorAccess"])')).toBe(0)
  expect((await visit(path, cookie)).state).toBe('invalid')
})
