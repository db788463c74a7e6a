import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../lib/free-port'
import { requireProgram } from '../lib/programs'
import { type Answer, get, withAgent } from './http'

/** nginx with one worker that serves the given responses as static files. */
interface Nginx {
  /** URL of each response, in the given order. */
  readonly urls: readonly string[]
  close: () => Promise<void>
}

/** Headers that nginx sets itself. */
const NGINX_HEADERS = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'server', 'accept-ranges'],
  ...['content-length', 'content-type', 'etag', 'last-modified'],
])

/**
 * Starts nginx on a free loopback port, with Debian's settings but without a log.
 * @throws Error when its response bodies differ
 */
export async function startNginx(answers: readonly Answer[]): Promise<Nginx> {
  const program = await requireProgram('nginx')
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
  const port = await findFreePort()
  for (const [index, { body }] of answers.entries()) {
    writeFileSync(path.join(folder, String(index)), body)
  }
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, answers))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => void child.kill('SIGTERM')
  process.once('exit', kill)
  const close = async () => {
    process.off('exit', kill)
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      kill()
      await exited
    }
    rmSync(folder, { recursive: true, force: true })
  }
  const urls = answers.map((_, index) => `http://127.0.0.1:${port}/${index}`)
  try {
    await waitUntilReady(urls[0] ?? '')
    await withAgent(1, async (agent) => {
      for (const [index, url] of urls.entries()) {
        const { body } = await get(url, {}, agent)
        if (!answers[index]?.body.equals(body)) throw new Error('nginx sends a different body.')
      }
    })
    return { urls, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok === true) return
    await sleep(50)
  }
  throw new Error('nginx does not answer.')
}

function configuration(folder: string, port: number, answers: readonly Answer[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // The default user cannot read the folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1;',
    `pid ${path.join(folder, 'nginx.pid')};`,
    'events { worker_connections 1024; }',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${path.join(folder, name)};`),
    'access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;',
    `server { listen 127.0.0.1:${port} backlog=1024; root ${folder};`,
    ...answers.map(({ headers }, index) => location(index, headers)),
    '} }',
  ].join('\n')
}

function location(index: number, headers: Answer['headers']): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    typeof value !== 'string' || NGINX_HEADERS.has(name)
      ? []
      : [`add_header ${name} ${quoted(value)};`],
  )
  const type = headers['content-type'] ?? 'application/octet-stream'
  const typed = `types {} default_type ${quoted(String(type))};`
  return [`location = /${index} {`, typed, ...lines, '}'].join('\n')
}

/** @throws Error for a dollar sign, which starts a variable in nginx */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send this header: ${value}`)
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
