import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeToken, type Env } from '../../config/env.server'

/** How to run Sanity's CLI. */
export interface SanityCall {
  readonly args: readonly string[]
  /** Added to the environment. */
  readonly variables: Readonly<Record<string, string>>
  /** Servers that the command needs; none for commands that read source files only. */
  readonly needs: readonly ('dataset' | 'assets')[]
}

/** Command groups that call the dataset. */
const DATASET_COMMANDS = ['dataset', 'documents', 'hook', 'migration']

const preload = pathToFileURL(path.join(import.meta.dirname, 'resolve-localhost.mjs')).href

/**
 * Adapts a command to the dataset of the settings. The embedded lake needs a host name that Node does
 * not resolve, and the local administrator's token. Imports send every asset, because the CLI checks
 * for existing ones over https only.
 * @param args arguments after `sanity`
 * @throws Error of `writeToken`, when the command needs a token and there is none
 */
export function createSanityCall(args: readonly string[], settings: Env): SanityCall {
  const { content } = settings
  const [group = '', command] = args
  const needsDataset = DATASET_COMMANDS.includes(group) && !args.includes('--help')
  if (content.kind === 'hosted') {
    const { writeToken: token } = settings
    return { args, variables: token === undefined ? {} : tokenVariable(token), needs: [] }
  }
  const variables = {
    NODE_OPTIONS: `--import=${preload}`,
    NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    ...(needsDataset && tokenVariable(writeToken(settings))),
  }
  if (!needsDataset) return { args, variables, needs: [] }
  const isImport = group === 'dataset' && command === 'import'
  const isExport = group === 'dataset' && command === 'export'
  return {
    args: isImport ? [...new Set([...args, '--replace-assets'])] : args,
    variables,
    needs: isExport ? ['dataset', 'assets'] : ['dataset'],
  }
}

const tokenVariable = (token: string) => ({ SANITY_AUTH_TOKEN: token })
