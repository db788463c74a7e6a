import { statSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTempFolder } from '#app/testing/temp-folder'
import { controlFile, type ReloadRequest, requestReload, serveControl } from './control'

let root = ''
let file = ''
const servers: Server[] = []

beforeEach(() => {
  root = createTempFolder()
  file = controlFile({ DATA_DIR: 'data' }, root)
})

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function serve(reload: (request: ReloadRequest) => Promise<void>) {
  servers.push(serveControl(file, reload, () => undefined))
}

test('forwards a request, and reports when it is done (OPS-01)', async () => {
  const received: ReloadRequest[] = []
  serve((request) => {
    received.push(request)
    return Promise.resolve()
  })
  await requestReload(file, { root: '/srv/new', lake: true })
  expect(received).toEqual([{ root: '/srv/new', lake: true }])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700)
})

test('reports why a reload failed, and replaces the socket of a killed run (OPS-01)', async () => {
  serve(() => Promise.resolve())
  servers.splice(0)[0]?.close()
  writeFileSync(file, '')
  serve(() => Promise.reject(new Error('The new site does not start.')))
  const request = requestReload(file, { root, lake: false })
  await expect(request).rejects.toThrow('The new site does not start.')
})

test('reports that no product runs with the data folder (OPS-01)', async () => {
  const request = requestReload(file, { root, lake: false })
  await expect(request).rejects.toThrow(`does not run with this data folder: ${file}`)
})
