import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../../../scripts/lib/free-port'
import { requireProgram } from '../../../../scripts/lib/programs.mjs'
import { stopChild, waitForPort } from '../../../../tests/contract/testing/proxy'

export interface FixedResponse {
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
}

/** nginx with one worker that serves the given responses as static files. */
interface Nginx {
  /** URL of each response, in the given order. */
  readonly urls: readonly string[]
  close: () => Promise<void>
}

/** Starts nginx on a free loopback port, with Debian's settings but without a log. */
export async function startNginx(responses: readonly FixedResponse[]): Promise<Nginx> {
  const program = requireProgram('nginx')
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
  const port = await findFreePort()
  for (const [index, { body }] of responses.entries()) {
    writeFileSync(path.join(folder, String(index)), body)
  }
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, createConfiguration(folder, port, responses))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => void child.kill('SIGTERM'))
  await waitForPort(port)
  return {
    urls: responses.map((_, index) => `http://127.0.0.1:${port}/${index}`),
    close: async () => {
      await stopChild(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function createConfiguration(
  folder: string,
  port: number,
  responses: readonly FixedResponse[],
): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // The default user cannot read the folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid;`,
    'events { worker_connections 1024; }',
    'http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `server { listen 127.0.0.1:${port} backlog=1024; root ${folder};`,
    ...responses.map(({ headers }, index) => createLocation(index, headers)),
    '} }',
  ].join('\n')
}

function createLocation(index: number, headers: IncomingHttpHeaders): string {
  const { 'content-type': type = '', 'content-encoding': encoding } = headers
  const encoded = encoding === undefined ? '' : `add_header content-encoding ${encoding};`
  return `location = /${index} { types {} default_type "${type}"; ${encoded} }`
}
