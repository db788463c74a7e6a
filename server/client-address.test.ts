import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, createTrustCheck } from './client-address'

function requestFrom(peer: string, forwardedFor?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return request
}

test.each([
  ['nothing trusted by default', [], '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['no header', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ['a trusted proxy', ['loopback'], '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['forged addresses first', ['loopback'], '::1', 'x, 203.0.113.7', '203.0.113.7'],
  ['two proxies', ['loopback', '10.0.0.0/8'], '::1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['another network', ['10.0.0.0/8'], '192.168.0.1', '203.0.113.7', '192.168.0.1'],
  ['a mapped address', ['192.0.2.1'], '::ffff:192.0.2.1', '203.0.113.7', '203.0.113.7'],
  ['only proxies', ['uniquelocal'], '10.0.0.1', '10.0.0.2', '10.0.0.2'],
])('finds the client’s address: %s', (_name, proxies, peer, forwardedFor, caller) => {
  expect(clientAddress(requestFrom(peer, forwardedFor), createTrustCheck(proxies))).toBe(caller)
})
