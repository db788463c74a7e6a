import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { createTempFolder } from '~/testing/temp-folder'
import { realClock } from '~/lib/process/clock.server'
import { createLog } from '~/lib/process/log.server'
import { findBouncedSignup, startBounceWorker } from './bounce-worker.server'
import { signupPath } from './signup-link.server'
import { signupId } from './signup-step.server'

const SECRET = 'a secret of the server'
const ID = signupId('ana@correo.example')
const LEAVE = `https://yapa.example${signupPath(SECRET, { step: 'leave', id: ID })}`

interface Report {
  action?: string
  status?: string
  leaveLink?: string
  returned?: 'message/rfc822' | 'text/rfc822-headers'
}

/** A report as Postfix writes it; other servers return the headers only. */
function createReport({
  action = 'failed',
  status = '5.1.1',
  leaveLink = LEAVE,
  returned = 'message/rfc822',
}: Report = {}): Buffer {
  const lines = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: no-reply@yapa.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `<ana@correo.example>: host mx.example said: 550 ${status} User unknown`,
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ana@correo.example',
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--b1',
    `Content-Type: ${returned}`,
    '',
    'From: Yapa <no-reply@yapa.example>',
    'To: ana@correo.example',
    'Subject: Novedades',
    `List-Unsubscribe: <${leaveLink}>`,
    ...(returned === 'message/rfc822' ? ['', 'Hola'] : []),
    '',
    '--b1--',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

test.each<[string, Report]>([
  ['a failed delivery', {}],
  ['a report with headers only', { returned: 'text/rfc822-headers' }],
])('finds the sign-up of %s (NEWS-06)', async (_, report) => {
  expect(await findBouncedSignup(createReport(report), SECRET)).toBe(ID)
})

test.each<[string, Buffer]>([
  ['a delay', createReport({ action: 'delayed', status: '4.4.1' })],
  ['a rejection of the sender', createReport({ status: '5.7.1' })],
  ['a report with a forged link', createReport({ leaveLink: `${LEAVE}x` })],
  [
    'a reply that quotes the link',
    Buffer.from(`Subject: Hola\r\n\r\nList-Unsubscribe: <${LEAVE}>`),
  ],
  ['an empty file', Buffer.from('')],
  ['a message that cannot be parsed', Buffer.from(`Subject: ${'a'.repeat(3_000_000)}\r\n\r\n`)],
])('ignores %s (NEWS-06)', async (_, eml) => {
  expect(await findBouncedSignup(eml, SECRET)).toBeUndefined()
})

test('marks the address once, and keeps a report that could not be marked (NEWS-06)', async () => {
  const maildir = createTempFolder()
  await mkdir(path.join(maildir, 'new'))
  await writeFile(path.join(maildir, 'new', '1.report.host'), createReport())
  await writeFile(path.join(maildir, 'new', '2.reply.host'), 'Subject: Hola\r\n\r\nGracias')
  const markBounced = vi.fn<(id: string, at: string) => Promise<void>>().mockResolvedValue()
  markBounced.mockRejectedValueOnce(new Error('the dataset is unreachable'))
  const log = createLog(() => undefined)
  const deps = { maildir, secret: () => SECRET, markBounced, clock: realClock, log }
  const runOnce = () => startBounceWorker(deps).stop()
  await runOnce()
  expect(markBounced).toHaveBeenCalledTimes(1)
  expect(await readdir(path.join(maildir, 'new'))).toHaveLength(2)
  await runOnce()
  expect(await readdir(path.join(maildir, 'cur'))).toEqual([
    '1.report.host:2,S',
    '2.reply.host:2,S',
  ])
  await runOnce()
  expect(markBounced).toHaveBeenCalledTimes(2)
  expect(markBounced).toHaveBeenLastCalledWith(ID, expect.stringMatching(/^\d{4}-/))
})
