import type { SanityDocument } from '@sanity/client'
import { expect, test } from 'vitest'
import type { NewsletterTextsQueryResult } from '~/sanity/types.generated'
import { withBrandName } from '~/sanity/brand-name'
import { newsletterTextsQuery } from '~/sanity/site-queries'
import { isSignupStep } from '~/services/investor-requests/outbox/stored-request.server'
import { sendSignupMails } from '~/services/newsletter/signup-mail.server'
import { keyedStep, signupId, type SignupStep } from '~/services/newsletter/signup-step.server'
import { newsletterTexts } from '#seed/documents/settings/newsletter-texts'
import { readHistory } from './testing/lake-client'
import { startDataset } from './testing/start-dataset'
import { createTestOutbox, startMail } from './testing/start-outbox'

const EMAIL = 'ana@correo.example'
const ID = signupId(EMAIL)
const SITE = 'https://yapa.example'

/** Starts a dataset, a mail server with the relay, and the outbox with its worker. */
async function start({ confirms = true } = {}) {
  const { lake, client } = await startDataset()
  await client.createOrReplace(newsletterTexts)
  const { server, relay, mail, lines, log } = await startMail()
  const time = { now: Date.now() }
  const { db, outbox, deliver } = createTestOutbox(client, log, { now: () => time.now })
  const deps = {
    mail: { ...mail, confirms },
    siteUrl: SITE,
    secret: () => 'a secret of the server',
    client: () => client,
    loadTexts: async () =>
      withBrandName(await client.fetch<NewsletterTextsQueryResult>(newsletterTextsQuery), 'Yapa'),
  }
  const worker = deliver(({ request }) => {
    if (isSignupStep(request)) return sendSignupMails(deps, request)
    throw new Error('The test saves no requests.')
  })
  const save = (step: SignupStep) => {
    outbox.save(keyedStep(step))
    worker.wake()
  }
  return {
    lake,
    client,
    server,
    relay,
    lines,
    save,
    /** Lets the outbox try again. */
    passTime: (ms: number) => {
      time.now += ms
      worker.wake()
    },
    /** Saves a step, and waits until the outbox has delivered it. */
    deliver: async (step: SignupStep) => {
      save(step)
      const isDelivered = () => db.prepare('SELECT content FROM requests').pluck().get() === null
      await expect.poll(isDelivered).toBe(true)
    },
    read: () => client.getDocument<SanityDocument>(ID),
    mailed: () => server.received.map(({ to, email }) => [to[0], email.subject]),
  }
}

const signup = (at: string): SignupStep => ({ step: 'signup', id: ID, email: EMAIL, at })
const confirm = (at: string): SignupStep => ({ step: 'confirm', id: ID, at })
const leave = (at: string): SignupStep => ({ step: 'leave', id: ID, at })
const NOON = '2026-01-01T12:00:00.000Z'
const ONE = '2026-01-01T13:00:00.000Z'
const TWO = '2026-01-01T14:00:00.000Z'
const THREE = '2026-01-01T15:00:00.000Z'

const ask = [EMAIL, 'Confirmá tu correo para recibir el boletín']
const welcome = [EMAIL, 'Ya estás en el boletín']
const notice = ['equipo@yapa.example', 'Nueva suscripción al boletín']

test('asks to confirm, then welcomes and notifies staff, each once (NEWS-05)', async () => {
  const { deliver, read, mailed, server } = await start()
  await deliver(signup(NOON))
  expect(await read()).toMatchObject({ email: EMAIL, status: 'pendiente', createdAt: NOON })
  expect(mailed()).toEqual([ask])
  const { headers, text = '', html = '' } = server.received[0]?.email ?? { headers: [] }
  const links = text.match(/https:\S+/g) ?? []
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/yapa\.example\/boletin\/confirmar\/[\w.-]+$/),
    expect.stringMatching(/^https:\/\/yapa\.example\/boletin\/baja\/[\w.-]+$/),
  ])
  for (const link of links) expect(html).toContain(`href="${link}"`)
  expect(text).not.toContain('{product}')
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe(`<${links[1]}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  await deliver(confirm(ONE))
  expect(await read()).toMatchObject({ status: 'activa', createdAt: NOON, confirmedAt: ONE })
  expect(mailed()).toEqual([ask, welcome, notice])
  await deliver(confirm(TWO))
  await deliver(signup(THREE))
  expect(await read()).toMatchObject({ status: 'activa', createdAt: NOON, confirmedAt: ONE })
  expect(mailed()).toEqual([ask, welcome, notice])
})

test('a new consent after leaving is asked for again; the history has both (NEWS-05)', async () => {
  const { lake, deliver, read, mailed } = await start()
  await deliver(signup(NOON))
  await deliver(confirm(ONE))
  const first = await read()
  await deliver(leave(TWO))
  expect(await read()).toMatchObject({ status: 'baja', leftAt: TWO, confirmedAt: ONE })
  // An old link does not bring the address back.
  await deliver(confirm(TWO))
  expect(await read()).toMatchObject({ status: 'baja', leftAt: TWO })

  await deliver(signup(THREE))
  const again = await read()
  expect(again).toMatchObject({ status: 'pendiente', createdAt: THREE })
  expect([again?.confirmedAt, again?.leftAt]).toEqual([undefined, undefined])
  expect(mailed()).toEqual([ask, welcome, notice, ask])
  const token = lake.getToken('administrator')
  const path = `documents/${ID}?revision=${first?._rev}`
  expect(JSON.parse(await readHistory(lake.origin, token, path))).toMatchObject({
    documents: [{ createdAt: NOON, confirmedAt: ONE }],
  })
})

test('sign-ups from before confirmations stay, and can leave (NEWS-05)', async () => {
  const { client, deliver, read, mailed } = await start()
  const old = { _id: ID, _type: 'newsletterSignup', email: EMAIL, status: 'activa' }
  await client.create({ ...old, createdAt: NOON })
  await deliver(signup(ONE))
  expect(await read()).toMatchObject({ status: 'activa', createdAt: NOON })
  await deliver(leave(TWO))
  expect(await read()).toMatchObject({ status: 'baja', createdAt: NOON, leftAt: TWO })
  expect(mailed()).toEqual([])
})

test('a link changes nothing after the person was erased (NEWS-05, FORM-08)', async () => {
  const { client, deliver, read, mailed } = await start()
  await deliver(signup(NOON))
  await client.delete(ID)
  await deliver(confirm(ONE))
  await deliver(leave(TWO))
  expect(await read()).toBeUndefined()
  expect(mailed()).toEqual([ask])
})

test('waits for the mail server, then sends once; logs no address or digest (NEWS-05)', async () => {
  const { save, server, lines, relay, mailed, passTime } = await start()
  server.rejectRecipients({ code: 451, text: `Not now, ${EMAIL}` })
  save(signup(NOON))
  await expect.poll(() => lines.join()).toContain('HTTP 412')
  expect(await relay.messages()).toMatchObject([{ reference: ID, state: 'failed' }])
  server.rejectRecipients(undefined)
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  passTime(10_000)
  await expect.poll(mailed).toEqual([ask])
  const logged = `${lines.join()}${relay.logged.join()}`
  expect(logged).not.toContain(EMAIL)
  expect(logged).not.toContain(ID)
})

test('without e-mails to subscribers staff get a notice of each consent (NEWS-03)', async () => {
  const { deliver, read, mailed } = await start({ confirms: false })
  await deliver(signup(NOON))
  await deliver(signup(ONE))
  expect(await read()).toMatchObject({ status: 'pendiente', createdAt: NOON })
  expect(mailed()).toEqual([notice])
})
