import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../stand-ins/smtp'
import { ids, request, send, sendForm, startRelay } from './start-relay'

const ok = [200, 'OK']
const call = { ...ids, template_params: { ...request, reference: 'investorRequest.a' } }

async function startBoth(user?: string) {
  const server = await startMailServer(user)
  onTestFinished(() => server.close())
  return { server, ...(await startRelay({ smtpUrl: server.url })) }
}

test('MAIL-04 with a mail server a message is delivered there, as it stands in its file', async () => {
  const { server, dir, origin, messages } = await startBoth()
  expect(await send(origin, call)).toEqual(ok)
  const [message] = await messages()
  expect(message).toMatchObject({ state: 'sent', reference: 'investorRequest.a' })
  expect(server.taken).toMatchObject([
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
  expect(server.taken[0]?.raw.toString()).toBe(
    readFileSync(path.join(dir, `${message?.id}.eml`), 'utf8'),
  )
})

test('MAIL-04 the mail server is told the password', async () => {
  const { server, site } = await startBoth('yapa')
  expect(await sendForm(site, { ...request, ...ids })).toEqual(ok)
  expect(server.taken).toHaveLength(1)
})

test('FORM-08 what a mail server refuses is said to have failed; a retry makes one message', async () => {
  const { server, origin, messages } = await startBoth()
  server.refuse({ code: 451, words: 'Not now, ana@correo.com' })
  expect(await send(origin, call)).toEqual([412, 'SMTP: EENVELOPE 451'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
  server.refuse(undefined)
  expect(await send(origin, call)).toEqual(ok)
  expect(await send(origin, call)).toEqual(ok)
  expect(server.taken).toHaveLength(1)
  expect(await messages()).toMatchObject([{ state: 'sent' }])
})

test('FORM-08 calls at once for the same message send it once', async () => {
  const { server, origin } = await startBoth()
  const calls = Array.from({ length: 5 }, () => send(origin, call))
  expect(await Promise.all(calls)).toEqual(calls.map(() => ok))
  expect(server.taken).toHaveLength(1)
})

test('MAIL-04 a page for developers says what a mail server did not take', async () => {
  const { server, site, messages } = await startBoth()
  server.refuse({ code: 550, words: 'No such user' })
  await send(site, call)
  const [message] = await messages()
  expect(await (await fetch(`${site}/_mail`)).text()).toContain('Sin entregar')
  expect(await (await fetch(`${site}/_mail/${message?.id}`)).text()).toContain(
    'El servidor de correo no lo aceptó: EENVELOPE 550 (1 intento).',
  )
})

test('FORM-08 a mail server that is not there is a failure, and the message is kept', async () => {
  const { server, origin, messages } = await startBoth()
  await server.close()
  expect(await send(origin, call)).toEqual([412, 'SMTP: ESOCKET ECONNREFUSED'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
})

test('FORM-08 a mail server that hangs up half-way is a failure', async () => {
  const { origin } = await startRelay({ smtpUrl: await startHangingUp() })
  const [status, text] = await send(origin, call)
  expect(status).toBe(412)
  expect(text).toMatch(/^SMTP: E[A-Z]+/)
})

test('no personal data in the log, whatever the mail server says', async () => {
  const { server, origin, logged } = await startBoth()
  server.refuse({ code: 550, words: 'ana@correo.com and equipo@yapa.example: Ana Pérez 555-0101' })
  await send(origin, call)
  await send(origin, { ...ids, template_params: { user_email: '{"ana@correo.com' } })
  await send(origin, '{"user_name":"Ana Pérez')
  expect(logged).toHaveLength(2)
  for (const line of logged) {
    expect(line).toMatch(
      /^a message was not taken by the mail server \{"id":"[0-9a-f]{32}","reason":"EENVELOPE 550"\}$/,
    )
  }
})

/** A mail server that greets, and hangs up at the first command. */
async function startHangingUp(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 here I am\r\n')
    socket.once('data', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
