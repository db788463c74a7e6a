import { env } from '#config/env.server'
import { formatTable, runCommand, UsageError, type Command } from './administration'

const USAGE = `npm run lake -- tokens list
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

const commands: Readonly<Record<string, Command>> = {
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

/**
 * Runs `npm run lake -- tokens`.
 * @throws Error with a message for the terminal
 */
export const manageTokens = (args: string[]): Promise<void> =>
  runCommand(args, commands, USAGE, env())
