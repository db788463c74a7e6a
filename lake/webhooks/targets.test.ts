import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { createWebhookTargets } from './targets'

const listed = ['https://hooks.example.org', 'http://127.0.0.1:4000', 'http://ci:8080']

test.each([
  ['https://hooks.example.org/path?secret=1', undefined],
  ['http://127.0.0.1:4000/', undefined],
  ['http://ci:8080/', undefined],
  ['http://hooks.example.org/', 'LAKE_WEBHOOK_ORIGINS'],
  ['https://hooks.example.org:444/', 'LAKE_WEBHOOK_ORIGINS'],
  ['https://other.hooks.example.org/', 'LAKE_WEBHOOK_ORIGINS'],
  ['http://127.0.0.1:4001/', 'LAKE_WEBHOOK_ORIGINS'],
  ['https://user:pass@hooks.example.org/', 'password'],
])('allows only origins of the list: %s', (url, reason) => {
  const found = createWebhookTargets(listed).findReason(new URL(url))
  if (reason === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(reason)
})

/** @returns the address to connect to, or the message of the error */
function resolveTo(url: string, address: string, all: boolean) {
  const answer: LookupAddress[] = [{ address, family: address.includes(':') ? 6 : 4 }]
  const targets = createWebhookTargets(listed, (_name, _options, callback) =>
    callback(null, answer),
  )
  const target = new URL(url)
  return new Promise((resolve) => {
    targets.lookup(target)(target.hostname, { all }, (error, found) => {
      resolve(error === null ? found : error.message)
    })
  })
}

test.each([
  ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.20.0.1', '192.168.1.1', '100.64.0.1'],
  ...['0.0.0.0', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'],
  ...['::127.0.0.1', '2002:7f00:1::', 'fec0::1', '64:ff9b:1::a00:1'],
])('a public name may not lead to %s', async (address) => {
  expect(await resolveTo('https://hooks.example.org', address, true)).toContain('private')
  expect(await resolveTo('https://hooks.example.org', address, false)).toContain('private')
})

test('connects to public addresses, and to private ones of a private name', async () => {
  const address = '93.184.216.34'
  expect(await resolveTo('https://hooks.example.org', address, false)).toBe(address)
  expect(await resolveTo('https://hooks.example.org', address, true)).toEqual([
    { address, family: 4 },
  ])
  expect(await resolveTo('http://ci:8080', '172.20.0.5', false)).toBe('172.20.0.5')
})
