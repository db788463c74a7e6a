import { expect, onTestFinished, test } from 'vitest'
import { realClock } from '~/lib/process/clock.server'
import type { Delivered } from '~/services/emailjs.server'
import {
  sendIssue,
  startIssueWorker,
} from '~/services/investor-requests/issues/issue-worker.server'
import { isIssueContent } from '~/services/investor-requests/outbox/stored-request.server'
import { signupId } from '~/services/newsletter/signup-step.server'
import { newsletterTexts } from '#seed/documents/settings/newsletter-texts'
import { startDataset } from './testing/start-dataset'
import { createTestOutbox, startMail } from './testing/start-outbox'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const SITE = 'https://yapa.example'
const SECOND_MS = 1_000
const ISSUE = {
  _id: 'marzo',
  _type: 'newsletterIssue',
  title: 'Novedades de marzo',
  lead: 'Tres campañas que llegaron.',
  slug: { _type: 'slug', current: 'boletin/marzo' },
  date: '2026-03-01',
  body: [
    {
      _key: 'a',
      _type: 'callToAction',
      title: [
        { _key: 't', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Mirá' }] },
      ],
      buttons: [{ _key: 'b', _type: 'link', label: 'Ver', href: '/biblioteca' }],
    },
  ],
}
const DELIVERY = `newsletterDelivery.${ISSUE._id}`

const address = (name: string) => `${name}@correo.example`
const signup = (name: string, status = 'activa') => {
  const email = address(name)
  return { _id: signupId(email), _type: 'newsletterSignup', email, status }
}

/** Starts a dataset, and a mail server with the relay. `open` starts the workers of a site on them. */
async function start() {
  const { lake, client } = await startDataset()
  await client.createOrReplace({ ...newsletterTexts, perHour: 3_600 })
  const { server, relay, mail, lines, log } = await startMail()
  const time = { now: Date.now() }

  /** @param change alters what sending an issue returns */
  const open = (dir: string, change = (sent: Delivered) => sent) => {
    const { outbox, deliver, close } = createTestOutbox(client, log, { dir, now: () => time.now })
    const deps = {
      client: () => client,
      issues: outbox.issues,
      mail,
      siteUrl: SITE,
      images: { baseUrl: '/lake', projectId: 'yapa', dataset: 'production' },
      secret: () => 'a secret of the server',
    }
    const delivery = deliver(async ({ request }) => {
      if (!isIssueContent(request)) throw new Error('The test saves no requests.')
      return change(await sendIssue(deps, request))
    })
    const issues = startIssueWorker({
      ...deps,
      onStarted: delivery.wake,
      clock: realClock,
      log,
    })
    onTestFinished(() => issues.stop())
    return {
      close: async () => {
        await issues.stop()
        await close()
      },
      /** Lets the outbox continue. */
      passTime: (ms: number) => {
        time.now += ms
        delivery.wake()
        issues.wake()
      },
    }
  }
  const counts = async () =>
    client.fetch<unknown>('*[_id == $id][0]{ total, sent, rejected, waiting }', { id: DELIVERY })
  const receivers = () => server.received.map(({ to }) => to[0]).sort()
  return { lake, client, server, relay, lines, open, counts, receivers }
}

test('sends an issue once to each active address, also after a crash (NEWS-06)', async () => {
  const { client, server, open, counts, receivers, lines, relay } = await start()
  const names = ['ana', 'berta', 'caro', 'dora', 'eva']
  for (const name of names) await client.create(signup(name))
  await client.create(signup('pendiente', 'pendiente'))
  await client.create(signup('baja', 'baja'))
  await client.create(signup('rebotada', 'rebotada'))
  const dir = createTempFolder()
  const first = open(dir, () => ({ ok: false, status: 0, text: 'killed before the answer' }))
  await client.create({ ...ISSUE, _id: `drafts.${ISSUE._id}` })
  await client.create({ ...ISSUE, _id: 'ejemplo', sampleMark: 'Ejemplo' })
  await client.create(ISSUE)
  // The pace allows no second one while the time stands still.
  await expect.poll(receivers).toHaveLength(1)
  await expect.poll(counts).toMatchObject({ total: 5, sent: 0 })
  await first.close()

  const [sent] = receivers()
  const others = names.map(address).filter((each) => each !== sent)
  const [leaver = '', bad = '', ...rest] = others
  await client.patch(signupId(leaver), { set: { status: 'baja' } }).commit()
  server.rejectRecipients({ code: 550, text: '5.1.1 No such user', address: bad })
  // A later change of the issue is only for the archive.
  await client.patch(ISSUE._id, { set: { title: 'Otro título' } }).commit()
  const second = open(dir)
  await expect
    .poll(async () => {
      second.passTime(2 * SECOND_MS)
      return counts()
    })
    .toEqual({ total: 5, sent: 3, rejected: 1, waiting: 0 })
  expect(receivers()).toEqual([sent, ...rest].sort())
  expect(new Set(server.received.map(({ email }) => email.subject))).toEqual(new Set([ISSUE.title]))
  expect(await client.getDocument(signupId(bad))).toMatchObject({ status: 'rebotada' })

  const { headers = [], text = '', html = '' } = server.received[0]?.email ?? {}
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  const leaveLink = header('list-unsubscribe').slice(1, -1)
  expect(leaveLink).toMatch(/^https:\/\/yapa\.example\/boletin\/baja\/[\w.-]+$/)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  for (const body of [text, html]) {
    expect(body).toContain(leaveLink)
    expect(body).toContain(`${SITE}/biblioteca`)
    expect(body).toContain(`${SITE}/boletin/marzo`)
  }
  const logged = `${lines.join()}${relay.logged.join()}`
  for (const name of names) expect(logged).not.toContain(address(name))
})

test('a published issue goes out once, whichever outbox finds it (NEWS-06)', async () => {
  const { client, open, receivers, counts } = await start()
  await client.create(signup('ana'))
  const first = open(createTempFolder())
  await client.create(ISSUE)
  await expect.poll(counts).toMatchObject({ sent: 1, waiting: 0 })
  await first.close()
  // Another machine, or the same one with a new disk; published again after a withdrawal.
  await client.delete(ISSUE._id)
  await client.create(ISSUE)
  await client.create({ ...ISSUE, _id: 'abril', title: 'Abril' })
  open(createTempFolder())
  const subject = 'Abril'
  await expect.poll(() => receivers().length).toBe(2)
  expect(await client.fetch('*[_type == "newsletterDelivery"].subject')).toContain(subject)
})

test('what remains of a withdrawn issue is not sent (NEWS-06)', async () => {
  const { client, open, receivers, counts } = await start()
  for (const name of ['ana', 'berta']) await client.create(signup(name))
  const site = open(createTempFolder())
  await client.create(ISSUE)
  await expect.poll(receivers).toHaveLength(1)
  await client.delete(ISSUE._id)
  await expect
    .poll(async () => {
      site.passTime(2 * SECOND_MS)
      return counts()
    })
    .toEqual({ total: 2, sent: 1, rejected: 0, waiting: 0 })
  expect(receivers()).toHaveLength(1)
})
