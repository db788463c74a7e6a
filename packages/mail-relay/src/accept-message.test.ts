import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAcceptMessage, type GetFingerprint } from './accept-message'
import type { Call } from './call'
import { openMessageStore, type MessageStore } from './message-store'
import type { DispatchResult, Dispatch } from './smtp'

const request = { user_name: 'Ana Pérez', user_email: 'ana@correo.com', user_currency: 'USD' }

let folder = ''
let store: MessageStore
let now: Date
const logged: unknown[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'accept-message-'))
  store = openMessageStore(folder, () => undefined)
  now = new Date('2025-01-01T00:00:00Z')
  logged.length = 0
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const template = {
  subject: 'Solicitud: {{user_name}}',
  text: 'Nombre: {{user_name}}',
  replyTo: { address: '{{user_email}}' },
}
const call = (variables: Call['variables'] = request, templateId = 'request'): Call => {
  return { templateId, template, variables }
}

const getFingerprint: GetFingerprint = ({ templateId, variables }) =>
  templateId === 'request' ? `${variables.user_name} ${variables.user_email}` : undefined

const setUp = (dispatch?: Dispatch) =>
  createAcceptMessage({
    store,
    from: 'no-reply@yapa.example',
    to: 'equipo@yapa.example',
    dispatch,
    getFingerprint,
    log: (message, facts) => logged.push([message, facts]),
    now: () => now,
  })

/** A mail server with these results in turn, then success. */
function server(...results: DispatchResult[]) {
  const received: Buffer[] = []
  const dispatch: Dispatch = (eml) => {
    received.push(eml)
    return Promise.resolve(results.shift() ?? { ok: true })
  }
  return { received, dispatch }
}

const states = () => store.list().map(({ state }) => state)
const rejected: DispatchResult = { ok: false, reason: 'EENVELOPE 550' }

test('sends the bytes of the file, once for a reference and content (FORM-08 MAIL-04)', async () => {
  const { received, dispatch } = server()
  const acceptMessage = setUp(dispatch)
  await acceptMessage(call(), 'investorRequest.a')
  const [record] = store.list()
  expect(record).toMatchObject({ state: 'sent' })
  expect(await acceptMessage(call(), 'investorRequest.a')).toEqual({ ok: true })
  expect(received).toEqual([store.content(record?.id ?? '')])
  await acceptMessage(call(), 'investorRequest.b')
  await acceptMessage(call({ ...request, user_email: 'ana@otro.com' }), 'investorRequest.a')
  await acceptMessage(call({ email: 'ana@correo.com' }, 'newsletter'), 'investorRequest.a')
  expect(received).toHaveLength(4)
})

test('sends no second message when the browser’s report is lost, for a day (FORM-08)', async () => {
  const { received, dispatch } = server()
  const acceptMessage = setUp(dispatch)
  await acceptMessage(call({ ...request, website: '' }))
  expect(await acceptMessage(call(), 'investorRequest.a')).toEqual({ ok: true })
  expect(received).toHaveLength(1)
  await acceptMessage(call({ ...request, user_email: 'ana@otro.com' }), 'investorRequest.a')
  expect(received).toHaveLength(2)
  now = new Date('2025-01-02T00:00:01Z')
  await acceptMessage(call(), 'investorRequest.b')
  expect(received).toHaveLength(3)
})

test('a message that a killed process was sending is sent again under its id (FORM-08)', async () => {
  const killed = createSilentServer()
  void setUp(killed.dispatch)(call())
  const first = await killed.received
  store = openMessageStore(folder, () => undefined)
  expect(states()).toEqual(['waiting'])
  const { received, dispatch } = server()
  await setUp(dispatch)(call(), 'investorRequest.a')
  expect(states()).toEqual(['sent'])
  const messageIds = [first, ...received].map(
    (eml) => /^Message-ID: .+$/m.exec(eml.toString())?.[0],
  )
  expect(messageIds).toEqual([messageIds[0], messageIds[0]])
  expect(messageIds[0]).toMatch(/^Message-ID: <[0-9a-f]{32}@yapa\.example>/)
})

test('sends a message once for two concurrent calls', async () => {
  const { received, dispatch } = server(rejected)
  const acceptMessage = setUp(dispatch)
  const both = [
    acceptMessage(call(), 'investorRequest.a'),
    acceptMessage(call(), 'investorRequest.a'),
  ]
  expect(await Promise.all(both)).toEqual([rejected, rejected])
  expect(received).toHaveLength(1)
})

test('reports a failure without personal data, and retries the message (FORM-08)', async () => {
  const { received, dispatch } = server(rejected)
  const acceptMessage = setUp(dispatch)
  expect(await acceptMessage(call(), 'investorRequest.a')).toEqual(rejected)
  expect(states()).toEqual(['failed'])
  const [{ id, reason } = {}] = store.list()
  expect(reason).toBe('EENVELOPE 550')
  expect(logged).toEqual([['the mail server did not accept a message', { id, reason }]])
  expect(await acceptMessage(call(), 'investorRequest.a')).toEqual({ ok: true })
  expect(states()).toEqual(['sent'])
  expect(received[0]).toEqual(received[1])
})

test('does not restore a message that is deleted while it is sent', async () => {
  await setUp(() => {
    store.remove(() => true)
    return Promise.resolve({ ok: true })
  })(call(), 'investorRequest.a')
  expect(openMessageStore(folder, () => undefined).list()).toEqual([])
})

/** A mail server that never responds; `received` resolves when it has the message. */
function createSilentServer() {
  let onMessage: (eml: Buffer) => void = () => undefined
  const received = new Promise<Buffer>((resolve) => (onMessage = resolve))
  const dispatch: Dispatch = (eml) => {
    onMessage(eml)
    return new Promise(() => undefined)
  }
  return { received, dispatch }
}
