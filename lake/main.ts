import { embeddedContent } from '../config/embedded-content'
import { env } from '../config/env.server'
import { processLogger } from '../config/logger.server'
import { stopOnSignal } from '../config/stop-on-signal.server'
import type { Log } from './context'
import { createLake, type Lake } from './server'
import { FolderInUseError } from './store/database'
import { isOutOfRoom } from './store/out-of-room'

/** The process of the embedded lake. Its parent, if it has one, is told when it is ready. */
async function main() {
  const settings = env()
  const content = embeddedContent(settings, 'Start the lake without it.')
  const { projectId, dataset, publicApiHost: publicUrl } = content
  const { port, ...options } = settings.lake
  const lake = createLake({ projectId, dataset, publicUrl, log, ...options })
  const started = await lake.listen(port)
  // Until it is there queries wait; nothing else does.
  void startEvaluator(lake.context)
  stopOnSignal(() => lake.close())
  announce(started, lake.context.documents.get('siteSettings') !== undefined)
}

/** Without it the lake still stores, and tries again with the first query. */
async function startEvaluator({ evaluator }: Lake['context']) {
  await evaluator.start().catch((error: unknown) => {
    log('no evaluator of queries could be started', { error: String(error) })
  })
}

type Started = Awaited<ReturnType<ReturnType<typeof createLake>['listen']>>

/** @param hasSettings whether the site's settings are there: a dataset without them is nobody's yet */
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
/** Whatever it says is worth a look. */
const log: Log = (message, facts) => logger.warn(facts, message)

/** What to tell people when the lake cannot start. */
function explain(error: unknown): string {
  if (error instanceof FolderInUseError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (isOutOfRoom(error)) return `The disk is full: ${env().lake.dir}`
  switch (Reflect.get(error, 'code')) {
    case 'EADDRINUSE':
      return `Port ${env().lake.port} is taken. Stop what uses it, or set LAKE_PORT to another.`
    case 'EACCES':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return `The data folder cannot be written: ${env().lake.dir}`
    default:
      return error.message
  }
}

main().catch((error: unknown) => {
  console.error(`The Content Lake could not start. ${explain(error)}`)
  process.exit(1)
})
