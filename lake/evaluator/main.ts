import { QueryError } from '../errors'
import { TimeIsUp } from '../query/time-limit'
import type { Answer, FromEvaluator, Job, ToEvaluator } from './messages'
import { createReplica, type Replica } from './replica'

/**
 * The process of an evaluator: keeps a copy of the documents and evaluates queries on it, one after
 * the other. It ends with the lake.
 */
let current: Replica | undefined

function receive(message: ToEvaluator): void {
  switch (message.type) {
    case 'open':
      current = createReplica(message)
      break
    case 'replace':
      current?.replace(message.documents)
      break
    case 'loaded':
      reply({ type: 'ready' })
      break
    case 'job':
      if (current !== undefined) {
        reply({ type: 'answer', answer: perform(current, message.job, message.limitMs) })
      }
  }
}

function perform(replica: Replica, job: Job, limitMs: number): Answer {
  try {
    return { kind: 'done', json: replica.answer(job, limitMs) }
  } catch (error) {
    if (error instanceof TimeIsUp) return { kind: 'late' }
    return { kind: 'failed', fault: faultOf(error) }
  }
}

function faultOf(error: unknown) {
  if (error instanceof QueryError) {
    const { message: description, type, start, end } = error
    return { description, type, start, end }
  }
  const description = error instanceof Error ? error.message : String(error)
  return { description, type: 'queryEvaluationError' } as const
}

function reply(message: FromEvaluator): void {
  process.send?.(message)
}

process.on('message', receive)
process.on('disconnect', () => process.exit(0))
// The lake decides when its evaluators end: a signal to the whole group is not for them.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
