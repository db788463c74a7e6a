import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { variablesWith } from '#config/variables.server.mjs'
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
 * Starts Debian's Caddy in front of the product with deploy/Caddyfile, as `startNginx` does.
 * @throws Error when Caddy is not installed or rejects the file
 */
export async function startCaddy({ folder, ...ports }: ProxyOptions): Promise<Proxy> {
  const program = requireProgram('caddy')
  mkdirSync(folder, { recursive: true })
  const { certificateFile, keyFile } = createCertificate(folder)
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
