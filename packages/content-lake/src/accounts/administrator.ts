import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiTokens } from './api-tokens'
import { newPassword, newSecret } from './secrets'
import type { Users } from './users'

/** Token of local commands. The Studio shows its label as the author of their changes. */
export const LOCAL_TOKEN = {
  id: 'local-administrator',
  label: 'Comandos del servidor',
  role: 'administrator',
} as const

export interface AdministratorOptions {
  readonly email: string
  /** When set, the user is created if missing and becomes an administrator with this password. */
  readonly password?: string | undefined
  /** When set, it replaces the generated token of local commands. */
  readonly token?: string | undefined
  /** Where a generated token is written, readable only by the owner of the process. */
  readonly tokenFile: string
}

export interface Administrator {
  readonly email: string
  /** Set only if this call generated the password. It cannot be read later. */
  readonly password?: string
}

/**
 * Ensures that local commands have a token and that an administrator can sign in. Without a password
 * it creates a user only when there is none.
 */
export async function ensureAdministrator(
  accounts: Users & ApiTokens,
  { email, password, token, tokenFile }: AdministratorOptions,
): Promise<Administrator> {
  ensureToken(accounts, token, tokenFile)
  const administrator = { email, role: 'administrator' } as const
  if (password !== undefined) {
    const existing = accounts.userByEmail(email)
    if (existing === undefined) {
      await accounts.createUser({ ...administrator, password })
    } else {
      // An ordinary start writes nothing, because the disk may be full.
      if (existing.role !== 'administrator') accounts.setRole(existing.id, 'administrator')
      const isSame = (await accounts.verify(email, password)) !== undefined
      if (!isSame) await accounts.setPassword(existing.id, password)
    }
    return { email }
  }
  if (accounts.listUsers().length > 0) return { email }
  const generated = newPassword()
  await accounts.createUser({ ...administrator, password: generated })
  return { email, password: generated }
}

function ensureToken(accounts: ApiTokens, configured: string | undefined, file: string) {
  const token = configured ?? readValidToken(accounts, file) ?? writeNewToken(file)
  const { id, label } = accounts.findToken(token) ?? {}
  if (id === LOCAL_TOKEN.id && label === LOCAL_TOKEN.label) return
  accounts.setToken(LOCAL_TOKEN, token)
}

function readValidToken(accounts: ApiTokens, file: string): string | undefined {
  let token: string
  try {
    token = readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
  return accounts.findToken(token)?.id === LOCAL_TOKEN.id ? token : undefined
}

/** Writes a temporary file and renames it, so that a reader never finds half a token. */
function writeNewToken(file: string): string {
  const token = newSecret()
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const temporary = `${file}.new`
  writeFileSync(temporary, `${token}\n`, { mode: 0o600 })
  renameSync(temporary, file)
  return token
}
