import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeToken, type Env } from '#config/env.server'
import { rejectHostedCommand } from './hosted-commands'

/** How to run Sanity's CLI. */
export interface SanityCall {
  readonly args: readonly string[]
  /** Added to the environment. */
  readonly variables: Readonly<Record<string, string>>
  /** False for commands that read source files only. */
  readonly needsLake: boolean
}

/** Command groups that call the lake. */
const LAKE_COMMANDS = ['dataset', 'documents', 'exec', 'migration']
/** Of those, what reads source files only. */
const SOURCE_COMMANDS = ['migration create', 'migration list']

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href
const preload = (file: string) =>
  `--import=${pathToFileURL(path.join(import.meta.dirname, file)).href}`

/**
 * Adapts a command to the dataset of the settings. The embedded lake needs a host name that Node
 * does not resolve, and the local administrator's token. Imports send every asset, because the CLI
 * checks for existing ones over https only.
 * @param args arguments after `sanity`
 * @throws Error for a command that only the hosted service has, with what to use instead; Error of
 *   `writeToken`, when the command needs a token and there is none
 */
export function createSanityCall(args: readonly string[], settings: Env): SanityCall {
  const { content } = settings
  if (content.kind === 'hosted') {
    const { writeToken: token } = settings
    return { args, variables: token === undefined ? {} : tokenVariable(token), needsLake: false }
  }
  const variables = {
    NODE_OPTIONS: preload('resolve-localhost.mjs'),
    NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  }
  const [group = '', command = ''] = args.filter((arg) => !arg.startsWith('-'))
  if (args.includes('--help') || args.includes('-h')) return { args, variables, needsLake: false }
  rejectHostedCommand(group, command)
  const readsSource = SOURCE_COMMANDS.includes(`${group} ${command}`)
  if (!LAKE_COMMANDS.includes(group) || readsSource) return { args, variables, needsLake: false }
  const getToken = () => tokenVariable(writeToken(settings))
  if (group === 'exec') {
    return createExecCall(args, { ...variables, ...lakeVariables(content) }, getToken)
  }
  const isImport = group === 'dataset' && command === 'import'
  return {
    args: isImport ? [...new Set([...args, '--replace-assets'])] : args,
    variables: {
      ...variables,
      ...getToken(),
      ...(group === 'migration' && lakeVariables(content)),
    },
    needsLake: true,
  }
}

/**
 * `sanity exec` runs TypeScript through tsx, because this package has ES modules only. The CLI's
 * own `--with-user-token` reads the token of a login, so the preloaded module passes the lake's.
 */
function createExecCall(
  args: readonly string[],
  variables: SanityCall['variables'] & ReturnType<typeof lakeVariables>,
  getToken: () => SanityCall['variables'],
): SanityCall {
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const isTokenFlag = (arg: string, at: number) => arg === '--with-user-token' && at < end
  return {
    args: args.filter((arg, at) => !isTokenFlag(arg, at)),
    variables: {
      ...variables,
      NODE_OPTIONS: `--import=${tsx} ${variables.NODE_OPTIONS}`,
      ...(args.some(isTokenFlag) && getToken()),
    },
    needsLake: true,
  }
}

const lakeVariables = ({ apiHost, projectId }: { apiHost: string; projectId: string }) => ({
  NODE_OPTIONS: preload('use-embedded-lake.mjs'),
  LAKE_API_HOST: apiHost,
  LAKE_PROJECT: projectId,
})

const tokenVariable = (token: string) => ({ SANITY_AUTH_TOKEN: token })
