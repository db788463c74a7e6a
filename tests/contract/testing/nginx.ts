import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { requireProgram } from '#scripts/lib/programs.mjs'
import {
  createCertificate,
  DOMAIN,
  stopChild,
  waitForPort,
  type Proxy,
  type ProxyOptions,
} from './proxy'

/**
 * Starts Debian's nginx in front of the product with deploy/nginx/yapa.conf. The file stays as it is,
 * except for the ports and the place of the certificate.
 * @throws Error when nginx is not installed or rejects the file
 */
export async function startNginx({ folder, ...ports }: ProxyOptions): Promise<Proxy> {
  const program = requireProgram('nginx')
  mkdirSync(folder, { recursive: true })
  const { certificateFile } = createCertificate(folder)
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
