import { beforeEach, describe, expect, test } from 'vitest'
import type { Remembered } from './journal-table.server'
import { createTestClock, type TestClock } from '../test-clock'
import { startTestErasing, type World } from './test-erasing'

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

const erasing = (world: World) => startTestErasing(world, clock, lines)

const stored = (key: string): Remembered => ({
  key,
  fingerprint: `print-${key}`,
  receivedAt: clock.now(),
  contentChange: 1,
  isStored: true,
  isFirst: true,
})
const waiting = (key: string): Remembered => ({ ...stored(key), isStored: false })

/** Documents, journal and messages of everybody, as they are before anything is deleted. */
const everything = (): World => ({
  documents: {
    'investorRequest.there': 'print-there',
    'investorRequest.old': 'print-old',
    'investorRequest.gone': 'print-gone',
    'newsletterSignup.there': '',
    'newsletterSignup.gone': '',
  },
  remembered: [stored('there'), stored('gone'), waiting('waiting')],
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
const withoutGone = (): World['documents'] => ({
  'investorRequest.there': 'print-there',
  'investorRequest.old': 'print-old',
  'newsletterSignup.there': '',
})
const leftOfGone = [
  { key: 'gone' },
  { reference: 'investorRequest.gone' },
  { reference: 'newsletterSignup.gone' },
  { fingerprint: 'print-gone' },
]

describe('FORM-08 what tells of a document that staff have deleted is erased, and nothing else', () => {
  test('when it was deleted while nobody listened', async () => {
    const { world, erased, storedAgain, start } = erasing(everything())
    const before = start()
    await clock.pass(0)
    expect(erased).toEqual([])
    await before.stop()
    world.documents = withoutGone()
    start()
    await clock.pass(0)
    expect(erased).toEqual(leftOfGone)
    expect(storedAgain).toEqual([])
    expect(lines).toEqual([])
  })

  test('when the deletion is heard, though the document was never seen', async () => {
    const { erased, start, tell } = erasing({ ...everything(), documents: withoutGone() })
    start()
    await clock.pass(0)
    expect(erased).toEqual([])
    await clock.pass(1)
    tell('investorRequest.gone')
    tell('newsletterSignup.gone')
    await clock.pass(0)
    expect(new Set(erased)).toEqual(new Set(leftOfGone))
  })

  test('an e-mail that was under way then, too', async () => {
    const { world, erased, start, tell } = erasing(everything())
    start()
    await clock.pass(0)
    world.documents = withoutGone()
    tell('investorRequest.gone')
    await clock.pass(0)
    erased.length = 0
    world.held.push({ reference: 'investorRequest.gone', fingerprint: 'print-gone' })
    await clock.pass(60_000)
    expect(erased).toEqual([{ reference: 'investorRequest.gone' }])
  })

  test('a request whose document was written, though the answer was lost', async () => {
    const world = { documents: {}, remembered: [waiting('k')], held: [] }
    const { erased, storedAgain, start, tell } = erasing(world)
    start()
    await clock.pass(10)
    tell('investorRequest.k')
    await clock.pass(0)
    expect(erased).toEqual([{ key: 'k' }])
    expect(storedAgain).toEqual([])
  })
})

describe('FORM-08 what is missing and was not deleted is kept, and stored again', () => {
  test.each([
    ['another dataset, or one that the token cannot read', undefined],
    ['an older state of the dataset', 'an older mark'],
  ])('%s', async (_what, mark) => {
    const { world, dataset, erased, storedAgain, start } = erasing(everything())
    const before = start()
    await clock.pass(0)
    await before.stop()
    world.documents = {}
    dataset.mark = mark
    start()
    await clock.pass(600_000)
    expect(erased).toEqual([])
    expect(new Set(storedAgain)).toEqual(new Set(['there', 'gone']))
    expect(lines).toEqual([])
  })

  test('a request that was stored after everything was last seen', async () => {
    const { world, erased, storedAgain, start, tell } = erasing(everything())
    start()
    await clock.pass(0)
    world.remembered.push(stored('new'))
    tell()
    await clock.pass(0)
    expect(erased).toEqual([])
    expect(storedAgain).toEqual(['new'])
  })

  test('each thing that is seen anew is marked, so that an older state is known for one', async () => {
    const { world, dataset, start, tell } = erasing(everything())
    start()
    await clock.pass(0)
    const first = dataset.mark
    tell()
    await clock.pass(0)
    expect(dataset.mark).toBe(first)
    world.remembered.push(stored('new'))
    world.documents['investorRequest.new'] = 'print-new'
    tell()
    await clock.pass(0)
    expect(dataset.mark).not.toBe(first)
  })

  test('content that came under the same key after the deletion, or was not stored before it', async () => {
    const corrected = { ...waiting('k'), contentChange: 3, isFirst: false }
    const { world, erased, start, tell } = erasing({
      documents: { 'investorRequest.k': 'print-k' },
      remembered: [corrected],
      held: [{ fingerprint: 'print-k' }],
    })
    start()
    await clock.pass(10)
    world.documents = {}
    tell('investorRequest.k')
    world.remembered = [corrected, waiting('later')]
    tell('investorRequest.later')
    await clock.pass(0)
    expect(erased).toEqual([])
  })
})

test('FORM-08 what could not be erased is tried again until it can', async () => {
  const { world, erased, start, tell } = erasing(everything())
  start()
  await clock.pass(0)
  Object.assign(world, { documents: withoutGone(), isDown: true })
  tell('investorRequest.gone')
  await clock.pass(60_000)
  expect(erased).toEqual([])
  expect(lines).toHaveLength(1)
  world.isDown = false
  await clock.pass(5_000)
  expect(erased).toEqual(leftOfGone)
})

test('FORM-08 what has been stored is looked for a minute later, so that it can be missed', async () => {
  const { world, erased, start } = erasing({ documents: {}, remembered: [], held: [] })
  const loop = start()
  await clock.pass(120_000)
  world.remembered.push(stored('k'))
  world.documents['investorRequest.k'] = 'print-k'
  loop.stored()
  await clock.pass(120_000)
  await loop.stop()
  world.documents = {}
  start()
  await clock.pass(0)
  expect(erased).toEqual([{ key: 'k' }])
})

test('NEWS-03 a sign-up of which nobody told is seen within minutes, and missed when it is deleted', async () => {
  const { world, erased, start } = erasing({ documents: {}, remembered: [], held: [] })
  const loop = start()
  await clock.pass(70_000)
  world.documents['newsletterSignup.late'] = ''
  world.held.push({ reference: 'newsletterSignup.late' })
  await clock.pass(660_000)
  await loop.stop()
  world.documents = {}
  start()
  await clock.pass(0)
  expect(erased).toEqual([{ reference: 'newsletterSignup.late' }])
})

test('a house that is closed listens no more', async () => {
  const { start, subscriptions } = erasing({ documents: {}, remembered: [], held: [] })
  const loop = start()
  await clock.pass(0)
  expect(subscriptions()).toBe(1)
  await loop.stop()
  expect(subscriptions()).toBe(0)
})
