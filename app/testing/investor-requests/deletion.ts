import { onTestFinished } from 'vitest'
import { createLog } from '~/lib/process/log.server'
import { createDeletionLog } from '~/services/investor-requests/deletion/deletion-log.server'
import { createTombstones } from '~/services/investor-requests/deletion/tombstones.server'
import { startDeletionWorker } from '~/services/investor-requests/deletion/deletion-worker.server'
import type { RelayMessage } from '~/services/investor-requests/deletion/relay-messages.server'
import type { OutboxRecord } from '~/services/investor-requests/outbox/outbox-table.server'
import type { TestClock } from '~/testing/test-clock'
import { openTestDatabase } from './outbox-database'

/** The dataset, the outbox and the relay of a test. */
export interface TestData {
  /** Fingerprints by document id. */
  documents: Record<string, string>
  records: OutboxRecord[]
  messages: RelayMessage[]
  isRelayDown?: boolean
}

/**
 * Prepares a deletion worker on fixed data; each `start` is like a new process.
 * @param lines receives the log
 */
export function createTestDeletion(data: TestData, clock: TestClock, lines: string[]) {
  const db = openTestDatabase()
  const tombstones = createTombstones(db, clock.now)
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
      deletionLog: createDeletionLog(db, clock.now),
      tombstones,
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
    tombstones,
    removed,
    storedAgain,
    start,
    notifyDeleted: (id?: string) => onDeleted(id),
  }
}
