import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
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

test('concurrent calls with the same message send it once (FORM-08)', async () => {
  const { server, origin } = await startRelayWithSmtp()
  const calls = Array.from({ length: 5 }, () => send(origin, call))
  expect(await Promise.all(calls)).toEqual(calls.map(() => ok))
  expect(server.received).toHaveLength(1)
})

test('/_mail shows which message the mail server rejected, and why (MAIL-04)', async () => {
  const { server, site, messages } = await startRelayWithSmtp()
  server.rejectRecipients({ code: 550, text: 'No such user' })
  await send(site, call)
  const [message] = await messages()
  expect(await (await fetch(`${site}/_mail`)).text()).toContain('Sin entregar')
  const page = await (await fetch(`${site}/_mail/${message?.id}`)).text()
  expect(page).toMatch(/Sin entregar · .* · EENVELOPE 550</)
})

test('reports an unreachable mail server as an error and keeps the message (FORM-08)', async () => {
  const { server, origin, messages } = await startRelayWithSmtp()
  await server.close()
  expect(await send(origin, call)).toEqual([412, 'SMTP: ESOCKET ECONNREFUSED'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
})

test('reports a mail server that closes the connection as an error (FORM-08)', async () => {
  const { origin } = await startRelay({ smtpUrl: await startClosingServer() })
  const [status, text] = await send(origin, call)
  expect(status).toBe(412)
  expect(text).toMatch(/^SMTP: E[A-Z]+/)
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

/** Starts a mail server that closes the connection at the first command. */
async function startClosingServer(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 ready\r\n')
    socket.once('data', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
