import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { variablesWith } from '../../config/variables.server.mjs'
import { run } from '../lib/run.mjs'

const NAME = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'
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
 * Installs the Observatory into the cache, unless it is there. Its install scripts stay out: they load
 * the browsers' list of HTTPS hosts from the network, which says nothing about localhost.
 * @returns the command-line tool
 */
export async function installObservatory(): Promise<string> {
  const folder = path.resolve('.cache/observatory', VERSION)
  const tool = path.join(folder, 'node_modules', NAME)
  const list = path.join(tool, 'conf/hsts-preload.json')
  if (!existsSync(list)) {
    mkdirSync(folder, { recursive: true })
    // The tool's web server, which is not started, has parts that require a newer Node.
    const options = ['--ignore-scripts', '--no-save', '--omit=optional', '--engine-strict=false']
    await run('Installing the Observatory', 'npm', [
      ...['install', `${NAME}@${VERSION}`, '--prefix', folder, ...options],
    ])
    writeFileSync(list, '{}\n')
  }
  return path.join(tool, 'src/scan.js')
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
