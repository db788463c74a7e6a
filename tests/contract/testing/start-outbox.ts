import type { SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { realClock } from '~/lib/process/clock.server'
import { createLog } from '~/lib/process/log.server'
import {
  createDatasetWriter,
  startDeliveryWorker,
} from '~/services/investor-requests/outbox/delivery-worker.server'
import { createOutbox } from '~/services/investor-requests/outbox/outbox.server'
import { openOutboxDatabase } from '~/services/investor-requests/outbox/outbox-database.server'
import { startMailServer } from '../../fakes/smtp'
import { ids, startRelay } from './start-relay'
import { createTempFolder } from 'content-lake/testing/temp-folder'

/** Starts a mail server, and a relay that sends through it, until the test ends. */
export async function startMail() {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const relay = await startRelay({ smtpUrl: server.url })
  const account = { publicKey: ids.user_id, serviceId: ids.service_id, templateId: 'newsletter' }
  const route = { by: 'relay' as const, origin: relay.origin, ...account }
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  return { server, relay, mail: { server: route, confirms: true }, lines, log }
}

type Send = Parameters<typeof startDeliveryWorker>[0]['send']

/** Creates an outbox; `deliver` starts its worker, which `close` or the end of the test stops. */
export function createTestOutbox(
  client: SanityClient,
  log: ReturnType<typeof createLog>,
  { dir = createTempFolder(), now = Date.now } = {},
) {
  const db = openOutboxDatabase(dir)
  const outbox = createOutbox({ db, mailAfterMs: 0, now })
  let stop = () => Promise.resolve()
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await stop()
    db.close()
  }
  onTestFinished(close)
  const deliver = (send: Send) => {
    const worker = startDeliveryWorker({
      outbox,
      write: createDatasetWriter(() => client),
      send,
      onStored: () => undefined,
      onMissing: () => undefined,
      clock: realClock,
      log,
    })
    stop = worker.stop
    return worker
  }
  return { db, outbox, deliver, close }
}
