import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from '../../config/fingerprint.server'
import { readCall } from '../service/call'
import { createMailroom } from './mailroom'
import { openOutbox, type Outbox } from './outbox'
import type { HandedOver, HandOver } from './smtp'

const request = { user_name: 'Ana Pérez', user_email: 'ana@correo.com', user_currency: 'USD' }

let folder = ''
let outbox: Outbox
const logged: unknown[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mailroom-'))
  outbox = openOutbox(folder, () => undefined)
  logged.length = 0
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const call = (variables: Record<string, string> = request, template_id = 'investor-request') =>
  readCall({ user_id: 'embedded', service_id: 'relay', template_id }, variables)

const mailroom = (handOver?: HandOver) =>
  createMailroom({
    outbox,
    addresses: { from: 'no-reply@yapa.example', to: 'equipo@yapa.example' },
    handOver,
    log: (message, facts) => logged.push([message, facts]),
    now: () => new Date('2025-01-01T00:00:00Z'),
  })

/** A mail server that answers as told, and counts. */
function server(...answers: HandedOver[]) {
  const taken: Buffer[] = []
  const handOver: HandOver = (eml) => {
    taken.push(eml)
    return Promise.resolve(answers.shift() ?? { ok: true })
  }
  return { taken, handOver }
}

const states = () => outbox.list().map(({ state, attempts }) => [state, attempts])
const refused: HandedOver = { ok: false, reason: 'EENVELOPE 550' }

test('MAIL-04 without a mail server a message is kept as a file, and that is all', async () => {
  expect(await mailroom()(call())).toEqual({ ok: true })
  expect(outbox.list()).toMatchObject([
    {
      templateId: 'investor-request',
      subject: 'Nueva solicitud de inversores: Ana Pérez',
      createdAt: '2025-01-01T00:00:00.000Z',
      state: 'kept',
      fingerprint: fingerprint(request),
    },
  ])
})

test('MAIL-04 a mail server gets the very bytes of the file', async () => {
  const { taken, handOver } = server()
  await mailroom(handOver)(call())
  const [record] = outbox.list()
  expect(record).toMatchObject({ state: 'sent', attempts: 1 })
  expect(taken).toEqual([outbox.content(record?.id ?? '')])
})

test('the message is on the disk before the mail server hears of it', async () => {
  let known = 0
  await mailroom(() => {
    known = openOutbox(folder, () => undefined).list().length
    return Promise.resolve({ ok: true })
  })(call())
  expect(known).toBe(1)
})

test('FORM-08 the same message about the same thing is sent once', async () => {
  const { taken, handOver } = server()
  const accept = mailroom(handOver)
  await accept(call(), 'investorRequest.a')
  expect(await accept(call(), 'investorRequest.a')).toEqual({ ok: true })
  expect(taken).toHaveLength(1)
  await accept(call(), 'investorRequest.b')
  await accept(call({ ...request, user_email: 'ana@otro.com' }), 'investorRequest.a')
  await accept(call({ email: 'ana@correo.com' }, 'newsletter'), 'investorRequest.a')
  expect(taken).toHaveLength(4)
})

test('two calls at once for the same message are one', async () => {
  const { taken, handOver } = server(refused)
  const accept = mailroom(handOver)
  const both = [accept(call(), 'investorRequest.a'), accept(call(), 'investorRequest.a')]
  expect(await Promise.all(both)).toEqual([refused, refused])
  expect(taken).toHaveLength(1)
})

test('without a reference each call is a message of its own', async () => {
  const accept = mailroom()
  await accept(call())
  await accept(call())
  expect(outbox.list()).toHaveLength(2)
})

test('FORM-08 what failed is said to have failed, and the retry sends the same message', async () => {
  const { taken, handOver } = server(refused)
  const accept = mailroom(handOver)
  expect(await accept(call(), 'investorRequest.a')).toEqual(refused)
  expect(states()).toEqual([['failed', 1]])
  expect(outbox.list()[0]?.reason).toBe('EENVELOPE 550')
  expect(await accept(call(), 'investorRequest.a')).toEqual({ ok: true })
  expect(states()).toEqual([['sent', 2]])
  expect(taken[0]).toEqual(taken[1])
})

test('a message that a killed process left waiting is handed over when it is asked for again', async () => {
  const never = createNeverAnswered()
  void mailroom(never.handOver)(call(), 'investorRequest.a')
  await never.asked
  outbox = openOutbox(folder, () => undefined)
  expect(states()).toEqual([['waiting', 0]])
  const { taken, handOver } = server()
  await mailroom(handOver)(call(), 'investorRequest.a')
  expect(states()).toEqual([['sent', 1]])
  expect(taken).toHaveLength(1)
})

test('a request erased while it is on its way is not written down again', async () => {
  await mailroom(() => {
    outbox.erase(() => true)
    return Promise.resolve({ ok: true })
  })(call(), 'investorRequest.a')
  expect(openOutbox(folder, () => undefined).list()).toEqual([])
})

test('no personal data in the log', async () => {
  await mailroom(server(refused).handOver)(call())
  const { id } = outbox.list()[0] ?? {}
  expect(logged).toEqual([
    ['a message was not taken by the mail server', { id, reason: 'EENVELOPE 550' }],
  ])
})

/** A mail server that never answers; `asked` settles once it has the message. */
function createNeverAnswered() {
  let heard: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (heard = resolve))
  const handOver: HandOver = () => {
    heard()
    return new Promise(() => undefined)
  }
  return { asked, handOver }
}
