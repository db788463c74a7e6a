import { z } from 'zod'
import { defaultAddresses } from './addresses.server'
import { retentionVariables } from './retention.server'

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

/** Every environment variable of the product; `.env.example` explains them. */
export const variables = z.object({
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

/** The variables, with rules that need several of them. */
export const schema = variables.superRefine((values, context) => {
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
})

/** The validated variables. */
export type Values = z.output<typeof variables>
type Variable = keyof Values
