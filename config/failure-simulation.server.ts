import { isIPv6 } from 'node:net'
import { z } from 'zod'
import type { Accounts } from './accounts.server'
import { getApiHost, getAssetHost, type ContentSource } from './client-config'
import { LOOPBACK_NAMES, type MailRoutes } from './mail.server'

/** Path of the panel; the calls of a service go through a path below it. */
export const FAILURES_PATH = '/_fallas'
/** Former path of the panel, which redirects. */
export const OLD_FAILURES_PATH = '/_ensayo'

/**
 * How a service can fail. `slow` delays the response; `refuse` resets the connection; `vanish` never
 * responds; `html` answers 200 with a page, as the proxy of a network does; `half` breaks off its
 * answer; a number is a status, with the service's own error body.
 */
export const failureModes = [
  'ok',
  'slow',
  'refuse',
  'vanish',
  'html',
  'half',
  '403',
  '429',
  '451',
  '500',
] as const
export type FailureMode = (typeof failureModes)[number]

const failureMode = z.enum(failureModes).default('ok')

const serviceModes = z.strictObject({
  email: failureMode,
  captcha: failureMode,
  analytics: failureMode,
  recorder: failureMode,
  dataset: failureMode,
  files: failureMode,
})

/** The external services, in the panel's order. */
export const services = serviceModes.keyof().options
export type Service = (typeof services)[number]

/** The failure mode of each service, and the delay of `slow` in milliseconds. */
export const failureSettingsSchema = serviceModes.extend({
  delayMs: z.coerce.number().int().min(0).max(600_000).default(30_000),
})
export type FailureSettings = z.output<typeof failureSettingsSchema>

export const noFailures: FailureSettings = failureSettingsSchema.parse({})

/**
 * Parses SIMULATE_FAILURES: `on`, `off`, or the failures at the start, such as
 * `email=500,files=slow,delayMs=400`.
 */
export const failureSimulationSchema = z.string().transform((text, context) => {
  const word = text.trim()
  if (word === 'on' || word === 'off') return word === 'on' ? noFailures : ('off' as const)
  const pairs = word.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  const parsed = failureSettingsSchema.safeParse(Object.fromEntries(pairs))
  if (parsed.success) return parsed.data
  context.addIssue(`is on, off, or service=${failureModes.join('|')} between commas, and delayMs=…`)
  return z.NEVER
})

/** Where the calls of one service go. */
interface ServiceRoute {
  service: Service
  /** Origin of the service, without a final slash. */
  target: string
  /** Other origins for single paths. */
  targetsByPath?: Readonly<Record<string, string>>
}

/** Hosts of the session recorder: its script, and what it sends. */
const RECORDER_SCRIPTS = 'https://cdn.logr-in.com'
const RECORDER_CALLS = 'https://r.logr-in.com'

/** Settings of the failure simulation (ERR-02). */
export interface FailureSimulation {
  /** Failures at the start. */
  initial: FailureSettings
  /** By the path segment below FAILURES_PATH. */
  routes: ReadonlyMap<string, ServiceRoute>
  /** Where the site's server finds the dataset's API. */
  datasetOrigin: string
  /** Where browsers find the dataset's pictures and files, on the site's origin. */
  filesPath: string
}

/** The variables that decide about the simulation. */
interface Values {
  NODE_ENV: string
  SITE_URL?: string | undefined
  HOST: string
  PORT: number
  EMAILJS_ORIGIN: string
  SIMULATE_FAILURES?: FailureSettings | 'off' | undefined
}

interface ServiceSettings extends MailRoutes, Accounts {
  siteUrl: string
  content: ContentSource
}

/** Values of HOST that mean every address of this machine. */
const ANY_ADDRESS = ['0.0.0.0', '::']

/** Whether only people at this machine are meant to visit the site. */
export function isLocalSite({
  SITE_URL: siteUrl,
  HOST: host,
}: Pick<Values, 'SITE_URL' | 'HOST'>): boolean {
  const hasLocalName = siteUrl === undefined || LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)
  return hasLocalName && ['::1', ...LOOPBACK_NAMES, ...ANY_ADDRESS].includes(host)
}

/**
 * Routes every external service through this site's server, which then decides how each call ends
 * (ERR-02). The code that calls a service does not notice. Without simulation the settings stay.
 */
export function withFailureSimulation<Settings extends ServiceSettings>(
  settings: Settings,
  values: Values,
): Settings & { failureSimulation?: FailureSimulation } {
  const initial = initialFailures(values)
  if (initial === undefined) return settings
  return { ...settings, ...routeThroughSite(settings, initial, values) }
}

/** The failures at the start; undefined without simulation. */
function initialFailures(values: Values): FailureSettings | undefined {
  const { SIMULATE_FAILURES: setting, NODE_ENV: mode } = values
  if (setting !== undefined) return setting === 'off' ? undefined : setting
  return mode === 'development' && isLocalSite(values) ? noFailures : undefined
}

/** Where this machine reaches the site's server. */
function localOrigin({ HOST: host, PORT: port }: Values): string {
  const name = ANY_ADDRESS.includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}

function routeThroughSite(
  { siteUrl, content, mail, relay, mixpanel, recorder, captcha }: ServiceSettings,
  initial: FailureSettings,
  values: Values,
): Pick<ServiceSettings, 'mail' | keyof Accounts> & { failureSimulation: FailureSimulation } {
  const { EMAILJS_ORIGIN: emailJsOrigin } = values
  const serverOrigin = localOrigin(values)
  const routes = new Map<string, ServiceRoute>([
    ['emailjs', { service: 'email', target: emailJsOrigin }],
    ...(relay ? [route('relay', 'email', relay.origin)] : []),
    ...(captcha.kind === 'proof-of-work' ? [] : [route('captcha', 'captcha', captcha.origin)]),
    ...(mixpanel ? [route('analytics', 'analytics', mixpanel.origin)] : []),
    ...(recorder ? [recorderRoute(recorder)] : []),
    route('dataset', 'dataset', getApiHost(content)),
    route('files', 'files', getAssetHost(content)),
  ])
  const address = (origin: string, name: string) => `${origin}${FAILURES_PATH}/${name}`
  const mailThrough = <Kind extends { origin: string }>(origin: string, service: Kind): Kind => ({
    ...service,
    origin: address(origin, service.origin === emailJsOrigin ? 'emailjs' : 'relay'),
  })
  const { investor, newsletter } = mail
  return {
    mail: {
      investor: {
        browser: mailThrough(siteUrl, investor.browser),
        server: mailThrough(serverOrigin, investor.server),
      },
      newsletter: { server: mailThrough(serverOrigin, newsletter.server) },
    },
    captcha:
      captcha.kind === 'proof-of-work'
        ? captcha
        : { ...captcha, origin: address(serverOrigin, 'captcha') },
    mixpanel: mixpanel && { ...mixpanel, origin: address(serverOrigin, 'analytics') },
    recorder: recorder && { ...recorder, origin: address(siteUrl, 'recorder') },
    failureSimulation: {
      initial,
      routes,
      datasetOrigin: address(serverOrigin, 'dataset'),
      filesPath: address('', 'files'),
    },
  }
}

function route(name: string, service: Service, target: string): [string, ServiceRoute] {
  return [name, { service, target }]
}

function recorderRoute({
  origin,
}: NonNullable<ServiceSettings['recorder']>): [string, ServiceRoute] {
  const calls = origin ?? RECORDER_CALLS
  const targetsByPath = { '/i': calls, '/s': calls }
  return ['recorder', { service: 'recorder', target: origin ?? RECORDER_SCRIPTS, targetsByPath }]
}
