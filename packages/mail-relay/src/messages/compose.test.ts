import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { investorRequest } from '../templates/investor-request'
import type { Variables } from '../templates/template'
import { compose } from './compose'

const date = new Date('2025-03-04T05:06:07Z')

async function composed(variables: Variables, from = 'Yapa <no-reply@yapa.example>') {
  const parts = { template: investorRequest, variables, date, from, to: 'equipo@yapa.example' }
  const { subject, eml } = await compose({ ...parts, id: 'a1' })
  return { subject, raw: eml.toString('latin1'), ...(await PostalMime.parse(eml)) }
}

/** Names of the headers, in the order of the file. */
const headerNames = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter((line) => !line.startsWith(' '))
    .map((line) => line.slice(0, line.indexOf(':')))

test('sets sender, receiver, and the visitor as Reply-To (MAIL-04)', async () => {
  const message = await composed({ user_name: 'Lucía Díaz', user_email: ' lucia@correo.com ' })
  expect(message).toMatchObject({
    from: { name: 'Yapa', address: 'no-reply@yapa.example' },
    to: [{ address: 'equipo@yapa.example' }],
    replyTo: [{ name: 'Lucía Díaz', address: 'lucia@correo.com' }],
    subject: 'Nueva solicitud de inversores: Lucía Díaz',
    messageId: '<a1@yapa.example>',
    date: date.toISOString(),
  })
})

test.each([
  ['no address', 'lucia'],
  ['two', 'a@correo.com, b@correo.com'],
  ['another header', 'a@correo.com\r\nBcc: b@correo.com'],
  ['a name', 'Ana <a@correo.com>'],
  ['nothing', undefined],
])('sets no Reply-To for %s instead of an address', async (_kind, typed) => {
  expect((await composed({ user_email: typed })).replyTo).toBeUndefined()
})

test.each([
  'Ana\r\nBcc: todos@correo.com',
  'Ana\nX-Evil: 1\n\nbody',
  'Ana\u2028Bcc: todos@correo.com',
  '=?utf-8?q?Ana=0D=0ABcc:_todos=40correo.com?=',
  '"Ana" <otra@correo.com>, todos@correo.com; ',
  'Ana \ud800 \u0000 \u202e',
  'Ana '.repeat(10_000),
])('typed text cannot inject headers: %j', async (name) => {
  const message = await composed({
    user_name: name,
    user_email: 'ana@correo.com',
    user_message: name,
  })
  expect(headerNames(message.raw).sort()).toEqual([
    'Auto-Submitted',
    'Content-Transfer-Encoding',
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Reply-To',
    'Subject',
    'To',
  ])
  expect(message.to).toEqual([{ address: 'equipo@yapa.example', name: '' }])
  expect(message.replyTo).toMatchObject([{ address: 'ana@correo.com' }])
  expect(message.subject).not.toMatch(/\p{Cc}/u)
  expect(message.replyTo?.[0]?.name).not.toMatch(/\p{Cc}/u)
  expect(message.raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
  expect(message.attachments).toEqual([])
})

test('truncates a long subject between graphemes', async () => {
  const { subject } = await composed({ user_name: '👩‍👩‍👧‍👦'.repeat(200) })
  expect(subject).toMatch(/^Nueva solicitud de inversores: (?:👩‍👩‍👧‍👦)+…$/u)
})

test('uses localhost in the Message-ID without a domain', async () => {
  expect((await composed({}, 'no-reply@[127.0.0.1]')).messageId).toBe('<a1@localhost>')
})
