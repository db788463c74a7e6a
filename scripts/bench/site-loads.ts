import { sitePages } from '../../app/lib/site-pages'
import { type Answer, ask, type RequestHeaders, withAgent } from './http'
import { type Comparison, compareLoad } from './load'
import { openNginx } from './nginx'
import { ratio } from './row'

/** One address under load, beside nginx with the same bytes. */
export interface LoadedAddress extends Comparison {
  readonly path: string
  readonly encoding: Encoding
  readonly connections: number
  /** Of the body, as sent. */
  readonly bytes: number
}

type Encoding = 'identity' | 'br'

interface Plan {
  readonly path: string
  readonly connections: number
  readonly seconds: number
}

const CONNECTIONS = 50

/** Every page, the home page for longer and with more connections, and what client navigation fetches. */
const plans: readonly Plan[] = [
  ...Object.values(sitePages).map((path) => ({
    path,
    connections: CONNECTIONS,
    seconds: path === '/' ? 2 : 1,
  })),
  { path: '/', connections: 200, seconds: 2 },
  { path: '/_root.data', connections: CONNECTIONS, seconds: 1 },
  { path: '/about-us.data', connections: CONNECTIONS, seconds: 1 },
]

/** Loads each address as it is and in brotli. */
export async function benchLoads(site: string): Promise<LoadedAddress[]> {
  const wanted = plans.flatMap((plan) =>
    (['identity', 'br'] as const).map((encoding) => ({ ...plan, encoding })),
  )
  const answers = await withAgent(1, async (agent) => {
    const all: Answer[] = []
    for (const { path, encoding } of wanted) {
      all.push(
        await encoded(`${site}${path}`, encoding, (url, headers) => ask(url, headers, agent)),
      )
    }
    return all
  })
  const nginx = await openNginx(answers)
  try {
    const loaded: LoadedAddress[] = []
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

/** @throws Error when the answer has another encoding: its figures would stand in the wrong line */
async function encoded(
  url: string,
  encoding: Encoding,
  request: (url: string, headers: RequestHeaders) => Promise<Answer>,
): Promise<Answer> {
  const answer = await request(url, { 'accept-encoding': encoding })
  const { 'content-encoding': sent = 'identity' } = answer.headers
  if (sent !== encoding) throw new Error(`${url} came as ${String(sent)}, not as ${encoding}.`)
  return answer
}

/** The lines of a table, its head first. A rate's ratio is better the higher, a time's the lower. */
export function loadLines(loads: readonly LoadedAddress[]): string[][] {
  const head = ['Address', 'Encoding', 'Connections', 'Bytes', 'req/s', 'nginx', 'Ratio']
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
  return [[...head, ...times], ...lines]
}
