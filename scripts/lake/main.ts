import { main } from '../lib/run.mjs'

const USAGE = `npm run lake [-- serve]
npm run lake -- users|tokens|backup|restore [--help]
  Serves the embedded Content Lake alone, or manages its users, tokens and backups.`

/** How the message of a failed command starts. */
const failures: Readonly<Record<string, string>> = {
  backup: 'No backup was created. ',
  restore: 'Nothing was restored. ',
}

/** Each command loads only its own modules, because the lake's process starts here, too. */
const commands: Readonly<Record<string, (args: string[]) => Promise<unknown>>> = {
  serve: () => import('#server/lake'),
  users: async (args) => (await import('./accounts')).manageUsers(args),
  tokens: async (args) => (await import('./accounts')).manageTokens(args),
  backup: async (args) => (await import('./backup')).backUp(args),
  restore: async (args) => (await import('./restore')).restore(args),
}

await main(async () => {
  const [name = 'serve', ...args] = process.argv.slice(2)
  const command = commands[isStartReason(name) ? 'serve' : name]
  if (command === undefined) throw new Error(USAGE)
  await command(args).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error((failures[name] ?? '') + message, { cause: error })
  })
})

/** The supervisor names only the reason of a start, such as `--restart`; see `startArgument`. */
function isStartReason(name: string): boolean {
  return name.startsWith('--') && name !== '--help'
}
