import { expect, test } from 'vitest'
import type { MessageRecord } from './message-store'
import { listPage, messagePage } from './pages'

const record: MessageRecord = {
  id: 'a'.repeat(32),
  subject: 'Nueva solicitud de inversores: Ana',
  createdAt: '2025-03-04T15:06:07.000Z',
  state: 'kept',
}

const eml = (text: string, name = 'Ana') =>
  Buffer.from(
    [
      'From: Yapa <no-reply@yapa.example>',
      'To: equipo@yapa.example',
      `Reply-To: ${name} <ana@correo.com>`,
      `X-Typed: ${name}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  )

/** Names of the elements in a page. */
const elements = (page: string) => new Set(page.match(/<[a-z!][a-z0-9]*/gi))

test('explains an empty list (MAIL-04)', () => {
  expect(listPage([])).toContain('Todavía no hay mensajes')
  expect(listPage([])).toContain('lang="es-AR"')
})

test('lists time, subject and state (MAIL-04)', () => {
  const page = listPage([record, { ...record, id: 'b'.repeat(32), state: 'failed' }])
  expect(page).toContain('Mensajes: 2,')
  expect(page).toMatch(/Guardado · \d mar 2025, \d+:06:07/)
  expect(page).toContain(`href="/_mail/${record.id}"`)
  expect(page).toContain('Sin entregar')
})

test('shows addresses, reference, text and headers of a message (MAIL-04)', async () => {
  const page = await messagePage(
    {
      ...record,
      reference: 'investorRequest.a',
      state: 'failed',
      reason: 'EAUTH 535',
    },
    eml('Hola.\r\nChau.', '=?UTF-8?Q?Luc=C3=ADa?='),
  )
  for (const excerpt of [
    'From: Yapa &lt;no-reply@yapa.example&gt;',
    'Reply-To: Lucía &lt;ana@correo.com&gt;',
    'investorRequest.a',
    'Sin entregar · ',
    ' · EAUTH 535',
    'Hola.\nChau.',
    'X-Typed: Lucía',
  ]) {
    expect(page).toContain(excerpt)
  }
})

test.each([
  '<script>alert(1)</script>',
  '</pre><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</title></style><iframe srcdoc="x">',
  "' autofocus onfocus='alert(1)",
  '&lt;script&gt;',
])('typed text cannot inject markup: %s (MAIL-04)', async (typed) => {
  const hostile = { ...record, subject: typed, reference: typed, reason: typed }
  const plain = [listPage([record]), await messagePage({ ...record, reference: 'a' }, eml('a'))]
  const pages = [listPage([hostile]), await messagePage(hostile, eml(typed, typed))]
  expect(pages.map(elements)).toEqual(plain.map(elements))
  for (const page of pages) expect(page).not.toMatch(/<[^>]* on\w+=/i)
})
