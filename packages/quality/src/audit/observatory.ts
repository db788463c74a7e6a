import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { variablesWith } from '../../../../config/variables.server.mjs'
import { installPackage } from './install-package'

const SCAN_TIMEOUT_MS = 60_000

/** The Observatory's judgement of a response. */
export interface Judgement {
  /** 100 and the modifiers of all tests. */
  readonly score: number
  /** Tests that change the score, such as `content-security-policy +10`. */
  readonly modifiers: readonly string[]
}

const scanShape = z.object({
  scan: z.object({ score: z.number() }),
  tests: z.record(z.string(), z.object({ scoreModifier: z.number() })),
})

/**
 * Installs the Observatory into the cache. Its install scripts load the browsers' list of HTTPS hosts,
 * which says nothing about localhost: an empty list takes its place.
 * @returns the command-line tool
 */
export async function installObservatory(): Promise<string> {
  const folder = await installPackage('@mdn/mdn-http-observatory', '1.4.8')
  writeFileSync(path.join(folder, 'conf/hsts-preload.json'), '{}\n')
  return path.join(folder, 'src/scan.js')
}

/**
 * Scans an address.
 * @param tool from `installObservatory`
 * @param address host, port and path, without a scheme
 * @param certificate file of a certificate to trust
 * @throws Error when the address cannot be scanned, with the tool's reason in `stdout`
 */
export async function scan(tool: string, address: string, certificate: string): Promise<Judgement> {
  const { stdout } = await promisify(execFile)(process.execPath, [tool, address], {
    env: variablesWith({ NODE_EXTRA_CA_CERTS: certificate }),
    timeout: SCAN_TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  })
  const result = scanShape.safeParse(JSON.parse(stdout))
  if (!result.success) throw new Error(`The Observatory cannot scan ${address}: ${stdout}`)
  const { scan: summary, tests } = result.data
  const modifiers = Object.entries(tests)
    .filter(([, { scoreModifier }]) => scoreModifier !== 0)
    .map(([name, { scoreModifier: points }]) => `${name} ${points > 0 ? '+' : ''}${points}`)
  return { score: summary.score, modifiers }
}
