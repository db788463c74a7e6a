import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeToken, type Env } from '../../config/env.server'

/** How to start Sanity's command-line tool. */
export interface SanityCall {
  readonly args: readonly string[]
  /** Added to the environment. */
  readonly variables: Readonly<Record<string, string>>
  /** What has to answer for the command to work; none for one that reads the sources alone. */
  readonly needs: readonly ('dataset' | 'assets')[]
}

/** Groups of commands that ask the dataset something. */
const DATASET_COMMANDS = ['dataset', 'documents', 'migration']

const preload = pathToFileURL(path.join(import.meta.dirname, 'resolve-localhost.mjs')).href

/**
 * What the tool has to be told so that it works on the dataset of the settings. On the embedded lake
 * that is a name that Node does not resolve, the local administrator's token, and an option for
 * imports: the tool asks over https alone whether an asset is there already, so every asset is sent,
 * and the lake keeps the one that it has.
 * @param given the words after `sanity`
 * @throws Error of `writeToken`, when the command asks the dataset and there is no token
 */
export function sanityCall(given: readonly string[], settings: Env): SanityCall {
  const { content } = settings
  const [group = '', command] = given
  const asks = DATASET_COMMANDS.includes(group) && !given.includes('--help')
  if (content.kind === 'hosted') {
    const { writeToken: token } = settings
    return { args: given, variables: token === undefined ? {} : asToken(token), needs: [] }
  }
  const variables = {
    NODE_OPTIONS: `--import=${preload}`,
    NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    ...(asks && asToken(writeToken(settings))),
  }
  if (!asks) return { args: given, variables, needs: [] }
  const isImport = group === 'dataset' && command === 'import'
  const isExport = group === 'dataset' && command === 'export'
  return {
    args: isImport ? [...new Set([...given, '--replace-assets'])] : given,
    variables,
    needs: isExport ? ['dataset', 'assets'] : ['dataset'],
  }
}

const asToken = (token: string) => ({ SANITY_AUTH_TOKEN: token })
