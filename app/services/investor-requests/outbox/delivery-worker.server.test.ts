import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/process/log.server'
import { openTestDatabase } from '~/testing/investor-requests/outbox-database'
import { validForm } from '~/testing/investor-requests/valid-form'
import type { Sent } from '~/services/emailjs.server'
import { startDeliveryWorker } from './delivery-worker.server'
import { createOutbox, type DueDocument } from './outbox.server'
import type { KeyedContent } from './stored-request.server'
import { createTestClock, type TestClock } from '~/testing/test-clock'

const HOUR_MS = 3_600_000
const request = validForm

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

/** The worker on a real outbox, with a dataset and an e-mail service that can fail. */
function startDelivery() {
  const outbox = createOutbox({ db: openTestDatabase(), mailAfterMs: 120_000, now: clock.now })
  const log = createLog((line) => lines.push(line))
  const state = {
    dataset: 'up' as 'up' | 'down' | 'empty',
    mail: { ok: true, status: 200, text: 'OK' } as Sent,
    written: [] as DueDocument[],
    mailed: [] as KeyedContent[],
    missing: 0,
  }
  const worker = startDeliveryWorker({
    outbox,
    write: (due) => {
      if (state.dataset === 'down')
        return Promise.reject(new Error(`while storing ${request.user_name}`))
      state.written.push(due)
      return Promise.resolve(state.dataset === 'empty' ? 'missing' : 'stored')
    },
    send: (mail) => {
      state.mailed.push(mail)
      return Promise.resolve(state.mail)
    },
    onStored: () => undefined,
    onMissing: () => (state.missing += 1),
    clock,
    log,
  })
  onTestFinished(() => worker.stop())
  return {
    state,
    outbox,
    save: async (key: string) => {
      outbox.save({ key, fingerprint: key, request })
      worker.wake()
      await clock.pass(0)
    },
  }
}

test('stores everything when the dataset is back; the log has no names (FORM-08)', async () => {
  const { state, save } = startDelivery()
  state.dataset = 'down'
  await save('a')
  await save('b')
  await clock.pass(HOUR_MS)
  expect(state.written).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('requests wait for the dataset')
  state.dataset = 'up'
  await clock.pass(60_000)
  expect(state.written.map(({ key }) => key).sort()).toEqual(['a', 'b'])
  expect(lines[1]).toContain('requests reach the dataset')
  expect(lines.join()).not.toContain(request.user_name)
})

test('reports a missing document, and still mails its request (FORM-08)', async () => {
  const { state, outbox, save } = startDelivery()
  await save('k')
  state.dataset = 'empty'
  state.mail = { ok: false, status: 500, text: 'Oops' }
  await clock.pass(HOUR_MS)
  expect(state.missing).toBeGreaterThan(0)
  expect(outbox.records()).toMatchObject([{ key: 'k' }])
  state.mail = { ok: true, status: 200, text: 'OK' }
  await clock.pass(HOUR_MS)
  expect(outbox.getStatus({ key: 'k', fingerprint: 'k', request })).toBe('mailed')
})

test('sends e-mails while many requests wait for the dataset (FORM-09)', async () => {
  const { state, save } = startDelivery()
  state.dataset = 'down'
  const keys = Array.from({ length: 20 }, (_, number) => `key ${number}`)
  for (const key of keys) await save(key)
  await clock.pass(130_000)
  expect(state.mailed.map(({ key }) => key).sort()).toEqual([...keys].sort())
  state.dataset = 'up'
  await clock.pass(60_000)
  expect(new Set(state.written.map(({ key }) => key))).toEqual(new Set(keys))
})

test('repeats an e-mail that may have arrived after half an hour (FORM-09)', async () => {
  const { state, save } = startDelivery()
  state.mail = { ok: false, status: 0, text: 'TimeoutError', mayHaveArrived: true }
  await save('k')
  await clock.pass(120_000 + 1_799_000)
  expect(state.mailed).toHaveLength(1)
  expect(state.written.at(-1)?.mailState.lastError).toBe('no answer, it may have arrived')
  await clock.pass(1_000)
  expect(state.mailed).toHaveLength(2)
})

test('retries a failing e-mail service; the log has only the status (FORM-09)', async () => {
  const { state, save } = startDelivery()
  state.mail = { ok: false, status: 429, text: `Too many for ${request.user_email}` }
  await save('k')
  await clock.pass(HOUR_MS)
  const tried = state.mailed.length
  expect(tried).toBeGreaterThan(10)
  expect(state.written.at(-1)?.mailState).toMatchObject({ attempts: tried })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"key":"k","reason":"HTTP 429"')
  state.mail = { ok: true, status: 200, text: 'OK' }
  await clock.pass(300_000)
  await clock.pass(HOUR_MS)
  expect(state.mailed).toHaveLength(tried + 1)
  expect(lines.join()).not.toContain(request.user_email)
})
