import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { listResponseKinds, type ResponseKind } from '../../../../tests/e2e/testing/response-kinds'
import { type Exchange, startTlsProxy } from '../../../../tests/stand-ins/tls-proxy'
import { withInstance } from '../instance'
import type { Tool } from '../tool'
import { installObservatory, type Judgement, scan } from './observatory'

const MIN_SCORE = 110
/** As in production the Studio has HTTPS; the started site has not. */
const STUDIO = 'https://studio.example'
/** Headers of one connection or one encoding; the Observatory would follow a location. */
const DROPPED = /^(?:connection|keep-alive|transfer-encoding|location|content-(?:encoding|length))$/

interface JudgedKind extends ResponseKind, Judgement {}

export const auditHeaders: Tool = {
  summary: "MDN's HTTP Observatory on every kind of response",
  usage: `Behind TLS with a certificate of its own. Needs OpenSSL, and the npm registry the first time.
    Fails when a score is below ${MIN_SCORE}.`,
  document: 'docs/security.md',
  run: async () => {
    const tool = await installObservatory()
    const judged = await withInstance((instance) => judgeAll(instance, tool), {
      LAKE_ALLOWED_ORIGINS: STUDIO,
    })
    const lines = judged.map(({ name, method, path, status, score }) => [
      ...[name, `\`${method} ${shorten(path)}\``, String(status), String(score)],
    ])
    const errors = judged
      .filter(({ score }) => score < MIN_SCORE)
      .map(({ name, score, modifiers }) => `${name}: ${score} (${modifiers.join(', ')})`)
    return { tables: [[['Response', 'Request', 'Status', 'Score'], ...lines]], errors }
  },
}

async function judgeAll({ site, origin }: TestInstance, tool: string): Promise<JudgedKind[]> {
  const kinds = await listResponseKinds(origin, STUDIO)
  const proxy = await startTlsProxy(site, {
    names: ['localhost'],
    handle: (exchange) => {
      const kind = kinds[Number(/^\/kind\/(\d+)$/.exec(exchange.request.url)?.[1])]
      if (kind === undefined) exchange.forward()
      else void answer(site, exchange, kind).catch(() => exchange.response.stream.destroy())
    },
  })
  try {
    const judged: JudgedKind[] = []
    for (const [number, kind] of kinds.entries()) {
      const address = `localhost:${proxy.port}/kind/${number}`
      const judgement = await scan(tool, address, proxy.certificateFile)
      console.log(`  ${judgement.score}  ${kind.name}`)
      judged.push({ ...kind, ...judgement })
    }
    return judged
  } finally {
    await proxy.close()
  }
}

/**
 * Makes the request of a kind and answers with that response. The status becomes 200, because the
 * Observatory judges no errors and follows redirects; that of a preflight stays.
 */
async function answer(
  site: string,
  { request, response }: Exchange,
  { method, path, headers, body, status }: ResponseKind,
): Promise<void> {
  const isPreflight = request.method === 'OPTIONS'
  const { origin, host = '' } = request.headers
  const received = await fetch(site + path, {
    method: isPreflight ? 'OPTIONS' : method,
    redirect: 'manual',
    headers: {
      ...{ host, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
      ...(origin !== undefined && { origin }),
      ...headers,
    },
    ...(body !== undefined && !isPreflight && { body }),
  })
  if (!isPreflight && received.status !== status) {
    response.writeHead(502).end(`status ${received.status} in place of ${status}`)
    return
  }
  const kept = [...received.headers].filter(([name]) => !DROPPED.test(name))
  const cookies = received.headers.getSetCookie()
  response.writeHead(isPreflight ? received.status : 200, {
    ...Object.fromEntries(kept),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  })
  response.end(Buffer.from(await received.arrayBuffer()))
}

/** Without the hashes of files and without queries. */
function shorten(requested: string): string {
  const [start = ''] = requested.split('?')
  return start.replaceAll(/[0-9a-f]{40}/g, '…').replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '-…')
}
