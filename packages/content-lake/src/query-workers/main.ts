import type { FromWorker, ToWorker } from './messages'
import { performJob } from './perform-job'
import { createReplica, parseUpdates, type Replica } from './replica'

/**
 * The process of a query worker: evaluates queries on a copy of the documents, one after the other.
 * It ends with the lake.
 */
let replica: Replica | undefined

process.on('message', (message: ToWorker) => {
  if (message.type === 'open') replica = createReplica(message)
  else if (replica !== undefined) receive(replica, message)
})
process.on('disconnect', () => process.exit(0))
// The lake ends its query workers itself; it also receives signals to the process group.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)

function receive(documents: Replica, message: Exclude<ToWorker, { type: 'open' }>): void {
  switch (message.type) {
    case 'update':
      documents.update(parseUpdates(message.documents))
      break
    case 'loaded':
      reply({ type: 'ready' })
      break
    case 'job':
      reply({ type: 'result', result: performJob(documents, message.job, message.limitMs) })
  }
}

function reply(message: FromWorker): void {
  process.send?.(message)
}
