import { listResponseKinds } from '../../scripts/audit/response-kinds'
import type { FuzzResponse } from '../../scripts/fuzz/request'
import { createSender } from '../../scripts/fuzz/send'
import { expect, test } from './testing/fixtures'

/** What `npm run audit -- headers` judges, with the registry and TLS; this needs neither. */
test('every kind of response has the security headers (OPS-01, SAFE-01)', async ({ instance }) => {
  const send = createSender(instance.site)
  const found: unknown[] = []
  for (const kind of await listResponseKinds(instance.origin)) {
    const { name, method, path, headers, body = '' } = kind
    const https = { ...headers, 'X-Forwarded-Proto': 'https' }
    const response = await send({ method, path, headers: https, body })
    const faults = response === undefined ? ['no response'] : findFaults(response.headers)
    if (response?.status !== kind.status || faults.length > 0) {
      found.push([name, response?.status, faults])
    }
  }
  send.close()
  expect(found).toEqual([])
})

/** Header by header, the least that scores 110 together. */
const rules: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src '(?:none|self)'.*\bframe-ancestors '(?:none|self)'/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
}

function findFaults(headers: FuzzResponse['headers']): string[] {
  const wrong = Object.entries(rules).filter(([name, rule]) => !rule.test(String(headers[name])))
  const scripts = /(?:script|default)-src [^;]*'unsafe-/.exec(
    String(headers['content-security-policy']),
  )
  return [...wrong.map(([name]) => `${name}: ${String(headers[name])}`), ...(scripts ?? [])]
}

test('a method that a page lacks gets 405 and leaves no stack in the log (SAFE-01)', async ({
  instance,
  request,
}) => {
  const logStart = instance.output().length
  for (const path of ['/', '/preview/enable', '/about-us', '/nada', '/robots.txt', '/?index']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await request.fetch(path, { method })
      expect([method, path, response.status()]).toEqual([method, path, 405])
    }
  }
  expect(instance.output().slice(logStart)).not.toContain('"stack"')
})
