import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { variablesWith } from '#config/variables.server.mjs'
import { requireProgram } from '#scripts/lib/programs.mjs'
import { createCertificate } from '../../fakes/tls-proxy'

/** The name in the files of deploy/. */
export const DOMAIN = 'yapa.example.org'
const names = [DOMAIN, `www.${DOMAIN}`]

interface ProxyOptions {
  /** Holds certificate, configuration and temporary files. */
  readonly folder: string
  readonly httpPort: number
  readonly httpsPort: number
  /** Port of the product. */
  readonly port: number
}

/** A reverse proxy with a file of deploy/. */
export interface Proxy {
  /** The certificate, which signs itself. */
  readonly certificateFile: string
  close: () => Promise<void>
}

/**
 * Starts Debian's nginx in front of the product with deploy/nginx/yapa.conf. The file stays as it is,
 * except for the ports and the place of the certificate.
 * @throws Error when nginx is not installed or rejects the file
 */
export async function startNginx({ folder, ...ports }: ProxyOptions): Promise<Proxy> {
  const program = requireProgram('nginx')
  mkdirSync(folder, { recursive: true })
  const { certificateFile } = createCertificate(folder, names)
  const site = readFileSync('deploy/nginx/yapa.conf', 'utf8')
    .replaceAll(`/etc/letsencrypt/live/${DOMAIN}`, folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.port}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${ports.httpPort}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${ports.httpsPort}`)
  writeFileSync(path.join(folder, 'yapa.conf'), site)
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, mainConfiguration(folder))
  const args = ['-p', folder, '-c', file, '-e', 'stderr']
  execFileSync(program, ['-t', '-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await waitForPort(ports.httpsPort)
  return { certificateFile, close: () => stopChild(child) }
}

/** As /etc/nginx/nginx.conf of Debian, which includes the site. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid;`,
    'events { worker_connections 768; }',
    'http { sendfile on; tcp_nopush on; gzip on; default_type application/octet-stream;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/yapa.conf; }`,
  ].join('\n')
}

/**
 * Starts Debian's Caddy in front of the product with deploy/Caddyfile, as `startNginx` does.
 * @throws Error when Caddy is not installed or rejects the file
 */
export async function startCaddy({ folder, ...ports }: ProxyOptions): Promise<Proxy> {
  const program = requireProgram('caddy')
  mkdirSync(folder, { recursive: true })
  const { certificateFile, keyFile } = createCertificate(folder, names)
  const global = [
    ...['admin off', 'default_bind 127.0.0.1', 'skip_install_trust'],
    ...[`http_port ${ports.httpPort}`, `https_port ${ports.httpsPort}`],
  ]
  const text = readFileSync('deploy/Caddyfile', 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.port}`)
    .replace(/^\{$/m, ['{', ...global].join('\n'))
    .replaceAll(
      new RegExp(`^(www\\.)?${DOMAIN} \\{$`, 'gm'),
      (line) => `${line}\ntls ${certificateFile} ${keyFile}`,
    )
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, text)
  const args = ['--adapter', 'caddyfile', '--config', file]
  const env = variablesWith({ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder })
  execFileSync(program, ['validate', ...args], { env, stdio: ['ignore', 'ignore', 'ignore'] })
  const child = spawn(program, ['run', ...args], { env, stdio: 'ignore' })
  await waitForPort(ports.httpsPort)
  return { certificateFile, close: () => stopChild(child) }
}

/** Stops the program of a proxy, and waits for its end. */
export async function stopChild(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Resolves when a server listens on a port of the loopback. */
export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(25)
  }
  throw new Error(`Nothing listens on port ${port}.`)
}
