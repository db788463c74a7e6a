import { createClient } from '@sanity/client'
import { clientConfig, embeddedContent } from '#config/client-config'
import { flag, readArguments } from '#config/command-line.server'
import { env, writeToken, type Env } from '#config/env.server'
import { explainError } from '#seed/connection'

const TOKENS_USAGE = `npm run lake -- tokens list
npm run lake -- tokens create --label <what it is for> --role administrator|editor|viewer|request-viewer
npm run lake -- tokens revoke <id>
  Manages the tokens of scripts and servers for the embedded lake, which must be running. "create"
  prints the secret once. A revoked token stops working at once, and its connections close.`

interface Token {
  readonly id: string
  readonly label: string
  readonly roles: readonly { readonly name: string }[]
  readonly createdAt: string
}

const USERS_USAGE = `npm run lake -- users list
npm run lake -- users add --email <address> --role administrator|editor|viewer|request-viewer
npm run lake -- users role --email <address> --role administrator|editor|viewer|request-viewer
npm run lake -- users password --email <address>
npm run lake -- users remove --email <address>
npm run lake -- users sessions --email <address> [--end]
npm run lake -- users second-factor --email <address> --reset
  Manages who may sign in to the Studio on the embedded lake, which must be running. "add" and
  "password" print a link with which that user chooses a password, which ends all their sessions.
  "sessions" lists where a user is signed in, or ends all of it. "second-factor --reset" removes the
  second factor of a user who has lost phone and recovery codes, and ends all sessions.`

type User = Readonly<Record<'id' | 'email' | 'role', string>>
type Session = Readonly<Record<'device' | 'createdAt' | 'usedAt', string>>

/**
 * Sends a request for users or tokens to the embedded lake.
 * @param path below the project, such as `/tokens`
 * @throws ClientError with the lake's message when it rejects
 */
type LakeRequest = <Answer = unknown>(
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
  readonly end: boolean
  readonly reset: boolean
}

/** @returns the text to print */
type Command = (request: LakeRequest, options: CommandOptions) => Promise<string>

/** An argument is missing: the command prints its usage. */
class UsageError extends Error {}

const tokenCommands: Readonly<Record<string, Command>> = {
  async list(request) {
    const tokens = await request<Token[]>('GET', '/tokens')
    const rows = tokens.map(({ id, label, roles, createdAt }) => {
      return [id, roles[0]?.name ?? '', createdAt.slice(0, 10), label]
    })
    return formatTable([['ID', 'ROLE', 'CREATED', 'LABEL'], ...rows])
  },
  async create(request, { label, role }) {
    if (label === undefined || role === undefined) throw new UsageError()
    const created = await request<{ id: string; key: string }>('POST', '/tokens', {
      label,
      roleName: role,
    })
    return `ID, to revoke the token: ${created.id}\nSecret, shown once:\n${created.key}`
  },
  async revoke(request, { id }) {
    if (id === undefined) throw new UsageError()
    await request('DELETE', `/tokens/${encodeURIComponent(id)}`)
    return `Revoked ${id}`
  },
}

const userCommands: Readonly<Record<string, Command>> = {
  async list(request) {
    const users = await request<User[]>('GET', '/users')
    return formatTable([['EMAIL', 'ROLE'], ...users.map(({ email, role }) => [email, role])])
  },
  async add(request, { email, role }) {
    if (email === undefined || role === undefined) throw new UsageError()
    const user = await request<User>('POST', '/users', { email, role })
    return `${user.email} may sign in as ${user.role}. ${await createLink(request, user)}`
  },
  async role(request, { email, role }) {
    if (role === undefined) throw new UsageError()
    const user = await findUser(request, email)
    await request('PATCH', `/users/${user.id}`, { role })
    return `${user.email} is now ${role}`
  },
  async password(request, { email }) {
    const user = await findUser(request, email)
    return createLink(request, user)
  },
  async sessions(request, { email, end }) {
    const user = await findUser(request, email)
    const path = `/users/${user.id}/sessions`
    if (end) {
      await request('DELETE', path)
      return `${user.email} is signed out everywhere`
    }
    const sessions = await request<Session[]>('GET', path)
    const rows = sessions.map(({ createdAt, usedAt, device }) => {
      return [createdAt.slice(0, 16), usedAt.slice(0, 16), device]
    })
    return formatTable([['SINCE (UTC)', 'LAST USED', 'DEVICE'], ...rows])
  },
  async 'second-factor'(request, { email, reset }) {
    if (!reset) throw new UsageError()
    const user = await findUser(request, email)
    await request('DELETE', `/users/${user.id}/second-factor`)
    return `${user.email} is signed out everywhere and has no second factor`
  },
  async remove(request, { email }) {
    const user = await findUser(request, email)
    await request('DELETE', `/users/${user.id}`)
    return `${user.email} may no longer sign in`
  },
}

async function createLink(request: LakeRequest, { id }: User): Promise<string> {
  const path = `/users/${id}/password-link`
  const { link } = await request<{ link: string }>('POST', path, { send: false })
  return `Link to choose a password, once, within 72 hours:\n${link}`
}

async function findUser(request: LakeRequest, email: string | undefined): Promise<User> {
  if (email === undefined) throw new UsageError()
  const wanted = email.trim().toLowerCase()
  const users = await request<User[]>('GET', '/users')
  const user = users.find((one) => one.email === wanted)
  if (user === undefined) throw new Error(`No user has the e-mail address ${wanted}.`)
  return user
}

/** Formats rows as text with aligned columns. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row.map((entry, column) => entry.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

const text = { type: 'string' } as const
const options = { email: text, label: text, role: text, end: flag, reset: flag }

/**
 * Runs the command that the arguments name, and prints its result.
 * @param usage the error message for an unknown command
 * @throws Error with a message for the terminal
 */
async function runCommand(
  args: string[],
  commands: Readonly<Record<string, Command>>,
  usage: string,
): Promise<void> {
  const { values, positionals } = readArguments(usage, { args, allowPositionals: true, options })
  const [name = '', id] = positionals
  const command = commands[name]
  if (command === undefined) throw new Error(usage)
  const settings = env()
  try {
    console.log(await command(createLakeRequest(settings), { id, ...values }))
  } catch (error) {
    const message = error instanceof UsageError ? usage : explainError(error, settings)
    throw new Error(message, { cause: error })
  }
}

/** Runs `npm run lake -- users`. */
export const manageUsers = (args: string[]) => runCommand(args, userCommands, USERS_USAGE)

/** Runs `npm run lake -- tokens`. */
export const manageTokens = (args: string[]) => runCommand(args, tokenCommands, TOKENS_USAGE)
