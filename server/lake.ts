import { embeddedContent } from '#config/client-config'
import { env } from '#config/env.server'
import { processLogger } from '#config/logger.server'
import { approvalRule } from '#config/review'
import { stopOnSignal } from '#config/stop-on-signal.server'
import type { Log } from 'content-lake/types'
import { createLake, type Lake } from 'content-lake/server'
import { explainStartError } from 'content-lake/start-error'
import { createAccountMail } from './account-mail'
import { checkRelease } from './check-release'
import { checkSettings } from './check-settings'

await checkSettings()

/** Starts the lake. Sends `ready` to the parent process if there is one. */
async function main() {
  const settings = env()
  const content = embeddedContent(settings, 'Start the lake without it.')
  const { projectId, dataset, publicApiHost: publicUrl } = content
  const { port, ...options } = settings.lake
  // A stop during the start closes the database, too.
  stopOnSignal(() => lake.close())
  const sendMail = createAccountMail(settings.relay)
  const lake = createLake({
    projectId,
    dataset,
    publicUrl,
    log,
    sendMail,
    checkRelease,
    approvals: approvalRule,
    ...options,
  })
  const started = await lake.listen(port)
  // Not awaited: only queries wait for a query worker.
  void startQueryWorker(lake.context)
  announce(started, lake.context.documents.get('siteSettings') !== undefined)
}

/** After a failure the lake accepts writes, and starts a query worker with the first query. */
async function startQueryWorker({ queryWorkers }: Lake['context']) {
  await queryWorkers.start().catch((error: unknown) => {
    log('could not start a query worker', { error: String(error) })
  })
}

type Started = Awaited<ReturnType<ReturnType<typeof createLake>['listen']>>

/** @param hasSettings whether the site's settings exist; without them the dataset needs the seed */
function announce({ port, administrator }: Started, hasSettings: boolean) {
  if (process.send !== undefined) {
    process.send({ type: 'ready', port, hasSettings, ...(administrator && { administrator }) })
    return
  }
  console.log(`Content Lake: http://127.0.0.1:${port}`)
  if (administrator?.password !== undefined) {
    console.log(`Administrator, shown once: ${administrator.email} / ${administrator.password}`)
  }
}

const logger = processLogger('lake')
/** Everything that the lake logs is a warning. */
const log: Log = (message, facts) => logger.warn(facts, message)

main().catch((error: unknown) => {
  const { dir, port } = env().lake
  const reason = explainStartError(error, { dir, port, portOption: 'LAKE_PORT' })
  console.error(`The Content Lake could not start. ${reason}`)
  process.exit(1)
})
