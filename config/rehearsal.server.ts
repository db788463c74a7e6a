import { isIPv6 } from 'node:net'
import { z } from 'zod'
import type { Accounts } from './accounts.server'
import { apiHostOf, assetHostOf, type ContentSource } from './client-config'
import { LOOPBACK_NAMES, type MailRoutes } from './mail.server'

/** Path under which the site's server stands before the outside services, and shows its panel. */
export const REHEARSAL_PATH = '/_ensayo'

/**
 * What a service can do instead of its work. `slow` answers after a while; `refuse` ends the
 * connection at once; `vanish` keeps it and never answers, so that the caller has to give up by
 * itself; the numbers are statuses, answered in the service's own words.
 */
export const faults = ['ok', 'slow', 'refuse', 'vanish', '403', '429', '451', '500'] as const
export type Fault = (typeof faults)[number]

const fault = z.enum(faults).default('ok')

const states = z.strictObject({
  email: fault,
  captcha: fault,
  analytics: fault,
  recorder: fault,
  dataset: fault,
  files: fault,
})

/** The outside services, in the order in which they are shown. */
export const services = states.keyof().options
export type Service = (typeof services)[number]

/** What each outside service does at the moment, and how long `slow` takes. */
export const switchesShape = states.extend({
  delayMs: z.coerce.number().int().min(0).max(600_000).default(30_000),
})
export type Switches = z.output<typeof switchesShape>

/** Every service does its work. */
export const allWell: Switches = switchesShape.parse({})

/**
 * The variable REHEARSAL: `on`, `off`, or what is wrong from the start, such as
 * `email=500,files=slow,delayMs=400`.
 */
export const rehearsalText = z.string().transform((text, context) => {
  const word = text.trim()
  if (word === 'on' || word === 'off') return word === 'on' ? allWell : ('off' as const)
  const pairs = word.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  const read = switchesShape.safeParse(Object.fromEntries(pairs))
  if (read.success) return read.data
  context.addIssue(`is on, off, or service=${faults.join('|')} between commas, and delayMs=…`)
  return z.NEVER
})

/** A detour by which calls of a service go. */
interface Way {
  service: Service
  /** Where the calls go on to, without a final slash. */
  target: string
  /** Where the calls of single paths go on to instead. */
  elsewhere?: Readonly<Record<string, string>>
}

/** Of the session recorder: its script, and what it sends. */
const RECORDER_SCRIPTS = 'https://cdn.logr-in.com'
const RECORDER_CALLS = 'https://r.logr-in.com'

/** How failures of outside services are rehearsed (ERR-02). */
export interface Rehearsal {
  /** As it starts. */
  switches: Switches
  /** By the part of the address that names them. */
  ways: ReadonlyMap<string, Way>
  /** Where the site's server finds the dataset's API. */
  datasetOrigin: string
  /** Where browsers find the dataset's pictures and files, on the site's own origin. */
  filesPath: string
}

/** The settings that decide whether failures are rehearsed, by the names of their variables. */
interface Values {
  NODE_ENV: string
  SITE_URL?: string | undefined
  HOST: string
  PORT: number
  EMAILJS_ORIGIN: string
  REHEARSAL?: Switches | 'off' | undefined
}

/** The settings of the outside services. */
interface Outside extends MailRoutes, Accounts {
  siteUrl: string
  content: ContentSource
}

/** Of HOST: every address of this machine. */
const EVERYWHERE = ['0.0.0.0', '::']

/** Whether nobody but who sits at this machine is meant to visit the site. */
export function isAtThisMachine({
  SITE_URL: siteUrl,
  HOST: host,
}: Pick<Values, 'SITE_URL' | 'HOST'>): boolean {
  const isNamedHere = siteUrl === undefined || LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)
  return isNamedHere && ['::1', ...LOOPBACK_NAMES, ...EVERYWHERE].includes(host)
}

/**
 * The settings as they are, or, where failures are rehearsed, with every outside service reached by
 * way of this site's server, which then decides what becomes of a call (ERR-02). Nothing that calls
 * a service knows of it.
 */
export function rehearsed<Settings extends Outside>(
  settings: Settings,
  values: Values,
): Settings & { rehearsal?: Rehearsal } {
  const switches = switchesOf(values)
  if (switches === undefined) return settings
  const { EMAILJS_ORIGIN: emailJsOrigin } = values
  return {
    ...settings,
    ...rehearse(settings, { switches, ownOrigin: originOf(values), emailJsOrigin }),
  }
}

/** The services' state at the start; undefined where none may be made to fail. */
function switchesOf(values: Values): Switches | undefined {
  const { REHEARSAL: given, NODE_ENV: mode } = values
  if (given !== undefined) return given === 'off' ? undefined : given
  return mode === 'development' && isAtThisMachine(values) ? allWell : undefined
}

/** Where this machine reaches the site's server. */
function originOf({ HOST: host, PORT: port }: Values): string {
  const name = EVERYWHERE.includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}

interface Plan {
  switches: Switches
  /** Of this server, for its own calls. */
  ownOrigin: string
  /** Of the e-mail account. */
  emailJsOrigin: string
}

function rehearse(
  { siteUrl, content, mail, relay, mixpanel, recorder, captcha }: Outside,
  { switches, ownOrigin, emailJsOrigin }: Plan,
): Pick<Outside, 'mail' | keyof Accounts> & { rehearsal: Rehearsal } {
  const ways = new Map<string, Way>([
    ['emailjs', { service: 'email', target: emailJsOrigin }],
    ...(relay ? [wayTo('relay', 'email', relay.origin)] : []),
    ...(captcha.kind === 'proof-of-work' ? [] : [wayTo('captcha', 'captcha', captcha.origin)]),
    ...(mixpanel ? [wayTo('analytics', 'analytics', mixpanel.origin)] : []),
    ...(recorder ? [wayToRecorder(recorder)] : []),
    wayTo('dataset', 'dataset', apiHostOf(content)),
    wayTo('files', 'files', assetHostOf(content)),
  ])
  const by = (from: string, name: string) => `${from}${REHEARSAL_PATH}/${name}`
  const mailBy = <Kind extends { origin: string }>(from: string, service: Kind): Kind => ({
    ...service,
    origin: by(from, service.origin === emailJsOrigin ? 'emailjs' : 'relay'),
  })
  const { investor, newsletter } = mail
  return {
    mail: {
      investor: {
        browser: mailBy(siteUrl, investor.browser),
        server: mailBy(ownOrigin, investor.server),
      },
      newsletter: { server: mailBy(ownOrigin, newsletter.server) },
    },
    captcha:
      captcha.kind === 'proof-of-work' ? captcha : { ...captcha, origin: by(ownOrigin, 'captcha') },
    mixpanel: mixpanel && { ...mixpanel, origin: by(ownOrigin, 'analytics') },
    recorder: recorder && { ...recorder, origin: by(siteUrl, 'recorder') },
    rehearsal: {
      switches,
      ways,
      datasetOrigin: by(ownOrigin, 'dataset'),
      filesPath: by('', 'files'),
    },
  }
}

function wayTo(name: string, service: Service, target: string): [string, Way] {
  return [name, { service, target }]
}

function wayToRecorder({ origin }: NonNullable<Outside['recorder']>): [string, Way] {
  const calls = origin ?? RECORDER_CALLS
  const elsewhere = { '/i': calls, '/s': calls }
  return ['recorder', { service: 'recorder', target: origin ?? RECORDER_SCRIPTS, elsewhere }]
}
