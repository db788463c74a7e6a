import { existsSync } from 'node:fs'

type Source = Readonly<Record<string, string | undefined>>

let isRead = false

/** The environment of this process as text; `.env` fills in what is not set. */
export function readVariables(): Source {
  if (!isRead && existsSync('.env')) process.loadEnvFile('.env')
  isRead = true
  return process.env
}

/** Whether the dataset is the embedded lake's: no hosted project is named. */
export const isEmbedded = ({ SANITY_PROJECT_ID = '' }: Source): boolean =>
  SANITY_PROJECT_ID.trim() === ''

/** The variables of this process with some changed, for a process that it starts. */
export const variablesWith = (
  changed: Readonly<Record<string, string | undefined>>,
): NodeJS.ProcessEnv => ({ ...process.env, ...changed })
