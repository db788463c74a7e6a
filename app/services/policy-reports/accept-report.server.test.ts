import { expect, test } from 'vitest'
import { documentIdAt } from '~/lib/links/page-paths'
import { acceptReport, type PolicyReport, type ReportDeps } from './accept-report.server'

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
  const recorded: PolicyReport[] = []
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
    findPageId: (path) => Promise.resolve(documentIdAt(path)),
    record: (one) => recorded.push(one),
    ...deps,
  })
  return { status, recorded }
}

test('keeps directive, blocked origin and page of a report, nothing else (SAFE-01)', async () => {
  expect(await post(report)).toEqual({
    status: 204,
    recorded: [
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: 'investorsPage' },
    ],
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
  [{ 'document-uri': 'https://yapa.example/studio/structure;ana' }, { page: 'studio' }],
  [{ 'document-uri': 'https://yapa.example/ana@correo.example' }, { page: 'notFound' }],
])('records %o as %o (SAFE-01)', async (changed, expected) => {
  const { status, recorded } = await post({ ...report, ...changed })
  expect(status).toBe(204)
  expect(recorded).toMatchObject([expected])
})

test.each([
  ['no report', '{}', {}, 400],
  ['no JSON', 'a=b', {}, 400],
  ['a malformed address', { ...report, 'document-uri': 'inversores' }, {}, 400],
  ['a long body', { ...report, 'original-policy': 'a'.repeat(20_000) }, {}, 413],
  ['another site', report, { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('rejects %s (SAFE-01)', async (_what, fields, headers, status) => {
  expect(await post(fields, headers)).toEqual({ status, recorded: [] })
})

test('rejects a caller above the limit (SAFE-01)', async () => {
  const rejected = await post(report, {}, { allowsCaller: () => false })
  expect(rejected).toEqual({ status: 429, recorded: [] })
})
