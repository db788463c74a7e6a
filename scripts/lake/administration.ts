import { createClient } from '@sanity/client'
import { clientConfig, embeddedContent } from '#config/client-config'
import { readArguments } from '#config/command-line.server'
import { writeToken, type Env } from '#config/env.server'
import { explainError } from '#seed/connection'

/**
 * Sends a request for users or tokens to the embedded lake.
 * @param path below the project, such as `/tokens`
 * @throws ClientError with the lake's message when it rejects
 */
export type LakeRequest = <Answer = unknown>(
  method: string,
  path: string,
  body?: object,
) => Promise<Answer>

/** @throws Error when the dataset is hosted, or when there is no token yet */
function createLakeRequest(settings: Env): LakeRequest {
  const content = embeddedContent(settings, 'Manage users and tokens at sanity.io/manage.')
  const client = createClient({
    ...clientConfig(content),
    token: writeToken(settings),
    maxRetries: 0,
  })
  return (method, path, body) =>
    client.request({ method, url: `/projects/${content.projectId}${path}`, body })
}

/** Arguments of a command. */
interface CommandOptions {
  readonly id: string | undefined
  readonly email?: string | undefined
  readonly label?: string | undefined
  readonly role?: string | undefined
  readonly end?: boolean | undefined
  readonly reset?: boolean | undefined
}

/** @returns the text to print */
export type Command = (request: LakeRequest, options: CommandOptions) => Promise<string>

/** An argument is missing: the command prints its usage. */
export class UsageError extends Error {}

/**
 * Runs the command that the arguments name, and prints its result.
 * @param usage the error message for an unknown command
 * @throws Error with a message for the terminal
 */
export async function runCommand(
  args: string[],
  commands: Readonly<Record<string, Command>>,
  usage: string,
  settings: Env,
): Promise<void> {
  const { values, positionals } = readArguments(usage, {
    args,
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      label: { type: 'string' },
      role: { type: 'string' },
      end: { type: 'boolean' },
      reset: { type: 'boolean' },
    },
  })
  const [name = '', id] = positionals
  const command = commands[name]
  if (command === undefined) throw new Error(usage)
  try {
    console.log(await command(createLakeRequest(settings), { id, ...values }))
  } catch (error) {
    const message = error instanceof UsageError ? usage : explainError(error, settings)
    throw new Error(message, { cause: error })
  }
}

/** Formats rows as text with aligned columns. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row.map((entry, column) => entry.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}
