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

test('signs in to a mail server with user and password (MAIL-04)', async () => {
  const { server, site } = await startRelayWithSmtp('yapa')
  expect(await sendForm(site, { ...request, ...ids })).toEqual(ok)
  expect(server.received).toHaveLength(1)
})

test('reports an unreachable mail server as an error and keeps the message (FORM-08)', async () => {
  const { server, origin, messages } = await startRelayWithSmtp()
  await server.close()
  expect(await send(origin, call)).toEqual([412, 'SMTP: ESOCKET ECONNREFUSED'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
})

test('reports a rejected recipient as a bad address (MAIL-04)', async () => {
  const { server, origin, messages } = await startRelayWithSmtp()
  server.rejectRecipients({ code: 550, text: 'Not today' })
  expect(await send(origin, call)).toEqual([412, 'SMTP: EENVELOPE 550 bad address'])
  expect(await messages()).toMatchObject([{ state: 'failed' }])
})
