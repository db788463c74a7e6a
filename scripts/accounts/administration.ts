import { parseArgs } from 'node:util'
import { createClient } from '@sanity/client'
import type { z } from 'zod'
import { clientConfig } from '../../config/client-config'
import { embeddedContent } from '../../config/embedded-content'
import { writeToken, type Env } from '../../config/env.server'

/** The client with which commands manage who may reach the embedded lake, while it runs. */
export interface Administration {
  /**
   * @param answer what the lake answers with
   * @param path below the project, such as `/tokens`
   * @throws ClientError with the lake's own words when it refuses; ZodError for another answer
   */
  request<Answer>(
    answer: z.ZodType<Answer>,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer>
}

/** @throws Error when the dataset is hosted, or when there is no token yet */
function openAdministration(settings: Env): Administration {
  const content = embeddedContent(settings, 'Manage people and tokens at sanity.io/manage.')
  const client = createClient({
    ...clientConfig(content),
    token: writeToken(settings),
    maxRetries: 0,
  })
  return {
    async request(answer, method, path, body) {
      const url = `/projects/${content.projectId}${path}`
      return answer.parse(await client.request<unknown>({ method, url, body }))
    },
  }
}

/** The words of a command after its name. */
export interface Given {
  readonly id: string | undefined
  readonly email?: string | undefined
  readonly label?: string | undefined
  readonly role?: string | undefined
}

/** @returns what to print */
export type Command = (lake: Administration, given: Given) => Promise<string>

/** A command that was not given what it needs: what to print is how to use it. */
export class UsageError extends Error {}

/**
 * Runs the command that the arguments of this process name, and prints what it gives.
 * @param usage printed when there is no such command
 * @throws Error in words for the person at the terminal
 */
export async function perform(
  commands: Readonly<Record<string, Command>>,
  usage: string,
  settings: Env,
): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, label: { type: 'string' }, role: { type: 'string' } },
  })
  const [name = '', id] = positionals
  const command = commands[name]
  if (command === undefined) throw new Error(usage)
  try {
    console.log(await command(openAdministration(settings), { id, ...values }))
  } catch (error) {
    const message = error instanceof UsageError ? usage : explain(error, settings)
    throw new Error(message, { cause: error })
  }
}

function explain(error: unknown, { content }: Env): string {
  const message = error instanceof Error ? error.message : String(error)
  if (content.kind === 'embedded' && /ECONNREFUSED|ECONNRESET|socket hang up/.test(message)) {
    return `The embedded lake does not answer at ${content.apiHost}: start it with "npm run up" or "npm run lake".`
  }
  if (message.startsWith('Unauthorized'))
    return 'The lake refused the token: check LAKE_ADMIN_TOKEN.'
  return message
}

/** Lines of a table, with columns as wide as their widest entry. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row.map((entry, column) => entry.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}
