import { get, measureRate, median, withAgent } from './http'
import { measureReference, startReference } from './reference'
import type { LakeProcess } from './lake-process'
import { pageQueries } from './page-queries'
import { rateRow, type Row, timeRow } from './row'

/** The measurement of a query ends after this many rounds or milliseconds. */
const MAX_ROUNDS = 15
const MAX_MS = 800

/** Measures each page's query, one request at a time, and a query of one document by id. */
export async function benchReads(lake: LakeProcess): Promise<Row[]> {
  return [...(await benchPageQueries(lake)), await benchQueryById(lake)]
}

async function benchPageQueries({ origin }: LakeProcess): Promise<Row[]> {
  const queries = Object.entries(pageQueries).map(
    ([page, query]) => [page, queryUrl(origin, query)] as const,
  )
  return withAgent(1, async (agent) => {
    const answers = []
    for (const [, url] of queries) answers.push(await get(url, {}, agent))
    const time = async (url: string) => {
      const times: number[] = []
      let spent = 0
      while (times.length < MAX_ROUNDS && spent < MAX_MS) {
        const { totalMs } = await get(url, {}, agent)
        times.push(totalMs)
        spent += totalMs
      }
      return median(times)
    }
    const reference = await startReference(answers)
    try {
      const rows: Row[] = []
      for (const [index, [page, url]] of queries.entries()) {
        const referenceMs = await time(reference.urls[index] ?? '')
        rows.push(timeRow(`Query of \`${page}\``, await time(url), referenceMs))
      }
      return rows
    } finally {
      await reference.close()
    }
  })
}

async function benchQueryById({ origin }: LakeProcess): Promise<Row> {
  const url = queryUrl(origin, '*[_id == "homePage"][0]')
  const answer = await withAgent(1, (agent) => get(url, {}, agent))
  const reference = await measureReference(answer, measureRate)
  return rateRow('Query by id', await measureRate(url), reference)
}

function queryUrl(origin: string, query: string): string {
  return `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
}
