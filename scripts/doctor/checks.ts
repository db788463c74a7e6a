import { stat, statfs } from 'node:fs/promises'
import { createClient } from '@sanity/client'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { clientConfig } from '#config/client-config'
import { type Env, writeToken } from '#config/env.server'
import { LOOPBACK_NAMES } from '#config/mail.server'
import { isBehindUnknownProxy } from '#server/summary'
import { type BackupFile, listBackups } from '../lake/backup-files'
import { type Check, error, explainFailure, type Finding, off, ok, warning } from './finding'

const GB = 1e9
/** A backup needs a second copy of the databases, a picture or a log file some megabytes. */
const DISK_LOW_BYTES = 2 * GB
const HOUR_MS = 3_600_000
const LATE_MS = 26 * HOUR_MS
const MISSING_MS = 72 * HOUR_MS
const STEP_MS = 4_000

/** What to check for these settings, in the order of the report. */
export const listChecks = (settings: Env): Check[] => [
  { name: 'Disk', run: () => judgeDisk(settings) },
  { name: 'Dataset', run: () => judgeContent(settings) },
  { name: 'Token', run: () => judgeToken(settings) },
  { name: 'Backups', run: () => judgeBackupFolder(settings) },
  { name: 'Site', run: (signal) => judgeLocalSite(settings, signal) },
  { name: 'From outside', run: (signal) => judgePublicSite(settings, signal) },
  { name: 'E-mail', run: () => judgeMail(settings) },
]

const isPublicSite = ({ siteUrl }: Env) => !LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)

async function judgeDisk({ dataDir }: Env): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const text = `${(free / GB).toFixed(1)} GB free for the data folder`
  return free < DISK_LOW_BYTES ? warning(`${text}: backups and uploads may fail`) : ok(text)
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

async function judgeBackupFolder(settings: Env): Promise<Finding> {
  const { backups, content, dataDir } = settings
  if (content.kind === 'hosted') return off('the dataset is hosted; see npm run dataset -- export')
  if (backups.dir === undefined) {
    const text = 'BACKUP_DIR is not set'
    return isPublicSite(settings) ? warning(`${text}: a broken disk loses everything`) : off(text)
  }
  const [folder, data] = await Promise.all([stat(backups.dir), stat(dataDir)])
  return judgeBackups({
    backups: await listBackups(backups.dir),
    isOnSameDisk: folder.dev === data.dev,
    now: new Date(),
  })
}

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

const readiness = z.object({ content: z.string() })

async function judgeLocalSite({ host, port }: Env, signal: AbortSignal): Promise<Finding> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const response = await fetch(`http://${name}:${port}/readyz`, { signal }).catch(explainFailure)
  if (typeof response === 'string') return error(`not running on port ${port} (${response})`)
  const parsed = readiness.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) return error(`port ${port} answers as another program`)
  const { content } = parsed.data
  if (!response.ok) return error(`${content}: pages cannot be served (docs/monitoring.md)`)
  return content === 'live' ? ok(content) : warning(`${content} (docs/monitoring.md)`)
}

async function judgePublicSite(settings: Env, signal: AbortSignal): Promise<Finding> {
  const { siteUrl } = settings
  if (!isPublicSite(settings)) return off(`SITE_URL is ${siteUrl}: only this machine reaches it`)
  if (isBehindUnknownProxy(settings)) {
    return error('TRUSTED_PROXIES is empty: all visitors count as one and share its limits')
  }
  const response = await fetch(siteUrl, { signal, redirect: 'manual' }).catch(explainFailure)
  if (typeof response === 'string') {
    return error(`${siteUrl} does not answer (${response}): check DNS, proxy, certificate`)
  }
  if (response.status !== 200) return error(`the first page answers ${response.status}`)
  if (!siteUrl.startsWith('https:')) return error('no TLS: passwords are readable on the way')
  const missing = ['strict-transport-security', 'content-security-policy'].filter(
    (header) => !response.headers.has(header),
  )
  if (missing.length > 0) return warning(`headers are missing: ${missing.join(', ')}`)
  return ok(`${siteUrl} answers`)
}

/** Signs in at the mail server; sends nothing. */
async function judgeMail(settings: Env): Promise<Finding> {
  const { mail, relay } = settings
  if (relay?.smtpUrl === undefined) {
    const services = [mail.investor.server, mail.newsletter.server]
    if (services.every(({ by }) => by === 'emailjs')) return ok('EmailJS sends them')
    const text = 'no SMTP_URL: e-mails stay in DATA_DIR/mail, and nobody receives them'
    return isPublicSite(settings) ? warning(text) : off(text)
  }
  const transport = createTransport({
    url: relay.smtpUrl,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  })
  const { host } = new URL(relay.smtpUrl)
  try {
    await transport.verify()
    return ok(`${host} accepts this site`)
  } catch (cause) {
    return error(`${host} does not accept e-mails (${explainFailure(cause)}): they wait`)
  } finally {
    transport.close()
  }
}
