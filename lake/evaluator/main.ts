import { answerOf } from './answer-of'
import { createListeners, type Listeners } from './listeners'
import type { Answer, FromEvaluator, Job, ToEvaluator } from './messages'
import { performJob } from './perform-job'
import { createReplica, readReplacements, type Replica } from './replica'

/**
 * The process of an evaluator: keeps a copy of the documents and evaluates queries on it, one after
 * the other. It ends with the lake.
 */
let opened: { readonly replica: Replica; readonly listeners: Listeners } | undefined

process.on('message', (message: ToEvaluator) => {
  if (message.type === 'open') {
    const replica = createReplica(message)
    opened = { replica, listeners: createListeners(replica, message.listenersMs) }
  } else if (opened !== undefined) {
    receive(opened.replica, opened.listeners, message)
  }
})
process.on('disconnect', () => process.exit(0))
// The lake decides when its evaluators end: a signal to the whole group is not for them.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)

function receive(
  replica: Replica,
  listeners: Listeners,
  message: Exclude<ToEvaluator, { type: 'open' }>,
): void {
  switch (message.type) {
    case 'replace':
      replica.replace(readReplacements(message.documents))
      break
    case 'commit':
      reply({ type: 'heard', heard: listeners.commit(message.documents, message.now) })
      break
    case 'loaded':
      reply({ type: 'ready' })
      break
    case 'listen':
      listeners.add(message.listener, message.filter)
      break
    case 'unlisten':
      listeners.remove(message.listener)
      break
    case 'job':
      reply({ type: 'answer', answer: perform(replica, message.job, message.limitMs) })
  }
}

function perform(replica: Replica, job: Job, limitMs: number): Answer {
  try {
    return { kind: 'done', json: performJob(replica, job, limitMs) }
  } catch (error) {
    return answerOf(error)
  }
}

function reply(message: FromEvaluator): void {
  process.send?.(message)
}
