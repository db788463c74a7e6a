import { env } from '#config/env.server'
import { explainError } from '../connection'

const USAGE = `npm run dataset -- export|validate [--help]
  Writes the dataset with its assets to a file, or validates it against the schemas.`

const commands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  export: async (args) => (await import('./export')).exportDataset(args),
  validate: async (args) => (await import('./validate')).validate(args),
}

async function main([name = '', ...args]: string[]) {
  const command = commands[name]
  if (command === undefined) throw new Error(USAGE)
  await command(args)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explainError(error, env()))
  process.exitCode = 1
})
