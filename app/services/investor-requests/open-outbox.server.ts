import { PERSONAL_TYPES } from 'content-lake/personal-types'
import type { Env } from '#config/env.server'
import { relayAccount } from '#config/mail.server'
import { realClock as clock } from '~/lib/process/clock.server'
import type { Log } from '~/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import type { InvestorRoomQueryResult, NewsletterTextsQueryResult } from '~/sanity/types.generated'
import { imageSource } from '~/sanity/image-source.server'
import { writeClient } from '~/sanity/write-client.server'
import { type Delivered, NOTHING, sendEmail } from '../emailjs.server'
import { startFailureWorker } from '../failed-releases.server'
import { sendLink } from '../investor-room/link-mail.server'
import { startLinkWorker } from '../investor-room/pending-links.server'
import { startBounceWorker } from '../newsletter/bounce-worker.server'
import { type MailDeps, sendSignupMails } from '../newsletter/signup-mail.server'
import { markBounced } from '../newsletter/signup-step.server'
import { toMail } from '../review/review-answer.server'
import { siteSecret } from '../site-secret.server'
import { createDeletionLog } from './deletion/deletion-log.server'
import { startDeletionWorker } from './deletion/deletion-worker.server'
import { createRelayMessages } from './deletion/relay-messages.server'
import { createStoredDocuments } from './deletion/stored-documents.server'
import { sendIssue, startIssueWorker } from './issues/issue-worker.server'
import { createDatasetWriter, startDeliveryWorker } from './outbox/delivery-worker.server'
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
export type OpenOutbox = ReturnType<typeof openOutbox>

/** Opens the outbox in the folder of the settings, and starts its workers. */
export function openOutbox(settings: Env, log: Log, texts: LoadTexts) {
  const { dir, mailAfterMs } = settings.requests
  const db = openOutboxDatabase(dir)
  const outbox = createOutbox({ db, mailAfterMs })
  const deletionLog = createDeletionLog(db)
  const deletion = startDeletionWorker({
    subscribe: createChangeFeed(writeClient, log, {
      filter: `*[_type in ${JSON.stringify(PERSONAL_TYPES)}]`,
      isRelevant: ({ transition }) => transition === 'disappear',
      tag: 'site.deletion',
    }),
    documents: createStoredDocuments(writeClient),
    deletionLog,
    outbox,
    messages: settings.relay && createRelayMessages(settings.relay.origin),
    clock,
    log,
  })
  const shared = { client: writeClient, clock, log }
  const mailDeps: MailDeps = {
    client: writeClient,
    mail: settings.mail.newsletter,
    siteUrl: settings.siteUrl,
    secret: siteSecret,
  }
  const issueDeps = { ...mailDeps, issues: outbox.issues, images: imageSource(settings) }
  const delivery = startDeliveryWorker({
    outbox,
    write: createDatasetWriter(writeClient),
    send: createMails(settings, texts, issueDeps),
    onStored: deletion.notifyStored,
    onMissing: deletion.wake,
    clock,
    log,
  })
  const save: Outbox['save'] = (...entry) => {
    const result = outbox.save(...entry)
    delivery.wake()
    return result
  }
  const links = startLinkWorker({
    ...shared,
    confirms: settings.mail.newsletter.confirms,
    // Random, and the same as long as the outbox exists.
    sender: deletionLog.documentId,
    save,
  })
  const failures = startFailureWorker({ ...shared, siteUrl: settings.siteUrl, save })
  const issues = startIssueWorker({ ...shared, ...issueDeps, onStarted: delivery.wake })
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
    /** Delivers what it saves. */
    outbox: { ...outbox, save },
    /** Something was reported. */
    wake: delivery.wake,
    cleanUp: () => {
      outbox.cleanUp()
      deletionLog.pruneTombstones()
    },
    close: async () => {
      const workers = [issues, links, failures, ...bounces, delivery, deletion]
      await Promise.all(workers.map(({ stop }) => stop()))
      db.close()
    },
  }
}

/** Creates the function that sends the e-mail of any entry. */
function createMails(
  { mail: { investor, review } }: Env,
  texts: LoadTexts,
  deps: Parameters<typeof sendIssue>[0],
): (entry: KeyedContent) => Promise<Delivered> {
  return async ({ key, request }) => {
    if (isSignupStep(request))
      return sendSignupMails({ ...deps, loadTexts: texts.newsletter }, request)
    if (isIssueContent(request)) return sendIssue(deps, request)
    if (isLinkMail(request)) return sendLink({ ...deps, loadTexts: texts.room }, request)
    const isFailure = isReleaseFailure(request)
    if (!isFailure && !isReviewAnswer(request)) {
      return sendEmail(investor.server, { ...request, reference: documentId(key) })
    }
    // Only the relay has messages for answers and failed releases.
    if (review === undefined) return NOTHING
    if (!isFailure) return sendEmail(review, toMail(request))
    const templateId = relayAccount.templates.release
    return sendEmail({ ...review, templateId }, { ...request, reference: key })
  }
}
