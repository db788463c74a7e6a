import type { DayDocument, VisitsDataset } from '~/services/visits/visits-dataset.server'

/** A dataset in memory that can fail and counts its writes. */
export interface TestDataset extends VisitsDataset {
  all: () => readonly DayDocument[]
  /** Numbers of `write` and `rewrite` calls. */
  writes: () => number
  rewrites: () => number
  fail: (fails: boolean) => void
}

export function createTestDataset(): TestDataset {
  const documents = new Map<string, DayDocument>()
  let writes = 0
  let rewrites = 0
  let fails = false
  /** Settles later, like a dataset. */
  const respond = async <Result>(work: () => Result): Promise<Result> => {
    await Promise.resolve()
    if (fails) throw Object.assign(new Error('No answer.'), { code: 'ECONNREFUSED' })
    return work()
  }
  const all = () => [...documents.values()]

  return {
    read: (instance, before) =>
      respond(() => ({
        days: all()
          .filter((one) => one.instance === instance)
          .map(({ day, pages, events }) => ({ day, shown: addUp([...pages, ...events]) })),
        old: all().flatMap((one) => (one.day < before ? [one._id] : [])),
      })),
    remove: (ids) =>
      respond(() => {
        for (const id of ids) documents.delete(id)
      }),
    write: (document) =>
      respond(() => {
        writes += 1
        documents.set(document._id, document)
      }),
    rewrite: (document) =>
      respond(() => {
        rewrites += 1
        documents.set(document._id, document)
      }),
    all,
    writes: () => writes,
    rewrites: () => rewrites,
    fail: (value) => (fails = value),
  }
}

function addUp(counts: DayDocument['pages']): number {
  return counts.reduce((sum, { count = 0 }) => sum + count, 0)
}
