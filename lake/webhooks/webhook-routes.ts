import express, { type Request, type Router } from 'express'
import { requireUser } from '../accounts/caller'
import type { LakeContext } from '../context'
import { notFound } from '../errors'
import type { Dispatcher } from './dispatcher'
import type { WebhookTargets } from './targets'
import { parseWebhook, toApiWebhook, type Webhook } from './webhook'
import type { Attempt, WebhookStore } from './webhook-store'

export interface Webhooks {
  readonly store: WebhookStore
  readonly targets: WebhookTargets
  readonly dispatcher: Dispatcher
}

/**
 * `hooks/projects/{project}` and, for the CLI, `hooks`: administrators manage webhooks and read their
 * logs. No response contains secrets.
 */
export function createWebhookRoutes(
  { accounts, projectId, dataset, clock, newId, log }: LakeContext,
  { store, targets, dispatcher }: Webhooks,
): Router {
  const router = express.Router()
  const requireAdministrator = (request: Request) =>
    requireUser(request, accounts, ['administrator'])
  const find = (id: string | undefined): Webhook => {
    const webhook = store.list().find((one) => one.id === id)
    if (webhook === undefined) throw notFound(`Webhook "${String(id)}" not found`)
    return webhook
  }
  const toResponse = (webhook: Webhook) => toApiWebhook(webhook, projectId)
  const collection = ['/hooks/projects/:project', '/hooks']
  const member = (suffix = '') => collection.map((path) => `${path}/:id${suffix}`)

  router.get(collection, (request, response) => {
    requireAdministrator(request)
    response.json(store.list().map(toResponse))
  })

  router.post(collection, (request, response) => {
    const { userId } = requireAdministrator(request)
    const webhook = {
      ...parseWebhook(request.body, { targets, dataset }),
      id: newId().replaceAll('-', '').slice(0, 16),
      createdBy: userId,
      createdAt: clock().toISOString(),
    }
    store.add(webhook)
    dispatcher.refresh()
    log('created a webhook', { webhook: webhook.id, host: new URL(webhook.settings.url).host })
    response.status(201).json(toResponse(webhook))
  })

  // Before the routes with an id.
  router.get(
    collection.map((path) => `${path}/attempts/:attempt`),
    (request, response) => {
      requireAdministrator(request)
      const { attempt: id = '' } = request.params
      const attempt = store.attempt(id)
      if (attempt === undefined) throw notFound(`Attempt "${id}" not found`)
      response.json(toApiAttempt(attempt))
    },
  )

  router.get(member('/attempts'), (request, response) => {
    requireAdministrator(request)
    response.json(store.attempts(find(request.params.id).id).map(toApiAttempt))
  })

  router.get(member('/messages'), (request, response) => {
    requireAdministrator(request)
    const messages = store.messages(find(request.params.id).id)
    response.json(
      messages.map(({ webhookId: hookId, ...message }) => {
        return { ...message, hookId, projectId, dataset }
      }),
    )
  })

  router.get(member(), (request, response) => {
    requireAdministrator(request)
    response.json(toResponse(find(request.params.id)))
  })

  const update = (request: Request) => {
    requireAdministrator(request)
    const existing = find(request.params.id)
    const webhook = { ...existing, ...parseWebhook(request.body, { targets, dataset, existing }) }
    store.update(webhook, existing.settings.isDisabledByUser)
    dispatcher.refresh()
    log('changed a webhook', { webhook: webhook.id, host: new URL(webhook.settings.url).host })
    return toResponse(webhook)
  }
  router.patch(member(), (request, response) => response.json(update(request)))
  router.put(member(), (request, response) => response.json(update(request)))

  router.delete(member(), (request, response) => {
    requireAdministrator(request)
    const { id } = find(request.params.id)
    store.remove(id)
    dispatcher.refresh()
    log('deleted a webhook', { webhook: id })
    response.json({ id, deletedAt: clock().toISOString() })
  })

  return router
}

const toApiAttempt = ({ inProgress, ...attempt }: Attempt) => ({
  ...attempt,
  inProgress: inProgress === 1,
  isFailure: attempt.failureReason !== null,
})
