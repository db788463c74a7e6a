import { execFile, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/lib/free-port'
import { startTestInstance, type TestInstance } from '#scripts/lib/test-instance'
import { createPackage } from '#scripts/package/create-package'
import { seedDocuments } from '#seed/documents/index'
import { DOMAIN, startCaddy, startNginx, type Proxy } from './testing/proxy'
import { createPublicClient } from './testing/public-site'
import { openSocket } from './testing/socket'

const MB = 1024 * 1024
const API = '/lake/v2025-02-19'

const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'))
const product = path.join(folder, 'yapa-web')
const programs = path.join(folder, 'bin')
const backups = path.join(folder, 'backups')
let instance: TestInstance
let variables: Record<string, string> = {}

/** A proxy in front of the product, and a client for it. */
interface Front extends ReturnType<typeof createPublicClient> {
  readonly proxy: Proxy
  readonly origin: string
  /** Origin without TLS, with the name www. */
  readonly plainOrigin: string
}

const starters = { nginx: startNginx, Caddy: startCaddy }
type ProxyName = keyof typeof starters
const proxies: readonly ProxyName[] = ['nginx', 'Caddy']
const fronts = new Map<ProxyName, Front>()

function getFront(name: ProxyName): Front {
  const front = fronts.get(name)
  if (front === undefined) throw new Error(`${name} has not been started.`)
  return front
}

async function startFront(name: ProxyName, httpsPort: number): Promise<void> {
  const httpPort = await findFreePort()
  const ports = { httpPort, httpsPort, port: Number(variables.PORT) }
  const proxy = await starters[name]({ folder: path.join(folder, name), ...ports })
  fronts.set(name, {
    ...createPublicClient(proxy.certificateFile),
    proxy,
    origin: `https://${DOMAIN}:${httpsPort}`,
    plainOrigin: `http://www.${DOMAIN}:${httpPort}`,
  })
}

// As docs/operating.md says, on a machine that has nothing but Node and a proxy.
beforeAll(async () => {
  await createPackage(product)
  for (const name of [programs, backups]) mkdirSync(name)
  symlinkSync(process.execPath, path.join(programs, 'node'))
  const httpsPort = await findFreePort()
  variables = {
    PATH: programs,
    NODE_OPTIONS: '',
    SITE_URL: `https://${DOMAIN}:${httpsPort}`,
    TRUSTED_PROXIES: 'loopback',
    BACKUP_DIR: backups,
    PORT: String(await findFreePort()),
    LAKE_PORT: String(await findFreePort()),
    LAKE_ADMIN_TOKEN: randomBytes(24).toString('hex'),
    LAKE_ADMIN_EMAIL: 'ana@yapa.example.org',
    LAKE_ADMIN_PASSWORD: randomBytes(12).toString('hex'),
  }
  instance = await startTestInstance('serve', variables, undefined, product)
  await startFront('nginx', httpsPort)
  await startFront('Caddy', await findFreePort())
})

afterAll(async () => {
  for (const { proxy } of fronts.values()) await proxy.close()
  await instance.dispose()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command of the package, as its operator does. */
function run(command: string, args: readonly string[] = [], more: Record<string, string> = {}) {
  const env = {
    ...variables,
    NODE_ENV: 'production' as const,
    HOST: '127.0.0.1',
    DATA_DIR: instance.dataDir,
    ...more,
  }
  const argv = [path.join('build/server', `${command}.js`), ...args]
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(path.join(programs, 'node'), argv, { cwd: product, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

test('the package runs with Node alone and lists what is in it (OPS-01)', async () => {
  expect(instance.output()).toContain(`${seedDocuments.length} created`)
  const licences = readFileSync(path.join(product, 'LICENCES.txt'), 'utf8')
  for (const name of ['react', '@remix-run/node', '@fontsource-variable/figtree']) {
    expect(licences).toContain(`\n${name} `)
  }
  expect(licences).not.toContain('\nautocannon ')
  expect(readdirSync(path.join(product, 'node_modules'))).not.toContain('sanity')
  const users = await run('lake', ['users', 'list'])
  expect(users.output).toContain('administrator')
  expect(users.code).toBe(0)
  const traces = await run('privacy', ['find', '--email', 'nadie@example.org'])
  expect(traces.output).toContain('Nothing was found.')
  expect(traces.code).toBe(0)
})

test.each(proxies)('%s redirects plain HTTP and www to the site (OPS-01)', async (name) => {
  const { fetch, origin, plainOrigin } = getFront(name)
  const www = origin.replace(DOMAIN, `www.${DOMAIN}`)
  for (const address of [`${plainOrigin}/galeria?a=1`, `${www}/galeria?a=1`]) {
    const { status, headers } = await fetch(address)
    expect([301, 308]).toContain(status)
    // Caddy redirects www to https://www first.
    expect(headers.location?.replace('://www.', '://')).toBe(`https://${DOMAIN}/galeria?a=1`)
  }
  const { headers } = await fetch(www)
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/)
})

test('nginx answers no requests for other names (OPS-01)', async () => {
  const { fetch, origin, plainOrigin } = getFront('nginx')
  await expect(fetch(origin.replace(DOMAIN, 'other.example.org'))).rejects.toThrow()
  await expect(fetch(plainOrigin.replace(`www.${DOMAIN}`, 'other.example.org'))).rejects.toThrow()
})

test.each(proxies)('%s passes compressed pages, scripts and documents (OPS-01)', async (name) => {
  const { fetch, origin } = getFront(name)
  const headers = { 'Accept-Encoding': 'br' }
  const scripts = readdirSync(path.join(product, 'build/studio/assets'))
  const script = scripts.find((file) => /^index-.*\.js$/.test(file)) ?? ''
  const query = `${API}/data/query/production?query=${encodeURIComponent('*[_type == "faqEntry"]')}`
  for (const address of ['/', `/studio/assets/${script}`, query]) {
    const answer = await fetch(`${origin}${address}`, { headers })
    expect([answer.status, answer.headers['content-encoding']], address).toEqual([200, 'br'])
  }
  const authorization = `Bearer ${instance.token}`
  const me = await fetch(`${origin}${API}/users/me`, { headers: { ...headers, authorization } })
  expect([me.status, me.headers['content-encoding']]).toEqual([200, undefined])
})

test.each(proxies)('%s passes queries of 10 kB and files of 20 MB (OPS-01)', async (name) => {
  const { fetch, origin } = getFront(name)
  const text = `count(*[_id == "siteSettings" && ${'true && '.repeat(800)} true])`
  const search = new URLSearchParams({ query: text })
  expect(search.toString().length).toBeGreaterThan(9_500)
  const answer = await fetch(`${origin}${API}/data/query/production?${search.toString()}`)
  expect(JSON.parse(answer.body.toString())).toMatchObject({ result: 1 })

  const body = randomBytes(20 * MB)
  const upload = `${origin}${API}/assets/files/production?filename=large.bin`
  const headers = { Authorization: `Bearer ${instance.token}`, 'Content-Length': body.length }
  const stored = await fetch(upload, { method: 'POST', headers, body })
  expect(stored.status).toBe(200)
  const { document } = JSON.parse(stored.body.toString()) as { document: { url: string } }
  const { hostname, pathname, protocol } = new URL(document.url)
  expect([protocol, hostname]).toEqual(['https:', DOMAIN])
  const file = await fetch(`${origin}${pathname}`)
  expect(file.body.equals(body)).toBe(true)
})

test('nginx stores no upload on its disk (OPS-01)', () => {
  expect(readdirSync(path.join(folder, 'nginx/client_body'), { recursive: true })).toEqual([])
})

test.each(proxies)(
  '%s passes changes at once, as events and by WebSocket (OPS-01)',
  async (name) => {
    const { agent, open, origin } = getFront(name)
    const search = new URLSearchParams({ query: `*[_id == "note-${name}"]`, includeResult: 'true' })
    const listen = `${API}/data/listen/production?${search.toString()}`
    const stream = await open(`${origin}${listen}`)
    const socket = await openSocket(origin, '/lake/v1/mux', { agent })
    socket.send({ op: 'open', id: 1, url: listen })
    await socket.atLeast(2)
    let received = ''
    const hasMutation = new Promise<void>((resolve) => {
      stream.on('data', (chunk: Buffer) => {
        received += chunk.toString()
        if (received.includes('event: mutation')) resolve()
      })
    })
    await instance.client.create({ _id: `note-${name}`, _type: 'note', text: 'uno' })
    expect(JSON.stringify(await socket.atLeast(3))).toContain('uno')
    await hasMutation
    expect(received).toContain('"uno"')
    const closed = once(stream, 'close')
    stream.destroy()
    await closed
  },
)

const analyzer = '/usr/bin/systemd-analyze'

test.runIf(existsSync(analyzer))('systemd accepts the units and their hardening (OPS-01)', () => {
  const units = path.join(folder, 'units')
  mkdirSync(units)
  for (const name of readdirSync('deploy/systemd')) {
    const unit = readFileSync(path.join('deploy/systemd', name), 'utf8')
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('/opt/yapa/current', product)
    writeFileSync(path.join(units, name), unit)
  }
  const files = readdirSync(units).map((name) => path.join(units, name))
  const verify = spawnSync(analyzer, ['verify', ...files], { encoding: 'utf8' })
  expect([verify.status, verify.stderr]).toEqual([0, ''])
  // Tenths of the exposure level; 10.0 is a service without any hardening.
  const security = ['security', '--offline=true', '--threshold=15']
  for (const file of files.filter((name) => name.endsWith('.service'))) {
    expect(spawnSync(analyzer, [...security, file]).status).toBe(0)
  }
})

test('a backup is written to its folder and can be restored (OPS-01)', async () => {
  expect(await run('lake', ['backup'])).toMatchObject({ code: 0 })
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^lake-.*Z\.tar$/)])
  const checked = await run('lake', ['restore', '--check'])
  expect(checked.output).toMatch(/can be restored: \d{3} documents/)
  expect(checked.code).toBe(0)
})

test('the doctor reports the site as visitors see it, without secrets (OPS-01)', async () => {
  const names = path.resolve('tests/contract/testing/resolve-example-names.mjs')
  const trusted = {
    NODE_EXTRA_CA_CERTS: getFront('nginx').proxy.certificateFile,
    NODE_OPTIONS: `--import ${names}`,
  }
  const well = await run('doctor', [], trusted)
  expect(well.output).toMatch(/✓ Dataset .*\n.*✓ Token /)
  expect(well.output).toContain('✓ Site          live')
  expect(well.output).toMatch(/From outside {2}.*(:\d+ answers|strict-transport-security)/)
  expect(well.output).not.toContain(instance.token)
  expect(well.code, well.output).toBe(0)
  const ill = await run('doctor', [], { ...trusted, LAKE_ADMIN_TOKEN: 'x'.repeat(40), PORT: '1' })
  expect(ill.output).toContain('✗ Token ')
  expect(ill.output).toContain('✗ Site ')
  expect(ill.code).toBe(1)
})

test('proxies answer 503 while the product is stopped (OPS-01)', async () => {
  await instance.stop()
  for (const name of proxies) {
    const { fetch, origin } = getFront(name)
    const { status, headers, body } = await fetch(`${origin}/galeria`)
    expect([name, status, headers['retry-after']]).toEqual([name, 503, '5'])
    expect(body.toString()).toContain('El sitio vuelve en unos segundos')
  }
})
