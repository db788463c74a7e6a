import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../stand-ins/smtp'
import { ids, request, send, sendForm, startRelay } from './testing/start-relay'

const ok = [200, 'OK']
const call = { ...ids, template_params: { ...request, reference: 'investorRequest.a' } }

async function startRelayWithSmtp(user?: string) {
  const server = await startMailServer(user)
  onTestFinished(() => server.close())
  return { server, ...(await startRelay({ smtpUrl: server.url })) }
}

test('sends a message to the mail server exactly as its file has it (MAIL-04)', async () => {
  const { server, dir, origin, messages } = await startRelayWithSmtp()
  expect(await send(origin, call)).toEqual(ok)
  const [message] = await messages()
  expect(message).toMatchObject({ state: 'sent', reference: 'investorRequest.a' })
  expect(server.received).toMatchObject([
    {
      from: 'no-reply@yapa.example',
      to: ['equipo@yapa.example'],
      email: {
        subject: 'Nueva solicitud de inversores: Ana Pérez',
        replyTo: [{ name: 'Ana Pérez', address: 'ana@correo.com' }],
        messageId: `<${message?.id}@yapa.example>`,
      },
    },
  ])
  expect(server.received[0]?.raw.toString()).toBe(
    readFileSync(path.join(dir, `${message?.id}.eml`), 'utf8'),
  )
})

test('signs in to a mail server with user and password (MAIL-04)', async () => {
  const { server, site } = await startRelayWithSmtp('yapa')
  expect(await sendForm(site, { ...request, ...ids })).toEqual(ok)
  expect(server.received).toHaveLength(1)
})

test('reports a rejected message as failed; a retry sends it once (FORM-08)', async () => {
  const { server, origin, messages } = await startRelayWithSmtp()
  server.rejectRecipients({ code: 451, text: 'Not now, ana@correo.com' })
  expect(await send(origin, call)).toEqual([412, 'SMTP: EENVELOPE 451'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
  server.rejectRecipients(undefined)
  expect(await send(origin, call)).toEqual(ok)
  expect(await send(origin, call)).toEqual(ok)
  expect(server.received).toHaveLength(1)
  expect(await messages()).toMatchObject([{ state: 'sent' }])
})

test('reports an unreachable mail server as an error and keeps the message (FORM-08)', async () => {
  const { server, origin, messages } = await startRelayWithSmtp()
  await server.close()
  expect(await send(origin, call)).toEqual([412, 'SMTP: ESOCKET ECONNREFUSED'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
})

test('logs no personal data, whatever the mail server answers', async () => {
  const { server, origin, logged } = await startRelayWithSmtp()
  server.rejectRecipients({
    code: 550,
    text: 'ana@correo.com and equipo@yapa.example: Ana Pérez 555-0101',
  })
  await send(origin, call)
  await send(origin, { ...ids, template_params: { user_email: '{"ana@correo.com' } })
  await send(origin, '{"user_name":"Ana Pérez')
  expect(logged).toHaveLength(2)
  for (const line of logged) {
    expect(line).toMatch(
      /^the mail server did not accept a message \{"id":"[0-9a-f]{32}","reason":"EENVELOPE 550"\}$/,
    )
  }
})
