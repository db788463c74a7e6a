import { execFile } from 'node:child_process'
import path from 'node:path'
import { PROJECT } from './lake-client'
import { startLake } from './start-lake'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const root = path.resolve(import.meta.dirname, '../../..')
const TOKEN = 'a-token-of-the-administrator-of-this-test'

interface CommandResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

type Env = Readonly<Record<string, string>>

/** Runs Sanity's CLI as `npm run sanity -- …` does. */
export const runSanity = (args: readonly string[], env: Env) =>
  runScript('scripts/sanity/main.ts', args, env)

/** Runs a script of this repository with a home of its own. */
export function runScript(
  script: string,
  args: readonly string[],
  env: Env,
): Promise<CommandResult> {
  const home = createTempFolder()
  const childEnv = {
    NODE_ENV: 'test' as const,
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: home,
    SANITY_PROJECT_ID: '',
    ...env,
  }
  const command = ['--import', 'tsx', script, ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env: childEnv }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

/** Starts a lake with an administrator client, and with commands that run against it. */
export async function startLakeForCli({ projectId = PROJECT } = {}) {
  const { origin, logged, anonymous } = await startLake({
    projectId,
    allowedOrigins: ['https://studio.example.test'],
    adminEmail: 'admin@example.test',
    adminToken: TOKEN,
  })
  const env = {
    LAKE_PROJECT_ID: projectId,
    LAKE_PORT: new URL(origin).port,
    LAKE_ADMIN_TOKEN: TOKEN,
    SITE_URL: origin,
  }
  return {
    client: anonymous({ perspective: 'raw', token: TOKEN }),
    /** Runs Sanity's CLI, whether or not it succeeds. */
    trySanity: (...args: string[]) => runSanity(args, env),
    /** Runs `npm run lake -- tokens` or `npm run lake -- users`. */
    accounts: (of: 'tokens' | 'users', ...args: string[]) =>
      runScript('scripts/lake/main.ts', [of, ...args], env),
    logged,
    origin,
    /** Variables of commands that run against it. */
    env,
    /**
     * Runs Sanity's CLI.
     * @returns its standard output
     * @throws Error with its output when it fails
     */
    sanity: async (...args: string[]): Promise<string> => {
      const { code, stdout, stderr } = await runSanity(args, env)
      if (code !== 0) throw new Error(`sanity ${args.join(' ')}:\n${stdout}\n${stderr}`)
      return stdout
    },
  }
}
