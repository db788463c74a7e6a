import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { embeddedContent } from '#config/client-config'
import type { Env } from '#config/env.server'

/** A backup of the lake in the folder of backups. */
export interface BackupFile {
  readonly file: string
  /** When the backup began. */
  readonly createdAt: Date
}

const NAME = /^lake-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar$/

/** Names a backup after its time in UTC, such as `lake-2026-03-01T04-00-00Z.tar`. */
export function nameBackup(createdAt: Date): string {
  return `lake-${createdAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
}

/**
 * Lists the complete backups of a folder, the newest first. Other files do not count.
 * @throws Error of Node when the folder cannot be read
 */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? []
      if (day === undefined) return []
      const createdAt = new Date(`${day}T${hour}:${minute}:${second}Z`)
      return Number.isNaN(createdAt.getTime()) ? [] : { file: path.join(folder, name), createdAt }
    })
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/**
 * Selects the backups to delete: those of more than `keepDays` days ago, but never the newest one.
 * @param backups as from `listBackups`
 */
export function selectExpired(
  backups: readonly BackupFile[],
  keepDays: number,
  now: Date,
): readonly BackupFile[] {
  const oldest = now.getTime() - keepDays * 86_400_000
  return backups.slice(1).filter(({ createdAt }) => createdAt.getTime() < oldest)
}

/**
 * @returns the settings of the embedded lake
 * @throws Error when the hosted service is configured
 */
export const requireEmbeddedContent = (settings: Pick<Env, 'content'>) =>
  embeddedContent(settings, 'Take its documents and assets with "npm run dataset -- export".')
