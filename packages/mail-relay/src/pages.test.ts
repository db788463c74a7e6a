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

test('lists time, subject and state, and explains an empty list (MAIL-04)', () => {
  expect(listPage([])).toContain('Todavía no hay mensajes')
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
