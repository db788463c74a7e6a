import { createHash } from 'node:crypto'
import { isDraftId, isOfPrivateDocument, isVersionId } from '../document-ids'
import { QueryError } from '../errors'
import type { Evaluator } from '../evaluator/evaluator'
import type { DocumentChange, Transaction } from '../store/document-store'
import type { Log } from '../types'
import type { Operation, Webhook, WebhookSettings } from './webhook'
import type { NewMessage } from './webhook-store'

/** Evaluating more at once would delay the listeners that share the evaluator. */
const CHANGES_PER_STEP = 100

interface Dependencies {
  readonly evaluator: Pick<Evaluator, 'evaluateRule'>
  readonly log: Log
}

/**
 * Creates the messages of one transaction for a webhook. A rule that fails is logged and gives none.
 * @throws any other error, such as of an evaluator that could not start
 */
export async function createMessages(
  { evaluator, log }: Dependencies,
  { id, settings }: Webhook,
  transaction: Transaction,
): Promise<readonly NewMessage[]> {
  const changes = transaction.changes.filter((change) => isIncluded(settings, change))
  if (changes.length === 0) return []
  const { filter, projection } = settings.rule
  try {
    const messages: NewMessage[] = []
    for (let start = 0; start < changes.length; start += CHANGES_PER_STEP) {
      const step = changes.slice(start, start + CHANGES_PER_STEP)
      const payloads = await evaluator.evaluateRule({ filter, projection }, step)
      for (const [index, change] of step.entries()) {
        const payload = payloads[index]
        if (payload != null) messages.push(createMessage(id, transaction, change, payload))
      }
    }
    return messages
  } catch (error) {
    // Other errors pass: then the lake tries this transaction again.
    if (!(error instanceof QueryError)) throw error
    log('the rule of a webhook failed', {
      ...{ webhook: id, transaction: transaction.id, error: error.message },
    })
    return []
  }
}

function createMessage(
  webhookId: string,
  { id: transactionId, timestamp: transactionTime }: Transaction,
  change: DocumentChange,
  payload: string,
): NewMessage {
  const { id: documentId } = change
  const identity = JSON.stringify([webhookId, transactionId, documentId])
  return {
    id: createHash('sha256').update(identity).digest('hex').slice(0, 32),
    ...{ webhookId, transactionId, transactionTime, documentId, payload },
    operation: getOperation(change),
  }
}

function isIncluded(
  { rule, includeDrafts, includeAllVersions }: WebhookSettings,
  change: DocumentChange,
) {
  const { id } = change
  if (isOfPrivateDocument(id) || !rule.on.includes(getOperation(change))) return false
  if (isDraftId(id)) return includeDrafts
  return isVersionId(id) ? includeAllVersions : true
}

function getOperation({ before, after }: DocumentChange): Operation {
  if (before === null) return 'create'
  return after === null ? 'delete' : 'update'
}
