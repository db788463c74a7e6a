import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { publicPages } from '../../../../config/site-pages'
import { type Answers, measureAnswers } from '../autocannon'
import { withInstance } from '../instance'
import { formatMs, formatRatio, percentile, type Table } from '../report'
import type { Tool } from '../tool'
import { type FixedResponse, startNginx } from './nginx'

const ROUNDS = 3
const CONNECTIONS = 50
const encodings = ['identity', 'br'] as const
/** Requests of client navigations, which are measured with all pages. */
const DATA_PATHS = ['/_root.data', '/about-us.data']

export const bench: Tool = {
  summary: 'how fast the page cache answers, beside nginx',
  usage: `Arguments: paths; all pages and two data requests by default.
    autocannon loads the site and an nginx with the same files in turn, ${ROUNDS} times; the table has the
    medians. As root, apt installs nginx. Measure on an idle machine.
    --seconds: of each measurement`,
  options: { seconds: '1' },
  document: 'docs/performance.md',
  run: async ({ words, count }) => {
    const seconds = count('seconds')
    const paths = words.length > 0 ? words : [...publicPages.map(({ path }) => path), ...DATA_PATHS]
    // nginx writes no request log either.
    const variables = { LOG_LEVEL: 'warn' }
    const table = await withInstance(({ site }) => measure(site, paths, seconds), variables)
    return { tables: [table], errors: [] }
  },
}

async function measure(site: string, paths: readonly string[], seconds: number): Promise<Table> {
  const requests = paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding })))
  const responses: FixedResponse[] = []
  for (const { path, encoding } of requests) {
    responses.push(await requestEncoded(`${site}${path}`, encoding))
  }
  const nginx = await startNginx(responses)
  try {
    const lines: string[][] = []
    for (const [index, { path, encoding }] of requests.entries()) {
      const headers = { 'accept-encoding': encoding }
      const load = (url: string) =>
        measureAnswers(url, { connections: CONNECTIONS, seconds, headers })
      const [ours, reference]: [Answers[], Answers[]] = [[], []]
      // In turn, so that other programs affect both.
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await load(`${site}${path}`))
        reference.push(await load(nginx.urls[index] ?? ''))
      }
      const bytes = responses[index]?.body.length ?? 0
      lines.push([`\`${path}\``, encoding, bytes.toLocaleString('en'), ...compare(ours, reference)])
      console.log(`  ${lines.at(-1)?.join('  ') ?? ''}`)
    }
    const header = ['Address', 'Encoding', 'Bytes', 'req/s', 'nginx', 'Ratio']
    return [[...header, 'p50', 'p99', 'p50 ÷ nginx', 'p99 ÷ nginx'], ...lines]
  } finally {
    await nginx.close()
  }
}

function compare(ours: readonly Answers[], reference: readonly Answers[]): string[] {
  const medians = (figure: keyof Answers): [number, number] => {
    const median = (all: readonly Answers[]) =>
      percentile(
        all.map((one) => one[figure]),
        50,
      )
    return [median(ours), median(reference)]
  }
  const [rates, p50, p99] = [medians('rate'), medians('p50Ms'), medians('p99Ms')]
  return [
    ...rates.map((rate) => rate.toFixed(0)),
    formatRatio(...rates),
    ...[p50[0], p99[0]].map((ms) => formatMs(ms, 2)),
    ...[formatRatio(...p50), formatRatio(...p99)],
  ]
}

/** @throws Error when the response has another encoding, or is not 200 */
function requestEncoded(url: string, encoding: string): Promise<FixedResponse> {
  // Node's fetch would decode the body.
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const { 'content-encoding': sent = 'identity' } = response.headers
      if (response.statusCode !== 200 || sent !== encoding) {
        reject(new Error(`${url} answers ${response.statusCode ?? 0} in ${sent}.`))
        return
      }
      void buffer(response).then((body) => resolve({ body, headers: response.headers }), reject)
    })
      .once('error', reject)
      .end()
  })
}
