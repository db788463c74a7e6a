import { expect, test } from 'vitest'
import { acceptReport, type ReportDeps } from './policy-report.server'

const report = {
  'document-uri': 'https://yapa.example/inversores?correo=ana@correo.example',
  referrer: 'https://yapa.example/buscar?q=ana',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'self'; report-uri /_csp",
  'blocked-uri': 'https://evil.example/track.js?id=7#ana',
  'script-sample': 'ana@correo.example',
}

/** Posts a report as a browser does. */
async function post(
  fields: object | string,
  headers: Record<string, string> = {},
  deps: Partial<ReportDeps> = {},
) {
  const logged: unknown[] = []
  const request = new Request('https://yapa.example/_csp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/csp-report',
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
    body: typeof fields === 'string' ? fields : JSON.stringify({ 'csp-report': fields }),
  })
  const status = await acceptReport(request, 'caller', {
    siteUrl: 'https://yapa.example',
    allowsCaller: () => true,
    log: { warn: (_message, details) => logged.push(details) },
    ...deps,
  })
  return { status, logged }
}

test('logs origin, directive and blocked origin of a report, nothing else (SAFE-01)', async () => {
  const origin = 'https://yapa.example'
  expect(await post(report)).toEqual({
    status: 204,
    logged: [{ origin, directive: 'script-src-elem', blocked: 'https://evil.example' }],
  })
})

test.each([
  [{ 'blocked-uri': 'inline' }, { blocked: 'inline' }],
  [{ 'blocked-uri': 'data' }, { blocked: 'data' }],
  [{ 'blocked-uri': 'chrome-extension://abcdef/ana.js' }, { blocked: 'chrome-extension' }],
  [{ 'blocked-uri': 'ana@correo.example' }, { blocked: 'other' }],
  [{ 'blocked-uri': 'https://ana:clave@evil.example/' }, { blocked: 'https://evil.example' }],
  [{ 'effective-directive': undefined }, { directive: 'script-src-elem' }],
  [{ 'effective-directive': 'img-src https://a.example' }, { directive: 'img-src' }],
  [{ 'effective-directive': 'ana@correo.example' }, { directive: 'other' }],
  [{ 'document-uri': 'https://ana:clave@yapa.example/ana' }, { origin: 'https://yapa.example' }],
])('logs %o as %o (SAFE-01)', async (changed, expected) => {
  const { status, logged } = await post({ ...report, ...changed })
  expect(status).toBe(204)
  expect(logged).toMatchObject([expected])
})

test.each([
  ['no report', '{}', {}, 400],
  ['no JSON', 'a=b', {}, 400],
  ['a malformed address', { ...report, 'document-uri': 'inversores' }, {}, 400],
  ['a long body', { ...report, 'original-policy': 'a'.repeat(20_000) }, {}, 413],
  ['another site', report, { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('rejects %s (SAFE-01)', async (_what, fields, headers, status) => {
  expect(await post(fields, headers)).toEqual({ status, logged: [] })
})

test('logs no report above the limit (SAFE-01)', async () => {
  const surplus = await post(report, {}, { allowsCaller: () => false })
  expect(surplus).toEqual({ status: 204, logged: [] })
})
