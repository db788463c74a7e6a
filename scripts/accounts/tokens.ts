import { z } from 'zod'
import { env } from '../../config/env.server'
import { main } from '../lib/run.mjs'
import { perform, table, UsageError, type Command } from './administration'

const USAGE = `npm run lake:tokens -- list
npm run lake:tokens -- create --label <what it is for> --role administrator|editor|viewer
npm run lake:tokens -- revoke <id>
  Tokens with which scripts and servers reach the embedded lake, which has to run. A token is shown
  once, when it is made. A revoked one stops working at once, and ends what it has open.`

const tokenShape = z.object({
  id: z.string(),
  label: z.string(),
  roles: z.array(z.object({ name: z.string() })),
  createdAt: z.string(),
})
const newTokenShape = z.object({ id: z.string(), key: z.string() })

const commands: Readonly<Record<string, Command>> = {
  async list(lake) {
    const tokens = await lake.request(z.array(tokenShape), 'GET', '/tokens')
    const rows = tokens.map(({ id, label, roles, createdAt }) => {
      return [id, roles[0]?.name ?? '', createdAt.slice(0, 10), label]
    })
    return table([['ID', 'ROLE', 'MADE', 'LABEL'], ...rows])
  },
  async create(lake, { label, role }) {
    if (label === undefined || role === undefined) throw new UsageError()
    const made = await lake.request(newTokenShape, 'POST', '/tokens', {
      label,
      roleName: role,
    })
    return `Token ${made.id}, shown once:\n${made.key}`
  },
  async revoke(lake, { id }) {
    if (id === undefined) throw new UsageError()
    await lake.request(z.unknown(), 'DELETE', `/tokens/${encodeURIComponent(id)}`)
    return `Revoked ${id}`
  },
}

await main(() => perform(commands, USAGE, env()))
