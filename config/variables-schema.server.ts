import { z } from 'zod'
import { defaultAddresses } from './addresses.server'

const wholeNumber = (min: number, max: number, is: string) =>
  z.coerce.number(is).int(is).min(min, is).max(max, is)
const port = wholeNumber(0, 65_535, 'is no port: a whole number from 0 to 65535')
const milliseconds = wholeNumber(0, 2 ** 31 - 1, 'is no time: a whole number of milliseconds')
const days = (max: number) => wholeNumber(1, max, `is no whole number of days from 1 to ${max}`)
const keepDays = days(36_500)
const flag = z.stringbool('is neither true nor false')
const isPercentage = 'is no percentage: a number from 0 to 100'
const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is no address, such as https://example.org',
})
const address = webAddress.transform((url) => url.replace(/\/+$/, ''))
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
const isNoOrigin = 'is no origin: https://example.org, without a path or final slash'
const origin = z.url({ protocol: /^https?$/, error: isNoOrigin }).refine(isOrigin, isNoOrigin)
const mailbox = optionalText.pipe(
  z
    .string()
    .regex(/^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is no mailbox')
    .optional(),
)

/** Every environment variable of the product, as `deploy/.env.example` explains and groups them. */
export const variables = z.object({
  /** Set by the commands: `npm run dev` is `development`. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),

  // Operator of a site
  SITE_URL: optionalText.pipe(webAddress.optional()),
  PORT: port.default(defaultAddresses.sitePort),
  HOST: z.string().trim().min(1).default(defaultAddresses.host),
  TRUSTED_PROXIES: list.pipe(z.array(proxy)),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  BACKUP_DIR: optionalText,
  BACKUP_KEEP_DAYS: days(730).default(30),
  LAKE_ADMIN_EMAIL: optionalText.pipe(z.email('is no e-mail address').optional()),
  LAKE_ADMIN_PASSWORD: optionalText.pipe(
    z.string().min(12, 'is too short: 12 characters at least').optional(),
  ),
  LAKE_REQUIRE_SECOND_FACTOR: z.enum(['off', 'administrators', 'on']).default('off'),
  SMTP_URL: optionalText.pipe(
    z
      .url({
        protocol: /^smtps?$/,
        error: 'is no address, such as smtp://user:password@mail.example.org',
      })
      .optional(),
  ),
  MAIL_FROM: mailbox,
  MAIL_TO: mailbox,
  BOUNCES_MAILDIR: optionalText,
  REQUESTS_KEEP_DAYS: keepDays.optional(),
  SIGNUPS_KEEP_DAYS: keepDays.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_PORT: port.optional(),

  // Operator with accounts at other services
  EMAILJS_PUBLIC_KEY: optionalText,
  EMAILJS_PRIVATE_KEY: optionalText,
  EMAILJS_SERVICE_ID: optionalText,
  EMAILJS_INVESTOR_TEMPLATE_ID: optionalText,
  EMAILJS_NEWSLETTER_TEMPLATE_ID: optionalText,
  MIXPANEL_TOKEN: optionalText,
  MIXPANEL_ORIGIN: address.default('https://api-js.mixpanel.com'),
  MIXPANEL_RECORD_PERCENT: z.coerce
    .number(isPercentage)
    .min(0, isPercentage)
    .max(100, isPercentage)
    .default(0),
  LOGROCKET_APP_ID: optionalText.pipe(
    z
      .string()
      .regex(/^[\w-]+\/[\w-]+$/, 'is not of the form team/project')
      .optional(),
  ),
  RECAPTCHA_SITE_KEY: optionalText,
  RECAPTCHA_SECRET_KEY: optionalText,
  RECAPTCHA_ENTERPRISE_PROJECT: optionalText,
  RECAPTCHA_ORIGIN: optionalText.pipe(address.optional()),

  // Operator of a hosted dataset
  SANITY_PROJECT_ID: optionalText.pipe(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'is no project id: lower-case letters, digits and dashes')
      .optional(),
  ),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_-]+$/, 'is no dataset: lower-case letters, digits, dashes and underscores')
    .default('production'),
  SANITY_READ_TOKEN: optionalText,
  SANITY_PRIVATE_DATASET: flag.default(false),
  SANITY_WRITE_TOKEN: optionalText,

  // Developer
  LAKE_PORT: port.default(3333),
  RELAY_PORT: port.default(defaultAddresses.relayPort),
  LAKE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'is no project id: lower-case letters, digits and dashes')
    .max(63, 'is too long: 63 characters at most')
    .default('embedded'),
  LAKE_ADMIN_TOKEN: optionalText.pipe(
    z.string().min(32, 'is too short: 32 characters at least').optional(),
  ),
  LAKE_ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  EMAILJS_ORIGIN: address.default('https://api.emailjs.com'),
  MAIL_AFTER_MS: milliseconds.default(120_000),
  VISITS_PUBLISH_MS: milliseconds.default(300_000),
  PICTURES_AHEAD: flag.default(true),
})

/** Variables that need others: a partial set is an error. */
const requirements: readonly { when: Variable; also: readonly Variable[] }[] = [
  { when: 'SMTP_URL', also: ['MAIL_FROM', 'MAIL_TO'] },
  { when: 'BOUNCES_MAILDIR', also: ['SMTP_URL'] },
  { when: 'RECAPTCHA_SITE_KEY', also: ['RECAPTCHA_SECRET_KEY'] },
  { when: 'RECAPTCHA_SECRET_KEY', also: ['RECAPTCHA_SITE_KEY'] },
  { when: 'RECAPTCHA_ENTERPRISE_PROJECT', also: ['RECAPTCHA_SITE_KEY'] },
]

/** The variables, with rules that need several of them. */
export const schema = variables.superRefine((values, context) => {
  const addMissing = (name: Variable, because: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `is needed with ${because}` })
  for (const { when, also } of requirements) {
    if (values[when] === undefined) continue
    for (const name of also) if (values[name] === undefined) addMissing(name, when)
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
