import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findActivatedSocket, bindSocket } from './bound-sockets'

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function listenOnFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, port }
}

/** Starts a server on an inherited socket, and waits until it listens. */
async function serve(fd: number, answer: string): Promise<ChildProcess> {
  const source = `require('node:http')
    .createServer((request, response) => response.end('${answer}'))
    .listen({ fd: 3 }, () => process.stdout.write('ready'))`
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 2, fd] })
  children.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

test('connections wait while no process accepts them (OPS-01)', async () => {
  const { server, port } = await listenOnFreePort()
  await new Promise((resolve) => server.close(resolve))
  const bound = await bindSocket('localhost', port)
  const fd = bound?.fd ?? -1
  const first = await serve(fd, 'first')
  const request = async () =>
    (await fetch(`http://localhost:${port}`, { headers: { Connection: 'close' } })).text()
  expect(await request()).toBe('first')
  const ended = once(first, 'exit')
  first.kill('SIGKILL')
  await ended
  const waiting = request()
  await serve(fd, 'second')
  expect(await waiting).toBe('second')
})

test('holds no socket on a used port, an unknown host or port 0', async () => {
  const { server, port } = await listenOnFreePort()
  expect(await bindSocket('127.0.0.1', port)).toBeUndefined()
  expect(await bindSocket('host.invalid', 8080)).toBeUndefined()
  expect(await bindSocket('127.0.0.1', 0)).toBeUndefined()
  server.close()
})

test('uses a socket of systemd only if it is for this process', () => {
  const pid = String(process.pid)
  expect(findActivatedSocket({ LISTEN_PID: pid, LISTEN_FDS: '1' })).toEqual({ fd: 3 })
  expect(findActivatedSocket({ LISTEN_PID: '1', LISTEN_FDS: '1' })).toBeUndefined()
  expect(findActivatedSocket({ LISTEN_PID: pid, LISTEN_FDS: '0' })).toBeUndefined()
  expect(findActivatedSocket({})).toBeUndefined()
})
