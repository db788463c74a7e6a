import { publicPages } from '../../config/site-pages'
import { type Answer, get, type RequestHeaders, withAgent } from './http'
import { type Comparison, compareLoad } from './load'
import { startNginx } from './nginx'
import { ratio } from './row'

/** Load test of a path, compared with nginx. */
interface PathLoad extends Comparison {
  readonly path: string
  readonly encoding: Encoding
  readonly connections: number
  /** Encoded size of the body. */
  readonly bytes: number
}

type Encoding = 'identity' | 'br'

interface Plan {
  readonly path: string
  readonly connections: number
  readonly seconds: number
}

const CONNECTIONS = 50

/** All pages and some data requests of client navigations. */
const plans: readonly Plan[] = [
  ...publicPages.map(({ path }) => ({
    path,
    connections: CONNECTIONS,
    seconds: path === '/' ? 2 : 1,
  })),
  { path: '/', connections: 200, seconds: 2 },
  { path: '/_root.data', connections: CONNECTIONS, seconds: 1 },
  { path: '/about-us.data', connections: CONNECTIONS, seconds: 1 },
]

/** Loads each path uncompressed and with brotli. */
export async function benchLoads(site: string): Promise<PathLoad[]> {
  const wanted = plans.flatMap((plan) =>
    (['identity', 'br'] as const).map((encoding) => ({ ...plan, encoding })),
  )
  const answers = await withAgent(1, async (agent) => {
    const all: Answer[] = []
    for (const { path, encoding } of wanted) {
      all.push(
        await requestEncoded(`${site}${path}`, encoding, (url, headers) =>
          get(url, headers, agent),
        ),
      )
    }
    return all
  })
  const nginx = await startNginx(answers)
  try {
    const loaded: PathLoad[] = []
    for (const [index, { path, encoding, connections, seconds }] of wanted.entries()) {
      const options = { connections, seconds, headers: { 'accept-encoding': encoding } }
      const compared = await compareLoad(`${site}${path}`, nginx.urls[index] ?? '', options)
      const bytes = answers[index]?.body.length ?? 0
      loaded.push({ path, encoding, connections, bytes, ...compared })
    }
    return loaded
  } finally {
    await nginx.close()
  }
}

/** @throws Error when the response has another encoding */
async function requestEncoded(
  url: string,
  encoding: Encoding,
  request: (url: string, headers: RequestHeaders) => Promise<Answer>,
): Promise<Answer> {
  const answer = await request(url, { 'accept-encoding': encoding })
  const { 'content-encoding': sent = 'identity' } = answer.headers
  if (sent !== encoding) throw new Error(`${url} has encoding ${String(sent)}, not ${encoding}.`)
  return answer
}

/** Converts results to table lines, with a header line. Higher ratios of rates and lower of times are better. */
export function loadLines(loads: readonly PathLoad[]): string[][] {
  const header = ['Address', 'Encoding', 'Connections', 'Bytes', 'req/s', 'nginx', 'Ratio']
  const times = ['p50', 'p99', 'p50 ÷ nginx', 'p99 ÷ nginx']
  const lines = loads.map(({ path, encoding, connections, bytes, ours, reference }) => [
    `\`${path}\``,
    encoding,
    String(connections),
    bytes.toLocaleString('en'),
    ours.rate.toFixed(0),
    reference.rate.toFixed(0),
    ratio(ours.rate, reference.rate),
    `${ours.p50Ms.toFixed(2)} ms`,
    `${ours.p99Ms.toFixed(2)} ms`,
    ratio(ours.p50Ms, reference.p50Ms),
    ratio(ours.p99Ms, reference.p99Ms),
  ])
  return [[...header, ...times], ...lines]
}
