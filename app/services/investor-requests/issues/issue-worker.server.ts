import { z } from 'zod'
import { type BackgroundWorker, startWorker } from '~/lib/process/background-worker.server'
import type { Clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import type { ImageSource } from '~/sanity/image-url'
import { newsletterIssueQuery } from '~/sanity/site-queries'
import type { Delivered } from '../../emailjs.server'
import type { Outbox } from '../outbox/outbox.server'
import type { IssueContent } from '../outbox/stored-request.server'
import { addressIssue, renderIssue } from '../../newsletter/issue-mail'
import type { RenderedMail } from '../../newsletter/mail-page'
import { signupPath } from '../../newsletter/signup-link.server'
import { type MailDeps, sendToSubscriber } from '../../newsletter/signup-mail.server'

interface IssueDeps extends MailDeps {
  issues: Outbox['issues']
  images: ImageSource
}

interface WorkerDeps extends IssueDeps {
  /** An issue has started. */
  onStarted: () => void
  clock: Clock
  log: Log
}

const HOUR_MS = 3_600_000
/** Most mail servers that small sites rent allow so many. */
const DEFAULT_PER_HOUR = 300
/** How often the document of a delivery gets new numbers. */
const SHOW_MS = 5_000
const DELIVERY = 'newsletterDelivery'

const isPublished = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
/** Issues with a sample mark are examples of the archive. */
const WORK = `{
  "issues": *[_type == "newsletterIssue" && ${isPublished} && !defined(sampleMark)]{ _id, title },
  "deliveries": *[_type == "${DELIVERY}"]{ _id, issue, outbox, to }
}`
const ACTIVE = '*[_type == "newsletterSignup" && status == "activa" && defined(email)]._id'
const RECIPIENT = `{
  "isPublished": count(*[_id == $issue]) > 0,
  "email": *[_id == $id && status == "activa"][0].email
}`

const text = z.string().nullable()
const workShape = z.object({
  issues: z.array(z.object({ _id: z.string(), title: text })),
  deliveries: z.array(z.object({ _id: z.string(), issue: text, outbox: text, to: text })),
})
const recipientShape = z.object({ isPublished: z.boolean(), email: text })

type Delivery = z.infer<typeof workShape>['deliveries'][number]

/**
 * Puts published issues of the newsletter into the outbox, sends trials to staff, and stores in the
 * dataset how far each issue is (NEWS-06). The document of a delivery is created once, by one
 * server, so an issue goes out once: also when it is published again, on several machines, and from
 * another disk.
 */
export function startIssueWorker(deps: WorkerDeps): BackgroundWorker {
  const { client, issues, clock, log } = deps
  let isDone = false
  return startWorker({
    name: 'the newsletter',
    follow: createChangeFeed(client, log, {
      filter: `*[_type in ["newsletterIssue", "${DELIVERY}"]]`,
      isRelevant: ({ transition }) => transition === 'appear',
      tag: 'site.newsletter',
    }),
    step: async (hasChanged) => {
      if (hasChanged || !isDone) isDone = await startIssues(deps)
      await showCounts(deps)
      return false
    },
    nextAt: () => {
      const isChanging = issues.isSending() || issues.unshown().length > 0
      return isChanging ? clock.now() + SHOW_MS : undefined
    },
    clock,
    log,
  })
}

/** @returns false when something waits for another attempt */
async function startIssues(deps: WorkerDeps): Promise<boolean> {
  const { client, issues, mail, clock } = deps
  const { issues: published, deliveries } = workShape.parse(await client().fetch<unknown>(WORK))
  const known = new Set(deliveries.map(({ _id }) => _id))
  const claimed = published
    .map(({ _id: issue, title }) => ({ _id: `${DELIVERY}.${issue}`, issue, title }))
    .filter(({ _id }) => !known.has(_id))
  for (const { _id, issue, title } of claimed) {
    // Without e-mail to subscribers it has no outbox, so it is never sent.
    await client().createIfNotExists({
      _id,
      _type: DELIVERY,
      issue,
      subject: title,
      startedAt: new Date(clock.now()).toISOString(),
      ...(mail.confirms && { outbox: issues.outbox }),
    })
  }
  const all =
    claimed.length === 0
      ? deliveries
      : workShape.parse(await client().fetch<unknown>(WORK)).deliveries
  let isDone = true
  for (const delivery of all) {
    if (delivery.to !== null) isDone = (await sendTrial(deps, delivery, delivery.to)) && isDone
    else if (delivery.outbox === issues.outbox)
      isDone = (await startIssue(deps, delivery.issue)) && isDone
  }
  return isDone
}

/** Reads and renders the published issue, or its draft for a trial. */
async function render({ client, siteUrl, images, clock }: WorkerDeps, ids: readonly string[]) {
  const result = await client().fetch(newsletterIssueQuery, { ids })
  const perHour = result.texts?.perHour ?? DEFAULT_PER_HOUR
  return { mail: renderIssue(result, { siteUrl, images, now: clock.now() }), perHour }
}

/**
 * Continues after a crash, too: the delivery has its document, and the outbox no issue.
 * @returns false for an issue that was withdrawn meanwhile, and while the texts are missing
 */
async function startIssue(deps: WorkerDeps, id: string | null): Promise<boolean> {
  const { client, issues, onStarted } = deps
  if (id === null || issues.find(id) !== undefined) return true
  const { mail, perHour } = await render(deps, [id])
  if (mail === undefined) return false
  const subscribers = z.array(z.string()).parse(await client().fetch<unknown>(ACTIVE))
  issues.start({ id, mail, intervalMs: Math.ceil(HOUR_MS / perHour), subscribers })
  onStarted()
  return true
}

/** Deletes the document of a trial once it is sent. @returns false when it has to be tried again */
async function sendTrial(deps: WorkerDeps, delivery: Delivery, to: string): Promise<boolean> {
  const { client, siteUrl, log } = deps
  const { _id: id, issue } = delivery
  const { mail } = await render(deps, [`drafts.${issue ?? ''}`, issue ?? ''])
  if (mail !== undefined && deps.mail.confirms) {
    const sent = await sendTo(deps, mail, { email: to, leaveLink: siteUrl, reference: id })
    if (!sent.ok && sent.dropped === undefined) {
      log.warn('a trial of the newsletter waits', { reason: `HTTP ${sent.status}` })
      return false
    }
  }
  await client().delete(id)
  return true
}

async function showCounts({ client, issues }: WorkerDeps): Promise<void> {
  for (const counts of issues.unshown()) {
    const { id, ...set } = counts
    const query = '*[_id == $id]'
    const params = { id: `${DELIVERY}.${id}` }
    await client().mutate([{ patch: { query, params, set } }])
    issues.markShown(counts)
  }
}

/**
 * Sends an issue to one subscriber. It looks again whether the subscriber is active and the issue
 * published, right before the e-mail.
 * @throws Error while the dataset is unreachable
 */
export async function sendIssue(deps: IssueDeps, { issue, id }: IssueContent): Promise<Delivered> {
  const { client, issues, siteUrl, secret } = deps
  const started = issues.find(issue)
  const { isPublished, email } = recipientShape.parse(
    await client().fetch<unknown>(RECIPIENT, { issue, id }),
  )
  if (started === undefined || !isPublished || email === null) {
    return { ok: false, status: 0, text: '', dropped: 'skipped' }
  }
  // The same link in each attempt, so that the relay recognizes the message.
  const leaveLink = `${siteUrl}${signupPath(secret(), { step: 'leave', id }, started.startedAt)}`
  return sendTo(deps, started.mail, { email, leaveLink, reference: id })
}

type Receiver = Omit<Parameters<typeof sendToSubscriber>[1], keyof RenderedMail>

const sendTo = (deps: IssueDeps, mail: RenderedMail, receiver: Receiver) =>
  sendToSubscriber(deps, { ...addressIssue(mail, receiver.leaveLink), ...receiver })
