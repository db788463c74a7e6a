import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/log.server'
import { startErasing } from './erasure.server'
import type { RelayMessage } from './relay-messages.server'
import { createTestClock, type TestClock } from './test-clock'

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

/** Erasing in a world of lists; `isDown` takes the relay away. */
function erasing(world: {
  documents: Record<string, string>
  remembered: { key: string; fingerprint: string; stored: boolean }[]
  held: RelayMessage[]
  isDown?: boolean
}) {
  const erased: unknown[] = []
  let changed: () => void = () => undefined
  let subscriptions = 0
  const loop = startErasing({
    subscribe: (told) => {
      subscriptions += 1
      changed = told
      return () => (subscriptions -= 1)
    },
    documents: {
      present: (ids) => Promise.resolve(new Set(ids.filter((id) => id in world.documents))),
      fingerprints: () => Promise.resolve(Object.values(world.documents)),
    },
    journal: {
      remembered: () => world.remembered,
      erase: (key) => void erased.push({ key }),
    },
    messages: {
      list: () => {
        const down = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
        return world.isDown === true ? Promise.reject(down) : Promise.resolve(world.held)
      },
      erase: (about) => {
        erased.push(about)
        return Promise.resolve()
      },
    },
    clock,
    log: createLog((line) => lines.push(line)),
  })
  onTestFinished(() => loop.stop())
  return { world, erased, loop, tell: () => changed(), subscriptions: () => subscriptions }
}

const stored = (key: string) => ({ key, fingerprint: `print-${key}`, stored: true })

test('FORM-08 what tells of a request that there is no more is erased, and nothing else', async () => {
  const { erased } = erasing({
    documents: {
      'investorRequest.there': 'print-there',
      'investorRequest.old': 'print-old',
      'newsletterSignup.there': '',
    },
    remembered: [stored('there'), stored('gone'), { ...stored('waiting'), stored: false }],
    held: [
      { reference: 'investorRequest.there', fingerprint: 'print-there' },
      { reference: 'investorRequest.gone', fingerprint: 'print-gone' },
      { reference: 'investorRequest.waiting', fingerprint: 'print-waiting' },
      { reference: 'newsletterSignup.there' },
      { reference: 'newsletterSignup.gone' },
      { fingerprint: 'print-there' },
      { fingerprint: 'print-waiting' },
      { fingerprint: 'print-old' },
      { fingerprint: 'print-gone' },
      {},
    ],
  })
  await clock.pass(0)
  expect(erased).toEqual([
    { key: 'gone' },
    { reference: 'investorRequest.gone' },
    { reference: 'newsletterSignup.gone' },
    { fingerprint: 'print-gone' },
  ])
  expect(lines).toEqual([])
})

test('FORM-08 each deletion that is heard of is followed', async () => {
  const { world, erased, tell } = erasing({
    documents: { 'investorRequest.k': 'print-k' },
    remembered: [stored('k')],
    held: [],
  })
  await clock.pass(120_000)
  expect(erased).toEqual([])
  world.documents = {}
  tell()
  await clock.pass(0)
  expect(erased).toEqual([{ key: 'k' }])
})

test('FORM-08 what could not be erased is tried again until it can', async () => {
  const { world, erased } = erasing({
    documents: {},
    remembered: [],
    held: [{ fingerprint: 'print-gone' }],
    isDown: true,
  })
  await clock.pass(60_000)
  expect(erased).toEqual([])
  expect(lines).toHaveLength(1)
  world.isDown = false
  await clock.pass(5_000)
  expect(erased).toEqual([{ fingerprint: 'print-gone' }])
})

test('a house that is closed listens no more', async () => {
  const { loop, subscriptions } = erasing({ documents: {}, remembered: [], held: [] })
  await clock.pass(0)
  expect(subscriptions()).toBe(1)
  await loop.stop()
  expect(subscriptions()).toBe(0)
})
