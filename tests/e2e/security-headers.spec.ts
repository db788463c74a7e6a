import { expect, test } from './testing/fixtures'
import { listResponseKinds } from './testing/response-kinds'

test('every kind of response has the security headers (OPS-01, SAFE-01)', async ({ instance }) => {
  const found: unknown[] = []
  const kinds = await listResponseKinds(instance.origin)
  for (const [number, { name, method, path, status, headers, body }] of kinds.entries()) {
    const response = await fetch(instance.site + path, {
      method,
      redirect: 'manual',
      // The site limits requests by address.
      headers: { ...headers, 'X-Forwarded-For': `10.0.0.${number}`, 'X-Forwarded-Proto': 'https' },
      ...(body !== undefined && { body }),
    })
    await response.arrayBuffer()
    const errors = findErrors(response.headers)
    if (response.status !== status || errors.length > 0) {
      found.push([name, response.status, errors])
    }
  }
  expect(found).toEqual([])
})

/** The minimum for each header. The score in MDN's HTTP Observatory is not computed here. */
const rules: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src '(?:none|self)'.*\bframe-ancestors '(?:none|self)'/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
}

function findErrors(headers: Headers): string[] {
  const wrong = Object.entries(rules).filter(([name, rule]) => !rule.test(headers.get(name) ?? ''))
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = /(?:script|default)-src [^;]*'unsafe-/.exec(policy)
  return [...wrong.map(([name]) => `${name}: ${headers.get(name) ?? ''}`), ...(scripts ?? [])]
}
