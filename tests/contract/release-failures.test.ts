import { expect, onTestFinished, test } from 'vitest'
import { realClock as clock } from '#app/lib/process/clock.server'
import { relayAccount } from '#config/mail.server'
import { sendEmail } from '~/services/emailjs.server'
import { startFailureWorker } from '~/services/failed-releases.server'
import { isReleaseFailure } from '~/services/investor-requests/outbox/stored-request.server'
import { getRejection } from './testing/lake-client'
import { createRelease, page, waitForState } from './testing/releases'
import { startLake } from './testing/start-lake'
import { createTestOutbox, startMail } from './testing/start-outbox'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const HOUR_MS = 3_600_000
const SITE = 'https://yapa.example'

/** A lake, a mail server, and the outbox of a site that restarts. */
async function startMachine() {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const lake = await startLake({ clock: now })
  const editor = lake.as('editor', { perspective: 'raw' })
  const client = lake.as('administrator', { perspective: 'raw', maxRetries: 0 })
  const { server, mail, log } = await startMail()
  const service = { ...mail.server, templateId: relayAccount.templates.release }
  const dir = createTempFolder()
  /** @param mails whether the site lives to send what it has stored */
  const startSite = ({ mails }: { readonly mails: boolean }) => {
    const { outbox, deliver, close } = createTestOutbox(client, log, { dir })
    const send: Parameters<typeof deliver>[0] = ({ key, request }) => {
      if (!isReleaseFailure(request)) throw new Error('The test saves no requests.')
      return sendEmail(service, { ...request, reference: key })
    }
    const delivery = mails ? deliver(send) : undefined
    const failures = startFailureWorker({
      client: () => client,
      siteUrl: SITE,
      save: (entry) => {
        outbox.save(entry)
        delivery?.wake()
      },
      clock,
      log,
    })
    onTestFinished(() => failures.stop())
    const stop = async () => {
      await failures.stop()
      await close()
    }
    return { outbox, stop }
  }
  /** Schedules a release whose time comes at once, and waits until it is rejected. */
  const fail = async (releaseId: string, title: string = releaseId) => {
    await createRelease(editor, releaseId, [broken])
    await editor.releases.edit({ releaseId, patch: { set: { 'metadata.title': title } } })
    const publishAt = new Date(now().getTime() + HOUR_MS).toISOString()
    await editor.releases.schedule({ releaseId, publishAt })
    const rejected = waitForState(editor, releaseId, 'active')
    ahead += 2 * HOUR_MS
    await rejected
  }
  const subjects = () => server.received.map(({ email }) => email.subject)
  return { editor, server, startSite, fail, subjects }
}

const link = { _type: 'reference', _ref: 'missing', _weak: true, _strengthenOnPublish: {} }
const broken = { ...page('b', 'Puerto'), link }

test('mails each failure at the due time once, also after restarts (PLAN-01, PLAN-02)', async () => {
  const { editor, server, startSite, fail, subjects } = await startMachine()
  const former = startSite({ mails: false })
  await fail('r1')
  await expect.poll(() => former.outbox.waiting().mail.count).toBe(1)
  await former.stop()
  const site = startSite({ mails: true })
  await expect.poll(subjects).toEqual(['No se publicó: r1'])
  const { text = '' } = server.received[0]?.email ?? {}
  expect(text).toContain('"b" usa "missing", que no existe o no está publicado.')
  expect(text).toContain(`${SITE}/studio/releases/r1`)
  await expect.poll(() => site.outbox.waiting().mail.count).toBe(0)
  await site.stop()
  startSite({ mails: true })
  // Who publishes by hand sees why it fails.
  await createRelease(editor, 'byHand', [{ ...broken, _id: 'c' }])
  await getRejection(editor.releases.publish({ releaseId: 'byHand' }))
  // A scheduled draft has no title of its own.
  await fail('r2', '')
  await expect.poll(subjects).toEqual(['No se publicó: r1', 'No se publicó: Puerto'])
  expect(server.received[1]?.email.text).toContain(`${SITE}/studio/intent/edit/id=b;type=page`)
})
