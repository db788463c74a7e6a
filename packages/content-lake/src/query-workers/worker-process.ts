import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getLongestMs } from '../query/time-limit'
import type { Log } from '../types'
import type { DocumentStore, PresenterOptions } from '../store/document-store'
import type { FromWorker, Job, JobResult, ToWorker } from './messages'

/** A query worker ended before it replied. */
export class WorkerExitError extends Error {
  constructor(readonly reason: 'memory' | 'other') {
    super(`A query worker ended (${reason}).`)
  }
}

export type WorkerProcess = ReturnType<typeof createWorkerProcess>

export interface WorkerOptions extends PresenterOptions {
  /** A process without a job for this many milliseconds is ended. */
  readonly idleMs: number
  /** For the log. */
  readonly name: string
  readonly documents: Pick<DocumentStore, 'ids' | 'get' | 'bytes'>
  readonly log: Log
}

/** Extra time for operations that cannot be interrupted, such as copying a long text. */
const GRACE_MS = 1_500
/** Heap in addition to the documents. */
const WORKING_MB = 384
/** Heap for each byte of JSON; documents with many small fields need the most. */
const HEAP_PER_BYTE = 6
/** V8 keeps up to three times this many MB for new objects and never returns them. */
const YOUNG_GENERATION = ['--max-semi-space-size=2']
/** V8 ends a process that is out of memory with this signal. */
const OUT_OF_MEMORY = 'SIGABRT'
/** Characters of documents that are sent at once. */
const CHUNK = 256 * 1024

/** Beside this file, in the sources and in the build. */
const script =
  path.extname(import.meta.filename) === '.js'
    ? { file: 'query-worker.js', loader: [] }
    : { file: 'main.ts', loader: ['--import', createRequire(import.meta.url).resolve('tsx')] }

/**
 * A process with a copy of the documents that performs one job at a time. It starts with the first
 * job, and again with a job after it has ended.
 */
export function createWorkerProcess(options: WorkerOptions) {
  let running: ReturnType<typeof startProcess> | undefined
  let isClosed = false
  let jobs = 0
  let idleTimer: NodeJS.Timeout | undefined
  const restartIdleTimer = () => {
    clearTimeout(idleTimer)
    if (jobs > 0) return
    idleTimer = setTimeout(() => {
      // Reset first: the next job must not go to a process that is ending.
      const idle = running
      running = undefined
      idle?.kill()
    }, options.idleMs).unref()
  }
  const current = () => {
    if (isClosed) throw new WorkerExitError('other')
    if (running === undefined) {
      const started = startProcess(options)
      running = started
      void started.ended.then(() => {
        if (running === started) running = undefined
      })
    }
    return running
  }

  return {
    /**
     * @param limitMs processor time after which the job is stopped with the result `timeout`
     * @throws WorkerExitError; the next job gets a new process
     */
    async perform(job: Job, limitMs: number) {
      const { ready, perform } = current()
      jobs += 1
      clearTimeout(idleTimer)
      try {
        await ready
        return await perform(job, limitMs)
      } finally {
        jobs -= 1
        restartIdleTimer()
      }
    },
    /** Starts the process unless it is running. */
    async start() {
      await current().ready
      restartIdleTimer()
    },
    /** Sends a message without a reply, if the process is running. */
    send(message: ToWorker) {
      running?.send(message)
    },
    get pid(): number | undefined {
      return running?.pid
    },
    close() {
      isClosed = true
      clearTimeout(idleTimer)
      running?.kill()
    },
  }
}

interface PendingReply {
  readonly resolve: (message: FromWorker) => void
  readonly reject: (error: Error) => void
}

function startProcess(options: WorkerOptions) {
  const { name, documents, log, projectId, dataset, publicUrl } = options
  const ids = [...documents.ids()]
  // Twice, since the documents may grow while it runs.
  const heapMb = WORKING_MB + Math.ceil((2 * HEAP_PER_BYTE * documents.bytes()) / (1024 * 1024))
  const child = fork(path.join(import.meta.dirname, script.file), [], {
    execArgv: [...script.loader, ...YOUNG_GENERATION, `--max-old-space-size=${String(heapMb)}`],
    serialization: 'advanced',
    // V8's report when it is out of memory would fill the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Without the lake's settings and secrets.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  })
  let pending: PendingReply | undefined
  const nextReply = () =>
    new Promise<FromWorker>((resolve, reject) => {
      pending = { resolve, reject }
    })
  child.on('message', (message: FromWorker) => pending?.resolve(message))
  const ended = new Promise<void>((resolve) => {
    const end = () => resolve()
    child.once('exit', end).once('error', end)
  })
  let isKilled = false
  const kill = () => {
    isKilled = true
    child.kill('SIGKILL')
  }
  /** The job that exceeded its time; another may be pending when the process ends. */
  let overdue: PendingReply | undefined
  void ended.then(() => {
    const signal = child.signalCode
    if (!isKilled) log('a query worker ended', { name, signal })
    overdue?.resolve({ type: 'result', result: { kind: 'timeout' } })
    pending?.reject(new WorkerExitError(signal === OUT_OF_MEMORY ? 'memory' : 'other'))
  })
  const send = (message: ToWorker) => {
    // `ended` reports a failure to send.
    if (child.connected) child.send(message, () => undefined)
  }

  send({ type: 'open', projectId, dataset, publicUrl })
  const ready = nextReply().then(() => undefined)
  void sendDocuments(ids, documents, send)

  return {
    /** Resolves when the process has all documents. */
    ready,
    ended,
    pid: child.pid,
    send,
    perform: async (job: Job, limitMs: number): Promise<JobResult> => {
      send({ type: 'job', job, limitMs })
      const giveUp = () => {
        log('a query worker did not stop in time', { name, limitMs })
        overdue = pending
        kill()
      }
      // A reply may have arrived unread: after a pause of the machine, timers run first.
      let lastChance: NodeJS.Immediate | undefined
      const timer = setTimeout(
        () => (lastChance = setImmediate(giveUp)),
        getLongestMs(limitMs) + GRACE_MS,
      )
      try {
        const message = await nextReply()
        if (message.type !== 'result') throw new WorkerExitError('other')
        return message.result
      } finally {
        clearTimeout(timer)
        clearImmediate(lastChance)
      }
    },
    kill,
  }
}

/**
 * Sends each document in its state at the time of sending. Later changes follow as updates, so the
 * copy ends up right: they replace documents sent before, and deleted documents are skipped.
 */
async function sendDocuments(
  ids: readonly string[],
  documents: WorkerOptions['documents'],
  send: (message: ToWorker) => void,
): Promise<void> {
  let chunk: string[] = []
  let length = 0
  const flush = () => {
    send({ type: 'update', documents: `[${chunk.join(',')}]` })
    chunk = []
    length = 0
    return new Promise((resolve) => setImmediate(resolve))
  }
  for (const id of ids) {
    const after = documents.get(id)
    if (after === undefined) continue
    const json = JSON.stringify({ id, after })
    chunk.push(json)
    length += json.length
    if (length > CHUNK) await flush()
  }
  await flush()
  send({ type: 'loaded' })
}
