import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAccounts } from './accounts.server'
import type { ContentSource } from './client-config'
import { mailRoutes } from './mail.server'
import { readVariables } from './variables.server.mjs'
import { schema, type Values, variables } from './variables-schema.server'

/** Path of the proxy to the embedded lake, so that site, Studio and lake share one origin. */
export const LAKE_PATH = '/lake'

type Source = Readonly<Record<string, string | undefined>>

/** The validated settings of a process. */
export type Env = ReturnType<typeof toSettings>

/**
 * Validates the environment variables and derives the settings.
 * @param source the variables as text, as in `process.env`; empty means absent
 * @throws Error that names every invalid variable, one a line
 */
export function parseEnv(source: Source): Env {
  const readText = (name: string) => (source[name] === '' ? undefined : source[name])
  const texts = Object.fromEntries(variables.keyof().options.map((name) => [name, readText(name)]))
  const parsed = schema.safeParse(texts)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(lines.join('\n'))
  }
  return toSettings(parsed.data)
}

function toSettings(values: Values) {
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  const dataDir = path.resolve(values.DATA_DIR)
  return {
    mode: values.NODE_ENV,
    picturesAhead: values.PICTURES_AHEAD,
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    /** Addresses, networks or their names; see `server/client-address.ts`. */
    trustedProxies: values.TRUSTED_PROXIES,
    dataDir,
    backups: {
      /** Folder for backups without a file name; see scripts/lake/backup-files.ts. */
      dir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
      keepDays: values.BACKUP_KEEP_DAYS,
    },
    /** Without it logger.server.ts chooses. */
    logLevel: values.LOG_LEVEL,
    /** Port of the metrics server on the loopback; without it there is none. */
    metricsPort: values.METRICS_PORT,
    lake: {
      port: values.LAKE_PORT,
      dir: path.join(dataDir, 'lake'),
      allowedOrigins: values.LAKE_ALLOWED_ORIGINS,
      adminEmail: values.LAKE_ADMIN_EMAIL ?? 'admin@localhost.localdomain',
      adminPassword: values.LAKE_ADMIN_PASSWORD,
      adminToken: values.LAKE_ADMIN_TOKEN,
      requireSecondFactor: values.LAKE_REQUIRE_SECOND_FACTOR,
      /** Holds the token that the lake generates when LAKE_ADMIN_TOKEN is empty. */
      adminTokenFile: path.join(dataDir, 'lake', 'admin-token'),
      /** Changes of a document, or of its draft, that the Studio shows and restores. */
      historyKeep: 1_000,
    },
    content: contentSource(values, siteUrl),
    readToken: values.SANITY_READ_TOKEN,
    /**
     * Token that reads the pages from a private hosted dataset; see app/sanity/client.server.ts.
     */
    pageToken: values.SANITY_PRIVATE_DATASET ? values.SANITY_READ_TOKEN : undefined,
    writeToken: values.SANITY_WRITE_TOKEN,
    ...mailRoutes(values, siteUrl, dataDir),
    /** Maildir with reports of e-mails that could not be delivered. */
    bouncesMaildir: values.BOUNCES_MAILDIR,
    ...parseAccounts(values),
    /** How long what visitors sent is kept (FORM-08). Undefined: until someone deletes it. */
    keepDays: {
      /** Investor requests, from their arrival. */
      requests: values.REQUESTS_KEEP_DAYS,
      /** Sign-ups of the newsletter, from the change to `baja`. */
      signups: values.SIGNUPS_KEEP_DAYS,
    },
    requests: {
      /** Folder of the outbox. */
      dir: path.join(dataDir, 'requests'),
      /** The server sends an e-mail that no browser reported as sent within this time. */
      mailAfterMs: values.MAIL_AFTER_MS,
    },
    /** Minimum time between two writes of the visit counts to the dataset. */
    visitsPublishMs: values.VISITS_PUBLISH_MS,
  }
}

/** The only place that chooses between the embedded lake and the hosted service. */
function contentSource(values: Values, siteUrl: string): ContentSource {
  const dataset = values.SANITY_DATASET
  if (values.SANITY_PROJECT_ID !== undefined) {
    return { kind: 'hosted', projectId: values.SANITY_PROJECT_ID, dataset }
  }
  return {
    kind: 'embedded',
    projectId: values.LAKE_PROJECT_ID,
    dataset,
    apiHost: `http://127.0.0.1:${values.LAKE_PORT}`,
    publicApiHost: `${siteUrl}${LAKE_PATH}`,
  }
}

let current: Env | undefined

/** The settings of this process, read on first use; `.env` fills in what is not set. */
export function env(): Env {
  current ??= parseEnv(readVariables())
  return current
}

/**
 * The token with which local commands and the site's server write to the dataset.
 * Embedded: LAKE_ADMIN_TOKEN, else the lake's generated token. Hosted: SANITY_WRITE_TOKEN.
 * @throws Error that names the missing variable, or says that the lake has not been started yet
 */
export function writeToken({ content, lake, writeToken: hostedToken }: Env): string {
  if (content.kind === 'hosted') {
    if (hostedToken !== undefined) return hostedToken
    throw new Error('Set SANITY_WRITE_TOKEN: writing to the hosted dataset needs a token.')
  }
  if (lake.adminToken !== undefined) return lake.adminToken
  try {
    return readFileSync(lake.adminTokenFile, 'utf8').trim()
  } catch {
    throw new Error(
      `No token at ${lake.adminTokenFile}: set LAKE_ADMIN_TOKEN as for the lake, or start the lake without it.`,
    )
  }
}

/**
 * The token with which the site's server reads drafts for a preview.
 * Embedded: the same as `writeToken`. Hosted: SANITY_READ_TOKEN.
 * @throws Error as `writeToken`
 */
export function readToken(settings: Env): string {
  if (settings.content.kind === 'embedded') return writeToken(settings)
  if (settings.readToken !== undefined) return settings.readToken
  throw new Error('Set SANITY_READ_TOKEN: drafts of the hosted dataset need a token.')
}
