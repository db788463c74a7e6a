import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** An option that is on or off. */
export const flag = { type: 'boolean', default: false } as const

/**
 * Reads the arguments of a command. With --help it prints the usage and ends the process.
 * @throws TypeError for an option that the command does not have
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  const { args = process.argv.slice(2) } = config
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  return parseArgs(config)
}

/** Asks at the terminal; anything but a yes counts as no. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^(y|yes|s|si|sí)$/i.test(answer.trim())
}
