import { PERSONAL_TYPES } from 'content-lake/personal-types'
import type { Env } from '#config/env.server'
import { relayAccount, type ServerMailService } from '#config/mail.server'
import { realClock as clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import type { InvestorRoomQueryResult, NewsletterTextsQueryResult } from '~/sanity/types.generated'
import { imageSource } from '~/sanity/image-source.server'
import { writeClient } from '~/sanity/write-client.server'
import { sendEmail } from '../emailjs.server'
import { failedReleases, startFailureWorker } from '../failed-releases.server'
import { createLinkMail, keyedLink } from '../investor-room/link-mail.server'
import { linkSources, startLinkWorker } from '../investor-room/pending-links.server'
import { startBounceWorker } from '../newsletter/bounce-worker.server'
import { createSignupMail } from '../newsletter/signup-mail.server'
import { markBounced, readSignup } from '../newsletter/signup-step.server'
import { toMail } from '../review/review-answer.server'
import { siteSecret } from '../site-secret.server'
import { createDeletionLog, type DeletionLog } from './deletion/deletion-log.server'
import { type DeletionWorker, startDeletionWorker } from './deletion/deletion-worker.server'
import { createRelayMessages } from './deletion/relay-messages.server'
import { createStoredDocuments } from './deletion/stored-documents.server'
import { createTombstones, type Tombstones } from './deletion/tombstones.server'
import { createIssueMail, startIssueWorker } from './issues/issue-worker.server'
import {
  createDatasetWriter,
  type Delivered,
  startDeliveryWorker,
} from './outbox/delivery-worker.server'
import { createOutbox, type Outbox } from './outbox/outbox.server'
import { openOutboxDatabase } from './outbox/outbox-database.server'
import { documentId } from './outbox/request-document.server'
import {
  isIssueContent,
  isLinkMail,
  isReleaseFailure,
  isReviewAnswer,
  isSignupStep,
  type KeyedContent,
} from './outbox/stored-request.server'

/** Texts of e-mails. A parameter, because commands that import this module read no content. */
export interface LoadTexts {
  newsletter: () => Promise<NewsletterTextsQueryResult>
  room: () => Promise<InvestorRoomQueryResult>
}

/** The outbox with its background workers. */
export interface OpenOutbox {
  outbox: Outbox
  /** Something was saved or reported. */
  wake: () => void
  cleanUp: () => void
  close: () => Promise<void>
}

/** Opens the outbox in the folder of the settings, and starts its workers. */
export function openOutbox(settings: Env, log: Log, texts: LoadTexts): OpenOutbox {
  const { dir, mailAfterMs } = settings.requests
  const db = openOutboxDatabase(dir)
  const outbox = createOutbox({ db, mailAfterMs })
  const tombstones = createTombstones(db)
  const deletionLog = createDeletionLog(db)
  const deletion = startDeletion(settings, deletionLog, { outbox, tombstones }, log)
  const issueDeps = { ...mailDeps(settings), issues: outbox.issues, images: imageSource(settings) }
  const delivery = startDeliveryWorker({
    outbox,
    write: createDatasetWriter(writeClient),
    send: createMails(settings, texts, createIssueMail(issueDeps)),
    onStored: deletion.notifyStored,
    onMissing: deletion.wake,
    clock,
    log,
  })
  const links = startLinkWorker({
    subscribe: (onChange) =>
      createChangeFeed(writeClient(), log, {
        filter: linkSources,
        tag: 'site.room',
      })(onChange),
    client: writeClient,
    confirms: settings.mail.newsletter.confirms,
    // Random, and the same as long as the outbox exists.
    sender: deletionLog.documentId,
    save: (link) => {
      outbox.save(keyedLink(link))
      delivery.wake()
    },
    clock,
    log,
  })
  const failures = startFailureWorker({
    subscribe: (onChange) =>
      createChangeFeed(writeClient(), log, { filter: failedReleases, tag: 'site.releases' })(
        onChange,
      ),
    client: writeClient,
    siteUrl: settings.siteUrl,
    save: (entry) => {
      outbox.save(entry)
      delivery.wake()
    },
    clock,
    log,
  })
  const issues = startIssueWorker({
    ...issueDeps,
    subscribe: (onAppeared) =>
      createChangeFeed(writeClient(), log, {
        filter: '*[_type in ["newsletterIssue", "newsletterDelivery"]]',
        isRelevant: ({ transition }) => transition === 'appear',
        tag: 'site.newsletter',
      })(onAppeared),
    onStarted: delivery.wake,
    clock,
    log,
  })
  const bounces =
    settings.bouncesMaildir === undefined
      ? []
      : [
          startBounceWorker({
            maildir: settings.bouncesMaildir,
            secret: siteSecret,
            markBounced: (id, at) => markBounced(writeClient(), id, at),
            clock,
            log,
          }),
        ]
  return {
    outbox,
    wake: delivery.wake,
    cleanUp: () => {
      outbox.cleanUp()
      tombstones.prune()
    },
    close: async () => {
      const workers = [issues, links, failures, ...bounces, delivery, deletion]
      await Promise.all(workers.map(({ stop }) => stop()))
      db.close()
    },
  }
}

function startDeletion(
  { relay }: Env,
  deletionLog: DeletionLog,
  stores: { outbox: Outbox; tombstones: Tombstones },
  log: Log,
): DeletionWorker {
  return startDeletionWorker({
    ...stores,
    subscribe: (onDeleted) =>
      createChangeFeed(writeClient(), log, {
        filter: `*[_type in ${JSON.stringify(PERSONAL_TYPES)}]`,
        isRelevant: ({ transition }) => transition === 'disappear',
        tag: 'site.deletion',
      })(onDeleted),
    documents: createStoredDocuments(writeClient),
    deletionLog,
    messages: relay && createRelayMessages(relay.origin),
    clock,
    log,
  })
}

/** What the e-mails to subscribers and investors need. */
function mailDeps({ mail, siteUrl }: Env) {
  return {
    ...{ client: writeClient, mail: mail.newsletter, send: sendEmail },
    ...{ siteUrl, secret: siteSecret },
  }
}

/** Creates the function that sends the e-mail of any entry. */
function createMails(
  settings: Env,
  texts: LoadTexts,
  sendIssue: ReturnType<typeof createIssueMail>,
): (entry: KeyedContent) => Promise<Delivered> {
  const { investor, review } = settings.mail
  const sendSignup = createSignupMail({
    ...mailDeps(settings),
    read: (id) => readSignup(writeClient(), id),
    markBounced: (id, at) => markBounced(writeClient(), id, at),
    loadTexts: texts.newsletter,
  })
  const sendLink = createLinkMail({ ...mailDeps(settings), loadTexts: texts.room })
  const sendToTeam = async (
    service: ServerMailService,
    variables: Readonly<Record<string, string>>,
  ) => {
    const sent = await sendEmail(service, variables)
    // The relay makes one message of repeated calls with the same reference.
    return service.by === 'relay' ? { ...sent, mayHaveArrived: false } : sent
  }
  return async ({ key, request }) => {
    if (isSignupStep(request)) return sendSignup(request)
    if (isIssueContent(request)) return sendIssue(request)
    if (isLinkMail(request)) return sendLink(request)
    const isFailure = isReleaseFailure(request)
    if (!isFailure && !isReviewAnswer(request)) {
      return sendToTeam(investor.server, { ...request, reference: documentId(key) })
    }
    // Only the relay has messages for answers and failed releases.
    if (review === undefined) return { ok: true, status: 200, text: '' }
    if (!isFailure) return sendToTeam(review, toMail(request))
    const templateId = relayAccount.templates.release
    return sendToTeam({ ...review, templateId }, { ...request, reference: key })
  }
}
