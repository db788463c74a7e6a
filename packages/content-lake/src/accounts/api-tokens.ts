import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { roleSchema } from './roles'
import { hashSecret, newSecret } from './secrets'

export type ApiTokens = ReturnType<typeof createApiTokens>

const tokenSchema = z.object({
  id: z.string(),
  label: z.string(),
  role: roleSchema,
  /** ISO 8601, UTC. */
  createdAt: z.string(),
})

export type ApiToken = z.infer<typeof tokenSchema>

const columns = 'id, label, role, created_at AS createdAt'

/** Tokens for scripts and servers. They do not expire but can be revoked. */
export function createApiTokens(db: Database, clock: () => Date, newId: () => string) {
  const upsert = db.prepare(
    `INSERT INTO api_tokens (id, label, role, token_hash, created_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET label = excluded.label, role = excluded.role,
       token_hash = excluded.token_hash, revoked_at = NULL`,
  )
  const all = db.prepare(
    `SELECT ${columns} FROM api_tokens WHERE revoked_at IS NULL ORDER BY created_at, id`,
  )
  const revoke = db.prepare(
    'UPDATE api_tokens SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
  )
  const byHash = db.prepare(
    `SELECT ${columns} FROM api_tokens WHERE token_hash = ? AND revoked_at IS NULL`,
  )
  const byId = db.prepare(`SELECT ${columns} FROM api_tokens WHERE id = ?`)

  const parse = (row: unknown) => (row === undefined ? undefined : tokenSchema.parse(row))
  /** Creates, updates or restores the token with this id. */
  const setToken = ({ id, label, role }: Omit<ApiToken, 'createdAt'>, secret: string): void => {
    upsert.run(id, label, role, hashSecret(secret), clock().toISOString())
  }

  return {
    /** @returns id and secret; the secret cannot be read again */
    createToken({ label, role }: Pick<ApiToken, 'label' | 'role'>) {
      const id = newId()
      const token = newSecret()
      setToken({ id, label, role }, token)
      return { id, token }
    },
    /** Excludes revoked tokens; oldest first. */
    listTokens: (): readonly ApiToken[] => all.all().map((row) => tokenSchema.parse(row)),
    /** @returns whether there was such a token that was not revoked */
    revokeToken: (id: string) => revoke.run(clock().toISOString(), id).changes === 1,
    setToken,
    findToken: (secret: string) => parse(byHash.get(hashSecret(secret))),
    /** Also finds revoked tokens. */
    tokenById: (id: string) => parse(byId.get(id)),
  }
}
