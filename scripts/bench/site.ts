import type { Agent } from 'node:http'
import { performance } from 'node:perf_hooks'
import { ask, firstByte, median, rate, withAgent } from './http'
import type { House } from '../lib/house'
import { againstReference } from './reference'
import { rateRow, type Row, timeRow } from './row'

const PUBLISHES = 10
/** A publish that takes longer than this has failed. */
const PATIENCE_MS = 10_000

/** Measures what visitors wait for. */
export async function benchSite({ client, site }: House): Promise<Row[]> {
  const home = `${site}/`
  const rows: Row[] = []
  for (const [name, headers] of [
    ['Home page, warm', {}],
    ['Home page, warm, gzip', { 'accept-encoding': 'gzip' }],
  ] as const) {
    const answer = await withAgent(1, (agent) => ask(home, headers, agent))
    const reference = await againstReference(answer, (url) => rate(url, headers))
    rows.push(rateRow(name, await rate(home, headers), reference))
  }
  const answer = await withAgent(1, (agent) => ask(home, {}, agent))
  const reference = await againstReference(answer, firstByte)
  rows.push(timeRow('Home page, first byte', await firstByte(home), reference))

  const times = await withAgent(1, async (agent) => {
    const seen: number[] = []
    for (let round = 0; round < PUBLISHES; round += 1) {
      seen.push(await publishToVisible({ client, site }, `Banco de pruebas ${round}.`, agent))
    }
    return seen
  })
  rows.push(timeRow('Publish to visible, median', median(times)))
  rows.push(timeRow('Publish to visible, slowest', Math.max(...times)))
  return rows
}

/** Milliseconds from sending a change of the home page to the first page that shows it. */
async function publishToVisible(
  { client, site }: Pick<House, 'client' | 'site'>,
  words: string,
  agent: Agent,
): Promise<number> {
  const started = performance.now()
  await client.patch('homePage').set({ 'hero.lead': words }).commit({ returnDocuments: false })
  while (performance.now() - started < PATIENCE_MS) {
    const { body } = await ask(`${site}/`, {}, agent)
    if (body.includes(words)) return performance.now() - started
  }
  throw new Error('A publish did not reach the site.')
}
