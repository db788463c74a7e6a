import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, onTestFinished, test } from 'vitest'
import { realClock } from '#app/lib/process/clock.server'
import { createLog } from '#app/lib/process/log.server'
import { deletePersonalDocuments } from '#config/delete-documents'
import { accessId, requestLink, roomFileId } from '#config/investor-room'
import { investorRoom } from '#seed/documents/settings/investor-room'
import { loadRoomFiles } from '#seed/load-room-files'
import { findDocuments } from '#studio/requests/person/person-documents'
import { withBrandName } from '~/sanity/brand-name'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import { investorRoomQuery } from '~/sanity/site-queries'
import type { InvestorRoomQueryResult } from '~/sanity/types.generated'
import { sendEmail } from '~/services/emailjs.server'
import { createExpiry } from '~/services/investor-requests/deletion/expired-documents.server'
import {
  createDatasetWriter,
  startDeliveryWorker,
} from '~/services/investor-requests/outbox/delivery-worker.server'
import { createOutbox } from '~/services/investor-requests/outbox/outbox.server'
import { openOutboxDatabase } from '~/services/investor-requests/outbox/outbox-database.server'
import { isLinkMail } from '~/services/investor-requests/outbox/stored-request.server'
import { createLinkMail, keyedLink } from '~/services/investor-room/link-mail.server'
import { startLinkWorker } from '~/services/investor-room/pending-links.server'
import {
  acceptStatement,
  recordEvent,
  renewLink,
  type StoredAccess,
} from '~/services/investor-room/room-access.server'
import { claimForBrowser, roomPath } from '~/services/investor-room/room-link.server'
import { createInvestorRoom } from '~/services/investor-room/room.server'
import { startMailServer } from '../stand-ins/smtp'
import { startDataset } from './testing/start-dataset'
import { ids, startRelay } from './testing/start-relay'
import { createTempFolder } from './testing/temp-folder'

const KEY = '6ba7b810-9dad-41d1-80b4-00c04fd430c8'
const REQUEST = `investorRequest.${KEY}`
const ID = accessId(REQUEST)
const EMAIL = 'ana@correo.example'
const SITE = 'https://yapa.example'
const secret = () => 'a secret of the server'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** In place of a client. */
const missing = () => {
  throw new Error('This reached the dataset.')
}

/** A dataset with a request, and the room on it. */
async function startRoom() {
  const { lake, client } = await startDataset()
  await client.create({ _id: REQUEST, _type: 'investorRequest', user_email: EMAIL })
  const room = createInvestorRoom(() => client, secret)
  const visit = async (path: string, cookie = '') => {
    const request = new Request(SITE + path, { headers: { Cookie: cookie } })
    return room.visit(request, path.split('/')[2])
  }
  /** Gives access, as the Studio does. */
  const give = async (fields: Partial<StoredAccess> = {}) => {
    const linkAt = fields.linkAt ?? new Date().toISOString()
    const terms = { name: 'Ana Pérez', email: EMAIL, days: 30, ...fields }
    await client
      .transaction()
      .createIfNotExists({ _id: ID, _type: 'investorAccess', createdAt: linkAt })
      .patch(ID, (patch) => patch.set({ ...requestLink(linkAt).set, ...terms }))
      .commit()
    return roomPath(secret(), { id: ID, linkAt })
  }
  const read = async () => {
    const access = await client.getDocument<StoredAccess>(ID)
    if (access === undefined) throw new Error('There is no access.')
    return access
  }
  /** Accepts the statement. @returns the cookie of that browser */
  const accept = async () => {
    const access = await read()
    const at = new Date().toISOString()
    await acceptStatement(client, access, 'Acepto.', at)
    const link = { id: ID, linkAt: access.linkAt ?? '' }
    const options = { secret: secret(), link, isSecure: true, expiresAt: Date.now() + DAY_MS }
    const cookie = await claimForBrowser(options)
    return { cookie: cookie.split(';')[0] ?? '', header: cookie }
  }
  return { lake, client, room, visit, give, read, accept }
}

/** Starts a mail server with the relay, and the outbox with its workers, beside a room. */
async function startMails() {
  const started = await startRoom()
  const { client } = started
  await client.createOrReplace(investorRoom)
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const relay = await startRelay({ smtpUrl: server.url })
  const account = { publicKey: ids.user_id, serviceId: ids.service_id, templateId: 'newsletter' }
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const sendLink = createLinkMail({
    mail: { server: { by: 'relay', origin: relay.origin, ...account }, confirms: true },
    siteUrl: SITE,
    secret,
    client: () => client,
    loadTexts: async () =>
      withBrandName(await client.fetch<InvestorRoomQueryResult>(investorRoomQuery), 'Yapa'),
    send: sendEmail,
  })
  /** The site on one machine. */
  const startSite = (sender: string) => {
    const db = openOutboxDatabase(createTempFolder())
    const outbox = createOutbox({ db, mailAfterMs: 0 })
    const delivery = startDeliveryWorker({
      outbox,
      write: createDatasetWriter(() => client),
      send: ({ request }) => {
        if (isLinkMail(request)) return sendLink(request)
        throw new Error('The test saves no requests.')
      },
      onStored: () => undefined,
      onMissing: () => undefined,
      clock: realClock,
      log,
    })
    const links = startLinkWorker({
      subscribe: (onChange) =>
        createChangeFeed(client, log, { filter: '*[_type == "investorAccess"]', tag: 't' })(
          onChange,
        ),
      client: () => client,
      sender,
      save: (link) => {
        outbox.save(keyedLink(link))
        delivery.wake()
      },
      clock: realClock,
      log,
    })
    onTestFinished(async () => {
      await Promise.all([links.stop(), delivery.stop()])
      db.close()
    })
  }
  const state = async () => (await client.getDocument<StoredAccess>(ID))?.delivery?.state
  return { ...started, server, relay, lines, startSite, state }
}

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

test('opens after the statement, in the browser that accepted it (ROOM-01)', async () => {
  const { give, visit, accept, read } = await startRoom()
  const path = await give()
  expect((await visit(path)).state).toBe('statement')
  const stale = await read()
  const { cookie, header } = await accept()
  expect(await read()).toMatchObject({ acceptedText: 'Acepto.', acceptedLink: stale.linkAt })
  expect((await visit(path, cookie)).state).toBe('open')
  expect(header).toContain(`Path=${path};`)
  expect(header).toMatch(/HttpOnly; Secure; SameSite=Lax/)
})

test('a forwarded link does not open in another browser (ROOM-01)', async () => {
  const { client, give, visit, accept, read } = await startRoom()
  const path = await give()
  const stale = await read()
  const { cookie } = await accept()
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

test('records opens and questions, up to a limit (ROOM-01)', async () => {
  const { client, give, read } = await startRoom()
  await give()
  const open = { kind: 'open', document: 'plan', title: 'Plan', downloaded: false } as const
  const at = '2026-02-03T12:00:00.000Z'
  expect(await recordEvent(client, await read(), open, at)).toBe(true)
  const question = { kind: 'question', text: '¿Cuánto?' } as const
  expect(await recordEvent(client, await read(), question, at)).toBe(true)
  expect(await read()).toMatchObject({
    opens: [{ document: 'plan', title: 'Plan', downloaded: false, at }],
    questions: [{ text: '¿Cuánto?', at }],
  })
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...{ _key: String(index), _type: 'question' as const, text: 'a', at },
  }))
  await client.patch(ID, { set: { questions: many } }).commit()
  expect(await recordEvent(client, await read(), question, at)).toBe(false)
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
