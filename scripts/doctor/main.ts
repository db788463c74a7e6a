import { env, type Env } from '#config/env.server'
import { listChecks } from './checks'
import { error, formatFinding, ok, runCheck } from './finding'

const LIMIT_MS = 5_000

/**
 * Reports on one screen what is configured, reachable and missing, and what that means. Ends with 1
 * when something is wrong. It prints no secrets and changes nothing.
 */
async function main() {
  const settings = readSettings()
  if (settings === undefined) process.exit(1)
  const checks = listChecks(settings)
  const findings = await Promise.all(checks.map((check) => runCheck(check, LIMIT_MS)))
  for (const [index, finding] of findings.entries()) {
    console.log(formatFinding(checks[index]?.name ?? '', finding))
  }
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length
  const errors = count('error')
  console.log(`\n  ${errors} errors, ${count('warning')} warnings (docs/operating.md)`)
  // A check without an answer may have left a connection open.
  process.exit(errors > 0 ? 1 : 0)
}

function readSettings(): Env | undefined {
  try {
    const settings = env()
    console.log(formatFinding('Settings', ok(`valid; ${settings.mode}, ${settings.siteUrl}`)))
    return settings
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    console.log(formatFinding('Settings', error(text)))
    return undefined
  }
}

await main()
