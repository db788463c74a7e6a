import type { DayDocument, VisitsDataset } from './visits-dataset.server'

/** A dataset in memory that fails when a test says so, and knows how it was written to. */
export interface TestDataset extends VisitsDataset {
  all: () => readonly DayDocument[]
  /** How many writes there were, and how many anew. */
  writes: () => number
  anew: () => number
  fail: (fails: boolean) => void
}

export function createTestDataset(): TestDataset {
  const documents = new Map<string, DayDocument>()
  let writes = 0
  let anew = 0
  let fails = false
  /** Does the work as a dataset would: later, or not at all. */
  const eventually = async <Result>(work: () => Result): Promise<Result> => {
    await Promise.resolve()
    if (fails) throw Object.assign(new Error('No answer.'), { code: 'ECONNREFUSED' })
    return work()
  }
  const all = () => [...documents.values()]

  return {
    look: (instance, before) =>
      eventually(() => ({
        days: all()
          .filter((one) => one.instance === instance)
          .map(({ day, pages, events }) => ({ day, shown: sumOf([...pages, ...events]) })),
        old: all().flatMap((one) => (one.day < before ? [one._id] : [])),
      })),
    remove: (ids) =>
      eventually(() => {
        for (const id of ids) documents.delete(id)
      }),
    write: (document) =>
      eventually(() => {
        writes += 1
        documents.set(document._id, document)
      }),
    writeAnew: (document) =>
      eventually(() => {
        anew += 1
        documents.set(document._id, document)
      }),
    all,
    writes: () => writes,
    anew: () => anew,
    fail: (value) => (fails = value),
  }
}

function sumOf(counts: DayDocument['pages']): number {
  return counts.reduce((sum, { count = 0 }) => sum + count, 0)
}
