import vm from 'node:vm'
import { QueryError } from '../errors'

/** Running a script is the one way to stop work on this thread from outside; ours calls `work`. */
const script = new vm.Script('work()')
const sandbox = vm.createContext({ work: () => undefined })

/**
 * Runs work on this thread and stops it when its time is up, wherever it is. It must leave nothing
 * half done behind: reading and computing alone. Costs less than a tenth of a millisecond.
 * @param query whose work this is, for the error
 * @throws QueryError when the time is up; whatever the work throws
 */
export function withinTime<Result>(query: string, limitMs: number, work: () => Result): Result {
  const outcome: { done?: { result: Result } } = {}
  sandbox.work = () => {
    outcome.done = { result: work() }
  }
  try {
    script.runInContext(sandbox, { timeout: limitMs })
  } catch (error) {
    if (!isTimeUp(error)) throw error
  }
  if (outcome.done !== undefined) return outcome.done.result
  const description = `The query took longer than ${limitMs} ms and was stopped.`
  throw new QueryError(description, 'queryEvaluationError', query)
}

/** The error is made in the script's own realm: it is no instance of our `Error`. */
function isTimeUp(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
