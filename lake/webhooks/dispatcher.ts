import type { Evaluator } from '../evaluator/evaluator'
import type { History } from '../history/history'
import type { DocumentStore } from '../store/document-store'
import type { Log } from '../types'
import { createMessages } from './create-messages'
import { sendWebhook, signPayload, type DeliveryResult } from './send'
import type { WebhookTargets } from './targets'
import type { Webhook } from './webhook'
import type { AttemptResult, Message, NewMessage, WebhookStore } from './webhook-store'

interface DispatcherDependencies {
  readonly store: WebhookStore
  readonly targets: WebhookTargets
  readonly documents: Pick<DocumentStore, 'onCommit'>
  readonly history: Pick<History, 'transaction'>
  readonly evaluator: Pick<Evaluator, 'evaluateRule'>
  readonly projectId: string
  readonly dataset: string
  readonly clock: () => Date
  readonly newId: () => string
  readonly log: Log
  /** Wait before the second attempt; each further wait is twice as long. */
  readonly retryMs: number
}

export interface Dispatcher {
  /** To be called after a webhook was added or changed. */
  refresh(): void
  stop(): void
}

const TRANSACTIONS_PER_STEP = 20
/** As in the hosted service. */
const RETRY_FOR_MS = 30 * 60 * 1000
const MAX_RETRY_MS = 5 * 60 * 1000
/** Wait after an error of the lake itself, such as a full disk. */
const PAUSE_MS = 10_000

/**
 * Delivers webhooks in the background: at least once; exactly once unless the lake is killed during an
 * attempt. The stored transactions are the queue, so neither a crash nor a restart loses a message.
 * Each webhook has one request at a time. Private documents trigger none, since their content must not
 * outlive them ([decision 36](../../docs/decisions/0036-live-tags-webhooks-and-deleted-files.md)).
 */
export function createDispatcher(deps: DispatcherDependencies): Dispatcher {
  const { store, documents, log } = deps
  const workers = new Map<string, Worker>()
  const wake = () => {
    for (const worker of workers.values()) worker.wake()
  }
  const refresh = () => {
    const enabled = store.list().filter(({ settings }) => !settings.isDisabledByUser)
    const ids = new Set(enabled.map(({ id }) => id))
    for (const [id, worker] of workers) {
      if (ids.has(id)) continue
      worker.stop()
      workers.delete(id)
    }
    for (const webhook of enabled) {
      const worker = workers.get(webhook.id) ?? createWorker(deps)
      workers.set(webhook.id, worker)
      worker.update(webhook)
    }
  }
  try {
    store.endInterruptedAttempts()
  } catch (error) {
    log('interrupted webhooks could not be recorded', { error: String(error) })
  }
  refresh()
  const stopListening = documents.onCommit(wake)

  return {
    refresh,
    stop() {
      stopListening()
      for (const worker of workers.values()) worker.stop()
      workers.clear()
    },
  }
}

interface Worker {
  update(webhook: Webhook): void
  wake(): void
  /** Aborts a running request. */
  stop(): void
}

function createWorker(deps: DispatcherDependencies): Worker {
  const controller = new AbortController()
  const { signal } = controller
  let webhook: Webhook | undefined
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isAwake = false
  const isStopped = () => signal.aborted

  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(wake, Math.max(0, ms))
    timer.unref()
  }
  const wake = () => {
    isAwake = true
    if (isRunning || isStopped()) return
    isRunning = true
    // After the commit is answered.
    setImmediate(() => void run())
  }
  const run = async () => {
    try {
      while (isAwake && webhook !== undefined && !isStopped()) {
        isAwake = false
        await queueMessages(deps, webhook, signal)
        const wait = isStopped() ? undefined : await deliverNext(deps, webhook, signal)
        if (wait === 0) isAwake = true
        else if (wait !== undefined) schedule(wait)
      }
    } catch (error) {
      if (!isStopped()) {
        deps.log('webhooks are paused', { webhook: webhook?.id, error: String(error) })
        schedule(PAUSE_MS)
      }
    } finally {
      isRunning = false
    }
  }

  return {
    update(changed) {
      webhook = changed
      wake()
    },
    wake,
    stop() {
      controller.abort()
      clearTimeout(timer)
    },
  }
}

/** Stores the messages of new transactions. */
async function queueMessages(deps: DispatcherDependencies, webhook: Webhook, signal: AbortSignal) {
  const { store, history, clock } = deps
  for (;;) {
    const pending = store.listPending(webhook.id, TRANSACTIONS_PER_STEP)
    const last = pending.at(-1)
    if (last === undefined) return
    const messages: NewMessage[] = []
    for (const { id } of pending) {
      const transaction = history.transaction(id)
      if (transaction === undefined) continue
      messages.push(...(await createMessages(deps, webhook, transaction)))
      if (signal.aborted) return
    }
    store.addMessages(webhook.id, last.seq, messages, clock().toISOString())
  }
}

/** @returns after how many milliseconds the next message is due; `undefined` without any */
async function deliverNext(
  deps: DispatcherDependencies,
  webhook: Webhook,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { store, clock, newId, log } = deps
  const message = store.nextMessage(webhook.id)
  if (message === undefined) return undefined
  const start = clock().getTime()
  const wait = Date.parse(message.nextAttemptAt) - start
  if (wait > 0) return wait
  const attempt = newId()
  store.startAttempt(attempt, message.id, clock().toISOString())
  const result = await deliver(deps, webhook, message, signal)
  // The webhook was deleted or disabled, or the lake stops: then the message stays queued.
  if (signal.aborted) return undefined
  const now = clock().getTime()
  const outcome = toOutcome(result, message, now, deps.retryMs)
  store.endAttempt(attempt, message.id, { ...outcome, duration: now - start })
  if (outcome.status === 'failure') {
    log('a webhook message was not delivered', {
      ...{ webhook: webhook.id, message: message.id, code: outcome.resultCode },
      reason: outcome.failureReason,
    })
  }
  return 0
}

async function deliver(
  { targets, clock, projectId, dataset }: DispatcherDependencies,
  { id, settings, secret }: Webhook,
  message: Message,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const url = new URL(settings.url)
  const reason = targets.findReason(url)
  if (reason !== undefined) return { kind: 'network', detail: reason }
  const { payload: body } = message
  return sendWebhook({
    ...{ url, body, signal, method: settings.httpMethod, lookup: targets.lookup(url) },
    headers: {
      ...settings.headers,
      ...(secret !== undefined && {
        'sanity-webhook-signature': signPayload(body, secret, clock().getTime()),
      }),
      Connection: 'close',
      'Content-Type': 'application/json',
      'User-Agent': 'Sanity.io webhook delivery',
      'idempotency-key': message.id,
      'sanity-transaction-id': message.transactionId,
      'sanity-transaction-time': message.transactionTime,
      'sanity-dataset': dataset,
      'sanity-document-id': message.documentId,
      'sanity-project-id': projectId,
      'sanity-webhook-id': id,
      'sanity-operation': message.operation,
    },
  })
}

function toOutcome(
  result: DeliveryResult,
  message: Message,
  now: number,
  retryMs: number,
): Omit<AttemptResult, 'duration'> {
  const resultCode = result.kind === 'response' ? result.code : null
  const resultBody =
    result.kind === 'response' ? result.body : result.kind === 'network' ? result.detail : null
  if (resultCode !== null && resultCode >= 200 && resultCode < 300) {
    const { nextAttemptAt } = message
    return { failureReason: null, resultCode, resultBody, status: 'success', nextAttemptAt }
  }
  const next = now + Math.min(MAX_RETRY_MS, retryMs * 2 ** message.failureCount)
  const mayRetry = resultCode === null || resultCode === 429 || resultCode >= 500
  const isInTime = next <= Date.parse(message.createdAt) + RETRY_FOR_MS
  return {
    failureReason: result.kind === 'response' ? 'http' : result.kind,
    ...{ resultCode, resultBody, nextAttemptAt: new Date(next).toISOString() },
    status: mayRetry && isInTime ? 'queued' : 'failure',
  }
}
