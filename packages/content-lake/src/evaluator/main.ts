import { createListenerFilters, type ListenerFilters } from './listener-filters'
import type { FromEvaluator, ToEvaluator } from './messages'
import { performJob } from './perform-job'
import { createReplica, parseUpdates, type Replica } from './replica'

/**
 * The process of an evaluator: evaluates queries on a copy of the documents, one after the other.
 * It ends with the lake.
 */
let opened: { readonly replica: Replica; readonly filters: ListenerFilters } | undefined

process.on('message', (message: ToEvaluator) => {
  if (message.type === 'open') {
    const replica = createReplica(message)
    opened = { replica, filters: createListenerFilters(replica, message.listenersMs) }
  } else if (opened !== undefined) {
    receive(opened.replica, opened.filters, message)
  }
})
process.on('disconnect', () => process.exit(0))
// The lake ends its evaluators itself; it also receives signals to the process group.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)

function receive(
  replica: Replica,
  filters: ListenerFilters,
  message: Exclude<ToEvaluator, { type: 'open' }>,
): void {
  switch (message.type) {
    case 'update':
      replica.update(parseUpdates(message.documents))
      break
    case 'commit':
      reply({ type: 'committed', results: filters.commit(message.documents, message.now) })
      break
    case 'loaded':
      reply({ type: 'ready' })
      break
    case 'listen':
      filters.add(message.listener, message.filter)
      break
    case 'unlisten':
      filters.remove(message.listener)
      break
    case 'job':
      reply({ type: 'result', result: performJob(replica, message.job, message.limitMs) })
  }
}

function reply(message: FromEvaluator): void {
  process.send?.(message)
}
