import { expect, test } from 'vitest'
import { openOutbox, request, storeAll, time } from '~/testing/investor-requests/outbox'

const HOUR_MS = 3_600_000
const PER_HOUR = 4
const mail = { subject: 'Marzo', html: '<p>Hola</p>', text: 'Hola' }
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const issue = {
  id: 'marzo',
  mail,
  intervalMs: HOUR_MS / PER_HOUR,
  subscribers: names.map((name) => `newsletterSignup.${name}`),
}

test('sends no more e-mails of an issue than the limit of an hour, others first (NEWS-06)', () => {
  const { outbox, again } = openOutbox()
  outbox.issues.start(issue)
  outbox.issues.start(issue)
  const claimedAt: number[] = []
  for (let minute = 0; minute < 180; minute += 5) {
    // Other processes, and restarts, share the limit.
    const { mail: process } = minute % 10 === 0 ? outbox : again()
    for (let next = process.claim(); next !== undefined; next = process.claim()) {
      claimedAt.push(minute)
      process.markSent(next)
    }
    time.now += 5 * 60_000
  }
  expect(claimedAt).toEqual([0, 15, 30, 45, 60, 75, 90])
  expect(outbox.issues.unshown()).toEqual([
    { id: 'marzo', total: 7, sent: 7, rejected: 0, waiting: 0 },
  ])
})

test('investor requests go before an issue that waits (NEWS-06, FORM-09)', () => {
  const { outbox } = openOutbox()
  outbox.issues.start(issue)
  outbox.save(request('k'))
  storeAll(outbox)
  time.now += HOUR_MS
  expect(outbox.mail.claim()).toMatchObject({ key: 'k' })
  expect(outbox.mail.claim()).toMatchObject({ request: { issue: 'marzo' } })
  expect(outbox.mail.claim()).toBeUndefined()
  expect(outbox.waiting().mail.count).toBe(1)
})

test('erasing a subscriber removes the e-mails that wait (NEWS-06, FORM-08)', () => {
  const { outbox } = openOutbox()
  outbox.issues.start(issue)
  const [record] = outbox.records()
  expect(record).toMatchObject({ key: 'newsletterSignup.a marzo', isStored: true })
  if (record) outbox.remove(record)
  expect(outbox.issues.unshown()).toMatchObject([{ total: 7, waiting: 6 }])
})
