import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { parseAccounts } from './accounts.server'
import type { ContentSource } from './client-config'
import { defaultAddresses } from './addresses.server'
import { mailRoutes } from './mail.server'
import { parseRetention, retentionVariables } from './retention.server'
import {
  type FailureSimulation,
  failureSimulationSchema,
  isLocalSite,
  withFailureSimulation,
} from './failure-simulation.server'
import { readVariables } from './variables.server.mjs'

/** Path of the proxy to the embedded lake, so that site, Studio and lake share one origin. */
export const LAKE_PATH = '/lake'

/** The longest delay of a Node timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

const port = z.coerce.number().int().min(0).max(65535)
const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []))
const networkName = z.enum(['loopback', 'linklocal', 'uniquelocal'])
const proxy = z.union(
  [networkName, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'is no address, network, loopback, linklocal or uniquelocal',
)
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin, 'is no origin: https://example.org, without a path or final slash')
const mailbox = optionalText.pipe(
  z
    .string()
    .regex(/^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is no mailbox')
    .optional(),
)

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: port.default(defaultAddresses.sitePort),
  HOST: z.string().trim().min(1).default(defaultAddresses.host),
  SITE_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  TRUSTED_PROXIES: list.pipe(z.array(proxy)),
  HSTS_SECONDS: z.coerce.number().int().min(0).default(31_536_000),
  HSTS_PRELOAD: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_PORT: port.optional(),
  CDN_SECONDS: z.coerce.number().int().min(0).default(0),
  PICTURES_AHEAD: z.stringbool().default(true),
  LAKE_PORT: port.default(3333),
  LAKE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'is no project id: lower-case letters, digits and dashes')
    .max(63)
    .default('embedded'),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  BACKUP_DIR: optionalText,
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).default(30),
  LAKE_ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  LAKE_WEBHOOK_ORIGINS: list.pipe(z.array(origin)),
  LAKE_LINK_ORIGINS: list.pipe(z.array(origin)),
  LAKE_ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
  LAKE_ADMIN_PASSWORD: optionalText.pipe(z.string().min(12).optional()),
  LAKE_ADMIN_TOKEN: optionalText.pipe(z.string().min(32).optional()),
  LAKE_REQUIRE_SECOND_FACTOR: z.enum(['off', 'administrators', 'on']).default('off'),
  LAKE_HISTORY_KEEP_DAYS: z.coerce.number().int().min(1).default(365),
  LAKE_HISTORY_KEEP_REVISIONS: z.coerce.number().int().min(1).default(1000),
  LAKE_ASSET_GRACE_DAYS: z.coerce.number().min(0).max(3650).default(7),
  LAKE_EVALUATOR_IDLE_MS: z.coerce.number().int().min(0).max(MAX_TIMER_MS).default(60_000),
  SANITY_PROJECT_ID: optionalText.pipe(
    z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
  ),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .default('production'),
  SANITY_READ_TOKEN: optionalText,
  SANITY_PRIVATE_DATASET: z.stringbool().default(false),
  SANITY_WRITE_TOKEN: optionalText,
  EMAILJS_ORIGIN: address.default('https://api.emailjs.com'),
  EMAILJS_PUBLIC_KEY: optionalText,
  EMAILJS_PRIVATE_KEY: optionalText,
  EMAILJS_SERVICE_ID: optionalText,
  EMAILJS_INVESTOR_TEMPLATE_ID: optionalText,
  EMAILJS_NEWSLETTER_TEMPLATE_ID: optionalText,
  EMAILJS_BLOCK_HEADLESS: z.stringbool().default(false),
  EMAILJS_BLOCK_LIST: list,
  EMAILJS_THROTTLE_MS: z.coerce.number().int().min(0).default(0),
  RELAY_PORT: port.default(defaultAddresses.relayPort),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  MAIL_KEEP_DAYS: z.coerce.number().int().min(1).default(90),
  MAIL_AFTER_MS: z.coerce.number().int().min(0).default(120_000),
  REQUESTS_JOURNAL: z.enum(['disk', 'dataset']).default('disk'),
  VISITS_PUBLISH_MS: z.coerce.number().int().min(0).default(300_000),
  ...retentionVariables,
  MIXPANEL_TOKEN: optionalText,
  MIXPANEL_ORIGIN: address.default('https://api-js.mixpanel.com'),
  MIXPANEL_FLAGS: z.stringbool().default(false),
  MIXPANEL_RECORD_PERCENT: z.coerce.number().min(0).max(100).default(0),
  LOGROCKET_APP_ID: optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]+\/[\w-]+$/, 'is not of the form team/project')
      .optional(),
  ),
  LOGROCKET_ORIGIN: optionalText.pipe(address.optional()),
  RECAPTCHA_SITE_KEY: optionalText,
  RECAPTCHA_SECRET_KEY: optionalText,
  RECAPTCHA_ORIGIN: address.default('https://www.google.com'),
  RECAPTCHA_ENTERPRISE_PROJECT: optionalText,
  RECAPTCHA_ENTERPRISE_API_KEY: optionalText,
  RECAPTCHA_ENTERPRISE_ORIGIN: address.default('https://recaptchaenterprise.googleapis.com'),
  SIMULATE_FAILURES: failureSimulationSchema.optional(),
})

/** Variables that need others: a partial set is an error. */
const requirements: readonly { when: Variable; also: readonly Variable[] }[] = [
  { when: 'SMTP_URL', also: ['MAIL_FROM', 'MAIL_TO'] },
  { when: 'RECAPTCHA_SECRET_KEY', also: ['RECAPTCHA_SITE_KEY'] },
  {
    when: 'RECAPTCHA_ENTERPRISE_PROJECT',
    also: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_ENTERPRISE_API_KEY'],
  },
  { when: 'RECAPTCHA_ENTERPRISE_API_KEY', also: ['RECAPTCHA_ENTERPRISE_PROJECT'] },
]

const schema = variables.superRefine((values, context) => {
  const addMissing = (name: Variable, because: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `is needed with ${because}` })
  for (const { when, also } of requirements) {
    if (values[when] === undefined) continue
    for (const name of also) if (values[name] === undefined) addMissing(name, when)
  }
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secret } = values
  if (siteKey !== undefined && (secret ?? values.RECAPTCHA_ENTERPRISE_PROJECT) === undefined) {
    addMissing('RECAPTCHA_SECRET_KEY', 'RECAPTCHA_SITE_KEY, unless it is an enterprise key')
  }
  if (values.SANITY_PRIVATE_DATASET) {
    for (const name of ['SANITY_PROJECT_ID', 'SANITY_READ_TOKEN'] as const) {
      if (values[name] === undefined) addMissing(name, 'SANITY_PRIVATE_DATASET')
    }
  }
  if (typeof values.SIMULATE_FAILURES === 'object' && !isLocalSite(values)) {
    const message = 'needs a SITE_URL and a HOST of this machine'
    context.addIssue({ code: 'custom', path: ['SIMULATE_FAILURES'], message })
  }
})

type Values = z.output<typeof variables>
type Variable = keyof Values

type Source = Readonly<Record<string, string | undefined>>

/** Old names that still work, and the names that replace them. */
const RENAMED: readonly (readonly [old: string, current: Variable])[] = [
  ['REHEARSAL', 'SIMULATE_FAILURES'],
]

/** The validated settings of a process. */
export interface Env extends ReturnType<typeof toSettings> {
  failureSimulation?: FailureSimulation | undefined
  /** Variables in use under an old name, as `[old, current]`. */
  renamed: typeof RENAMED
}

/**
 * Validates the environment variables and derives the settings.
 * @param source the variables as text, as in `process.env`; empty means absent
 * @throws Error that names every invalid variable, one a line
 */
export function parseEnv(source: Source): Env {
  const readText = (name: string) => (source[name] === '' ? undefined : source[name])
  const texts = Object.fromEntries(variables.keyof().options.map((name) => [name, readText(name)]))
  const renamed = RENAMED.filter(([old]) => readText(old) !== undefined)
  for (const [old, current] of renamed) texts[current] ??= readText(old)
  const parsed = schema.safeParse(texts)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These environment variables are not usable:\n${lines.join('\n')}`)
  }
  return { ...withFailureSimulation(toSettings(parsed.data), parsed.data), renamed }
}

function toSettings(values: Values) {
  const siteUrl = (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  const dataDir = path.resolve(values.DATA_DIR)
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    /** Addresses, networks or their names; see `server/client-address.ts`. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Of `Strict-Transport-Security`; 0 seconds turn it off. */
    hsts: { seconds: values.HSTS_SECONDS, isPreloaded: values.HSTS_PRELOAD },
    dataDir,
    backups: {
      /** Folder for backups without a file name; see config/backup-files.server.ts. */
      dir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
      keepDays: values.BACKUP_KEEP_DAYS,
    },
    /** Without it logger.server.ts chooses. */
    logLevel: values.LOG_LEVEL,
    /** Port of the metrics server on the loopback; without it there is none. */
    metricsPort: values.METRICS_PORT,
    cdnSeconds: values.CDN_SECONDS,
    picturesAhead: values.PICTURES_AHEAD,
    lake: {
      port: values.LAKE_PORT,
      dir: path.join(dataDir, 'lake'),
      allowedOrigins: values.LAKE_ALLOWED_ORIGINS,
      webhookOrigins: values.LAKE_WEBHOOK_ORIGINS,
      linkOrigins: values.LAKE_LINK_ORIGINS,
      adminEmail: values.LAKE_ADMIN_EMAIL ?? 'admin@localhost.localdomain',
      adminPassword: values.LAKE_ADMIN_PASSWORD,
      adminToken: values.LAKE_ADMIN_TOKEN,
      requireSecondFactor: values.LAKE_REQUIRE_SECOND_FACTOR,
      /** Holds the token that the lake generates when LAKE_ADMIN_TOKEN is empty. */
      adminTokenFile: path.join(dataDir, 'lake', 'admin-token'),
      assetGraceDays: values.LAKE_ASSET_GRACE_DAYS,
      evaluatorIdleMs: values.LAKE_EVALUATOR_IDLE_MS,
      historyKeep: {
        days: values.LAKE_HISTORY_KEEP_DAYS,
        revisions: values.LAKE_HISTORY_KEEP_REVISIONS,
      },
    },
    content: contentSource(values, siteUrl),
    readToken: values.SANITY_READ_TOKEN,
    /** With which pages are read from a private hosted dataset (decision 58). */
    pageToken: values.SANITY_PRIVATE_DATASET ? values.SANITY_READ_TOKEN : undefined,
    writeToken: values.SANITY_WRITE_TOKEN,
    ...mailRoutes(values, siteUrl, dataDir),
    ...parseAccounts(values),
    ...parseRetention(values),
    requests: {
      /** What is durable before the site responds: a file here, or the document. */
      journal: values.REQUESTS_JOURNAL,
      dir: path.join(dataDir, 'requests'),
      /** The server sends an e-mail that no browser reported as sent within this time. */
      mailAfterMs: values.MAIL_AFTER_MS,
    },
    visits: {
      dir: path.join(dataDir, 'visits'),
      /** Minimum time between two writes of the visit counts to the dataset. */
      publishMs: values.VISITS_PUBLISH_MS,
    },
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
      `No token at ${lake.adminTokenFile}: start the lake once, or set LAKE_ADMIN_TOKEN.`,
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
