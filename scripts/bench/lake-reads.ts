import { ask, median, rate, withAgent } from './http'
import { againstReference, openReference } from './reference'
import type { LakeProcess } from './lake-process'
import { pageQueries } from './page-queries'
import { rateRow, type Row, timeRow } from './row'

/** Of one query, after the first: whichever comes first. */
const MOST_ROUNDS = 15
const LONGEST_MS = 800

/** Each page's query as the site asks it, one request at a time, and one document by its id. */
export async function benchReads(lake: LakeProcess): Promise<Row[]> {
  return [...(await pages(lake)), await byId(lake)]
}

async function pages({ origin }: LakeProcess): Promise<Row[]> {
  const asked = Object.entries(pageQueries).map(
    ([page, query]) => [page, queryAddress(origin, query)] as const,
  )
  return withAgent(1, async (agent) => {
    const answers = []
    for (const [, url] of asked) answers.push(await ask(url, {}, agent))
    const time = async (url: string) => {
      const times: number[] = []
      let spent = 0
      while (times.length < MOST_ROUNDS && spent < LONGEST_MS) {
        const { wholeMs } = await ask(url, {}, agent)
        times.push(wholeMs)
        spent += wholeMs
      }
      return median(times)
    }
    const reference = await openReference(answers)
    try {
      const rows: Row[] = []
      for (const [index, [page, url]] of asked.entries()) {
        const known = await time(reference.urls[index] ?? '')
        rows.push(timeRow(`Query of \`${page}\``, await time(url), known))
      }
      return rows
    } finally {
      await reference.close()
    }
  })
}

async function byId({ origin }: LakeProcess): Promise<Row> {
  const url = queryAddress(origin, '*[_id == "homePage"][0]')
  const answer = await withAgent(1, (agent) => ask(url, {}, agent))
  const reference = await againstReference(answer, rate)
  return rateRow('Query by id', await rate(url), reference)
}

function queryAddress(origin: string, query: string): string {
  return `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
}
