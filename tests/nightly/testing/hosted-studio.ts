import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from 'playwright/test'
import { variablesWith } from '#config/variables.server.mjs'
import { chromiumOptions, findChromium } from '#scripts/lib/chromium.mjs'
import { fingerprint } from '#scripts/lib/fingerprint'
import { createStudioFiles } from '#server/studio-files'

const run = promisify(execFile)

const folder = path.resolve('.cache/hosted-studio')
const sources = ['studio', 'schemas', 'docs/editores', 'config', 'package-lock.json']

/** Builds the Studio for a hosted project, unless it is built already. Its code is not minified. */
export async function buildHostedStudio(projectId: string): Promise<void> {
  const stamp = path.join(folder, 'built')
  const wanted = fingerprint(sources, { projectId })
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const options = ['--config', 'studio/vite.config.ts', '--outDir', folder, '--minify', 'false']
  await run('npx', ['vite', 'build', ...options, '--logLevel', 'error'], {
    env: variablesWith({ NODE_ENV: 'production', SANITY_PROJECT_ID: projectId }),
  })
  writeFileSync(stamp, wanted)
}

/** Serves the built Studio with the policy of the site for hosted datasets. */
export async function serveHostedStudio(): Promise<{ origin: string; close: () => void }> {
  const files = createStudioFiles(folder, 'hosted')
  const server = createServer((request, response) => {
    // The site takes the policy's reports: zod tries `eval`, which the policy forbids.
    if (request.url === '/_csp') response.writeHead(204).end()
    else files(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Launches a browser for which the hosted service's names are a port of this machine. */
export function launchWithHostedNames(port: number): Promise<Browser> {
  const executablePath = findChromium()
  const names = `MAP *.sanity.io 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE localhost`
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumOptions, `--host-resolver-rules=${names}, EXCLUDE 127.0.0.1`],
  })
}
