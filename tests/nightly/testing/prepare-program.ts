import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { variablesWith } from '#config/variables.server.mjs'

const run = promisify(execFile)
const sources = path.resolve(import.meta.dirname, '..')
const cache = path.resolve('.cache/programs')
/** Only ends what hangs. */
const TIMEOUT_MS = 600_000

/** A folder of programs, named by the major version of the Studio whose packages it has. */
export type ProgramFolder = 'v3' | 'v4' | 'v5' | 'v6'

/**
 * Copies a folder of programs and the sources of the Studio into the cache, and installs the
 * packages there unless they are installed. Some packages ask for a newer Node than they need, so
 * that is no error.
 * @returns the folder in the cache
 */
export async function installPrograms(name: ProgramFolder): Promise<string> {
  const folder = path.join(cache, name)
  mkdirSync(folder, { recursive: true })
  for (const part of [name, 'studio']) cpSync(path.join(sources, part), folder, { recursive: true })
  await runOnce(folder, 'installed', ['package-lock.json'], () => {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
    return runIn(folder, 'npm', ['ci', '--engine-strict=false', ...options])
  })
  return folder
}

/**
 * Builds the Studio of a folder of programs with `sanity build`, unless it is done already.
 * @param apiHost value of SANITY_STUDIO_API_HOST; without it the Studio uses the hosted service's
 *   names
 * @returns the folder of the built files
 */
export async function buildStudio(name: ProgramFolder, apiHost?: string): Promise<string> {
  const folder = await installPrograms(name)
  const inputs = ['sanity.config.ts', 'sanity.cli.ts', 'package-lock.json']
  await runOnce(folder, 'built', inputs, () =>
    runIn(folder, 'npx', ['--no-install', 'sanity', 'build', '-y'], {
      NODE_ENV: undefined,
      DO_NOT_TRACK: '1',
      NO_UPDATE_NOTIFIER: '1',
      SANITY_STUDIO_API_HOST: apiHost,
    }),
  )
  return path.join(folder, 'dist')
}

/** Runs a step again only when one of its files has changed. */
async function runOnce(
  folder: string,
  step: string,
  files: readonly string[],
  perform: () => Promise<unknown>,
): Promise<void> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(path.join(folder, file)))
  const digest = hash.digest('hex')
  const stamp = path.join(folder, `.${step}`)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  await perform()
  writeFileSync(stamp, digest)
}

/**
 * Runs a command in a folder of programs.
 * @returns its standard output
 * @throws Error with its output when it fails or takes too long
 */
export async function runIn(
  cwd: string,
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<string> {
  const options = {
    cwd,
    timeout: TIMEOUT_MS,
    env: variablesWith(variables),
    maxBuffer: 16 * 1024 * 1024,
  }
  try {
    return (await run(command, args, options)).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}\n${stderr ?? ''}`, {
      cause: error,
    })
  }
}
