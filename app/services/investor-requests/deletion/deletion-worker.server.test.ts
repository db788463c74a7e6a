import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/process/log.server'
import { openTestDatabase } from '~/testing/investor-requests/outbox-database'
import { createTestClock, type TestClock } from '~/testing/test-clock'
import type { OutboxRecord } from '../outbox/outbox-table.server'
import { createDeletionLog } from './deletion-log.server'
import { startDeletionWorker } from './deletion-worker.server'
import type { RelayMessage } from './relay-messages.server'

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

/** The dataset, the outbox and the relay of a test. */
interface TestData {
  /** Fingerprints by document id. */
  documents: Record<string, string>
  records: OutboxRecord[]
  messages: RelayMessage[]
  isRelayDown?: boolean
}

/** Prepares a deletion worker on fixed data; each `start` is like a new process. */
function prepare(data: TestData) {
  const db = openTestDatabase()
  const deletionLog = createDeletionLog(db, clock.now)
  const removed: unknown[] = []
  const storedAgain: string[] = []
  const dataset = { mark: undefined as string | undefined }
  let onDeleted: (id?: string) => void = () => undefined
  const start = () => {
    const worker = startDeletionWorker({
      subscribe: (callback) => {
        onDeleted = callback
        return () => undefined
      },
      documents: {
        find: (ids) => {
          const present = ids.filter((id) => id in data.documents)
          return Promise.resolve({ present, mark: dataset.mark })
        },
        fingerprints: () => Promise.resolve(Object.values(data.documents)),
        setMark: (_id, mark) => {
          dataset.mark = mark
          return Promise.resolve()
        },
      },
      deletionLog,
      outbox: {
        records: () => data.records,
        remove: ({ key }) => {
          removed.push({ key })
          data.records = data.records.filter((record) => record.key !== key)
        },
        storeAgain: ({ key }) => void storedAgain.push(key),
      },
      messages: {
        list: () => {
          const down = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
          return data.isRelayDown === true ? Promise.reject(down) : Promise.resolve(data.messages)
        },
        remove: (name) => {
          removed.push(name)
          data.messages = data.messages.filter((message) => {
            return 'reference' in name
              ? message.reference !== name.reference
              : message.fingerprint !== name.fingerprint
          })
          return Promise.resolve()
        },
      },
      clock,
      log: createLog((line) => lines.push(line)),
    })
    onTestFinished(() => worker.stop())
    return worker
  }
  return {
    data,
    dataset,
    deletionLog,
    removed,
    storedAgain,
    start,
    notifyDeleted: (id?: string) => onDeleted(id),
  }
}

/** Starts a worker on this data, and lets it look at everything once. */
async function run(data: TestData) {
  const prepared = prepare(data)
  const worker = prepared.start()
  await clock.pass(0)
  return { ...prepared, worker }
}

const stored = (key: string): OutboxRecord => ({
  key,
  fingerprint: `print-${key}`,
  receivedAt: clock.now(),
  contentChange: 1,
  isStored: true,
  isFirst: true,
})
const waiting = (key: string): OutboxRecord => ({ ...stored(key), isStored: false })

/** The data before anything is deleted. */
const everything = (): TestData => ({
  documents: {
    'investorRequest.there': 'print-there',
    'investorRequest.old': 'print-old',
    'investorRequest.gone': 'print-gone',
    'newsletterSignup.there': '',
    'newsletterSignup.gone': '',
  },
  records: [stored('there'), stored('gone'), waiting('waiting')],
  messages: [
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
const withoutGone = (): TestData['documents'] => ({
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

describe('removes the copies of a deleted document, and nothing else (FORM-08)', () => {
  test('after a deletion while the site was stopped', async () => {
    const { data, deletionLog, removed, storedAgain, start, worker } = await run(everything())
    expect(removed).toEqual([])
    await worker.stop()
    data.documents = withoutGone()
    const after = start()
    await clock.pass(0)
    expect(removed).toEqual(leftOfGone)
    expect(storedAgain).toEqual([])
    expect(lines).toEqual([])
    expect(deletionLog.tombstones().map(({ id }) => id)).toEqual([
      'investorRequest.gone',
      'newsletterSignup.gone',
    ])
    deletionLog.pruneTombstones()
    expect(deletionLog.tombstones()).toHaveLength(2)
    // Two years of its checks would take seconds.
    await after.stop()
    await clock.pass(731 * 86_400_000)
    deletionLog.pruneTombstones()
    expect(deletionLog.tombstones()).toEqual([])
  })

  test('after a reported deletion of a document that the log does not know', async () => {
    const data = { ...everything(), documents: withoutGone() }
    const { removed, notifyDeleted } = await run(data)
    expect(removed).toEqual([])
    await clock.pass(1)
    notifyDeleted('investorRequest.gone')
    notifyDeleted('newsletterSignup.gone')
    await clock.pass(0)
    expect(new Set(removed)).toEqual(new Set(leftOfGone))
    removed.length = 0
    data.messages.push({ reference: 'investorRequest.gone', fingerprint: 'print-gone' })
    await clock.pass(60_000)
    expect(removed, 'an e-mail that arrives later').toEqual([{ reference: 'investorRequest.gone' }])
  })

  test('also a request whose document was written without an answer', async () => {
    const data = { documents: {}, records: [waiting('k')], messages: [] }
    const { removed, storedAgain, notifyDeleted } = await run(data)
    await clock.pass(10)
    notifyDeleted('investorRequest.k')
    await clock.pass(0)
    expect(removed).toEqual([{ key: 'k' }])
    expect(storedAgain).toEqual([])
  })
})

describe('stores missing documents again that nobody deleted (FORM-08)', () => {
  test.each([
    ['in another or unreadable dataset', undefined],
    ['in a restored dataset', 'an older mark'],
  ])('%s', async (_what, mark) => {
    const { data, dataset, removed, storedAgain, start, worker } = await run(everything())
    await worker.stop()
    data.documents = {}
    dataset.mark = mark
    start()
    await clock.pass(600_000)
    expect(removed).toEqual([])
    expect(new Set(storedAgain)).toEqual(new Set(['there', 'gone']))
    expect(lines).toEqual([])
  })

  test('when they were stored after the last run', async () => {
    const { data, removed, storedAgain, notifyDeleted } = await run(everything())
    data.records.push(stored('new'))
    notifyDeleted()
    await clock.pass(0)
    expect(removed).toEqual([])
    expect(storedAgain).toEqual(['new'])
  })

  test('changes the mark with every new document, so a restored dataset is recognized', async () => {
    const { data, dataset, notifyDeleted } = await run(everything())
    const first = dataset.mark
    notifyDeleted()
    await clock.pass(0)
    expect(dataset.mark).toBe(first)
    data.records.push(stored('new'))
    data.documents['investorRequest.new'] = 'print-new'
    notifyDeleted()
    await clock.pass(0)
    expect(dataset.mark).not.toBe(first)
  })

  test('keeps content that arrived after the deletion or was not stored before it', async () => {
    const corrected = { ...waiting('k'), contentChange: 3, isFirst: false }
    const { data, removed, notifyDeleted } = await run({
      documents: { 'investorRequest.k': 'print-k' },
      records: [corrected],
      messages: [{ fingerprint: 'print-k' }],
    })
    await clock.pass(10)
    data.documents = {}
    notifyDeleted('investorRequest.k')
    data.records = [corrected, waiting('later')]
    notifyDeleted('investorRequest.later')
    await clock.pass(0)
    expect(removed).toEqual([])
  })
})

test('retries until the relay answers (FORM-08)', async () => {
  const { data, removed, notifyDeleted } = await run(everything())
  Object.assign(data, { documents: withoutGone(), isRelayDown: true })
  notifyDeleted('investorRequest.gone')
  await clock.pass(60_000)
  expect(removed).toEqual([])
  expect(lines).toHaveLength(1)
  data.isRelayDown = false
  await clock.pass(5_000)
  expect(removed).toEqual(leftOfGone)
})

test('observes a stored document within a minute, so it notices the deletion (FORM-08)', async () => {
  const { data, removed, start, worker } = await run({ documents: {}, records: [], messages: [] })
  await clock.pass(120_000)
  data.records.push(stored('k'))
  data.documents['investorRequest.k'] = 'print-k'
  worker.notifyStored()
  await clock.pass(120_000)
  await worker.stop()
  data.documents = {}
  start()
  await clock.pass(0)
  expect(removed).toEqual([{ key: 'k' }])
})

test('observes a sign-up within ten minutes, so it notices the deletion (NEWS-03)', async () => {
  const { data, removed, start, worker } = await run({ documents: {}, records: [], messages: [] })
  await clock.pass(70_000)
  data.documents['newsletterSignup.late'] = ''
  data.messages.push({ reference: 'newsletterSignup.late' })
  await clock.pass(660_000)
  await worker.stop()
  data.documents = {}
  start()
  await clock.pass(0)
  expect(removed).toEqual([{ reference: 'newsletterSignup.late' }])
})
