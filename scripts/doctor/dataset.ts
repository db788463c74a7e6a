import { stat } from 'node:fs/promises'
import { createClient } from '@sanity/client'
import { listBackups, type BackupFile } from '../lake/backup-files'
import { clientConfig } from '#config/client-config'
import { writeToken, type Env } from '#config/env.server'
import { error, explainFailure, off, ok, warning, type Check, type Finding } from './finding'

const HOUR_MS = 3_600_000
const LATE_MS = 26 * HOUR_MS
const MISSING_MS = 72 * HOUR_MS

interface BackupFacts {
  /** As from `listBackups`. */
  readonly backups: readonly BackupFile[]
  readonly isOnSameDisk: boolean
  readonly now: Date
}

/** Judges the age of the newest backup, which a timer writes each night. */
export function judgeBackups({ backups, isOnSameDisk, now }: BackupFacts): Finding {
  const [newest] = backups
  if (newest === undefined) return error('none yet: run npm run lake -- backup')
  const age = now.getTime() - newest.createdAt.getTime()
  const text = `newest of ${backups.length} is ${Math.floor(age / HOUR_MS)} h old`
  if (age > MISSING_MS) return error(`${text}: what was written since would be lost`)
  if (age > LATE_MS) return warning(`${text}: check yapa-backup.timer`)
  return ok(isOnSameDisk ? `${text}, on the disk of the data: copy it elsewhere` : text)
}

/** @param isPublic whether visitors use the site */
export function checkDataset(settings: Env, isPublic: boolean): Check[] {
  return [
    { name: 'Dataset', run: () => judgeContent(settings) },
    { name: 'Token', run: () => judgeToken(settings) },
    { name: 'Backups', run: () => judgeBackupFolder(settings, isPublic) },
  ]
}

const createReader = ({ content }: Env, token?: string) =>
  createClient({ ...clientConfig(content), ...(token && { token }), maxRetries: 0, timeout: 4_000 })

/** Reads as the site does: without a token, unless the dataset is private. */
async function judgeContent(settings: Env): Promise<Finding> {
  const { content } = settings
  const name = `${content.projectId}/${content.dataset}, ${content.kind}`
  try {
    const found = await createReader(settings, settings.pageToken).fetch<number>(
      'count(*[_id == "siteSettings"])',
    )
    return found > 0 ? ok(name) : error(`${name}: no site settings; run npm run seed`)
  } catch (cause) {
    const meaning = 'the site serves the last content it read'
    return error(`${name} does not answer (${explainRequest(cause)}): ${meaning}`)
  }
}

/** The site stores requests and reads drafts with it. */
async function judgeToken(settings: Env): Promise<Finding> {
  const meaning = 'requests of investors stay on this machine'
  let token: string
  try {
    token = writeToken(settings)
  } catch (cause) {
    return error(`${cause instanceof Error ? cause.message : 'missing'} Until then ${meaning}.`)
  }
  try {
    await createReader(settings, token).users.getById('me')
    if (settings.content.kind === 'embedded' || settings.readToken !== undefined) {
      return ok('the dataset accepts it')
    }
    return warning('SANITY_READ_TOKEN is missing: there are no previews')
  } catch (cause) {
    return error(`the dataset does not accept it (${explainRequest(cause)}): ${meaning}`)
  }
}

function explainRequest(failure: unknown): string {
  const status: unknown = failure instanceof Error ? Reflect.get(failure, 'statusCode') : undefined
  return typeof status === 'number' ? String(status) : explainFailure(failure)
}

async function judgeBackupFolder(settings: Env, isPublic: boolean): Promise<Finding> {
  const { backups, content, dataDir } = settings
  if (content.kind === 'hosted') return off('the dataset is hosted; see npm run dataset -- export')
  if (backups.dir === undefined) {
    const text = 'BACKUP_DIR is not set'
    return isPublic ? warning(`${text}: a broken disk would lose everything`) : off(text)
  }
  const [folder, data] = await Promise.all([stat(backups.dir), stat(dataDir)])
  return judgeBackups({
    backups: await listBackups(backups.dir),
    isOnSameDisk: folder.dev === data.dev,
    now: new Date(),
  })
}
