import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { compose } from './compose'
import type { Template } from './settings'
import type { Variables } from './template'

const template: Template = {
  subject: 'Solicitud: {{user_name}}',
  text: 'Nombre: {{user_name}}\nCorreo: {{user_email}}\nMensaje:\n{{user_message}}\nFin',
  replyTo: { name: '{{user_name}}', address: '{{user_email}}' },
}
const date = new Date('2025-03-04T05:06:07Z')

async function composed(variables: Variables, from = 'Yapa <no-reply@yapa.example>') {
  const fields = { id: 'a1', date, from, to: 'equipo@yapa.example' }
  const { subject, eml } = await compose({ template, variables }, fields)
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
    subject: 'Solicitud: Lucía Díaz',
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
  'Ana '.repeat(1_000),
])('typed text cannot inject headers: %.40j', async (name) => {
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

test('truncates a long subject between characters', async () => {
  const { subject } = await composed({ user_name: '👩'.repeat(200) })
  expect(subject).toMatch(/^Solicitud: 👩+…$/u)
})

test('uses localhost in the Message-ID without a domain', async () => {
  expect((await composed({}, 'no-reply@[127.0.0.1]')).messageId).toBe('<a1@localhost>')
})

test('shows a dash for empty values', async () => {
  const { subject, text } = await composed({ user_name: ' ' })
  expect(subject).toBe('Solicitud: —')
  expect(text?.trim()).toBe('Nombre: —\nCorreo: —\nMensaje:\n—\nFin')
})

test('keeps the lines of a value that is alone on its line', async () => {
  const { text } = await composed({ user_message: '\nHola.\r\n\r\n{{user_name}}\n' })
  expect(text).toContain('Mensaje:\nHola.\n\n{{user_name}}\nFin')
})

test('a value cannot imitate another line', async () => {
  const { text } = await composed({ user_name: 'Ana\r\nCorreo: otra@correo.com\u202eoc.x' })
  expect(text?.match(/^Correo:/gm)).toHaveLength(1)
  expect(text).toContain('Nombre: Ana Correo: otra@correo.com oc.x')
})
