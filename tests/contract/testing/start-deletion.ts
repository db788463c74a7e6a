import type { SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { realClock } from '~/lib/process/clock.server'
import { createLog } from '~/lib/process/log.server'
import { createDeletionLog } from '~/services/investor-requests/deletion/deletion-log.server'
import { startDeletionWorker } from '~/services/investor-requests/deletion/deletion-worker.server'
import { createRelayMessages } from '~/services/investor-requests/deletion/relay-messages.server'
import { createStoredDocuments } from '~/services/investor-requests/deletion/stored-documents.server'
import type { createOutbox } from '~/services/investor-requests/outbox/outbox.server'
import type { openOutboxDatabase } from '~/services/investor-requests/outbox/outbox-database.server'

interface Site {
  readonly client: SanityClient
  readonly db: ReturnType<typeof openOutboxDatabase>
  readonly outbox: ReturnType<typeof createOutbox>
  readonly relay: { readonly origin: string }
}

/** Starts what deletes the copies of deleted documents in the background, until the test ends. */
export function startDeletion(
  { client, db, outbox, relay }: Site,
  subscribe: Parameters<typeof startDeletionWorker>[0]['subscribe'] = () => () => undefined,
) {
  const worker = startDeletionWorker({
    subscribe,
    documents: createStoredDocuments(() => client),
    deletionLog: createDeletionLog(db),
    outbox,
    messages: createRelayMessages(relay.origin),
    clock: realClock,
    log: createLog(() => undefined),
  })
  onTestFinished(() => worker.stop())
}
