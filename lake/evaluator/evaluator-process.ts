import { fork } from 'node:child_process'
import path from 'node:path'
import type { Log } from '../context'
import type { IndexedDocumentStore } from '../store/sqlite-document-store'
import type { Answer, FromEvaluator, Heard, Job, ToEvaluator } from './messages'
import type { ReplicaOptions } from './replica'

/** An evaluator ended before it had answered. */
export class EvaluatorEnded extends Error {
  constructor(readonly reason: 'memory' | 'other') {
    super(`An evaluator of queries ended (${reason}).`)
  }
}

/** A process with a copy of the documents, that does one job at a time. */
export interface EvaluatorProcess {
  /**
   * @param limitMs when this has passed the job is stopped and the answer is `late`
   * @throws EvaluatorEnded; the next job gets a new process
   */
  perform(job: Job, limitMs: number): Promise<Answer>
  /** Starts it, if it is not running. */
  start(): Promise<void>
  /**
   * @param message one that is not answered, or by `heard`
   * @returns whether there is a process to take it
   */
  send(message: ToEvaluator): boolean
  readonly pid: number | undefined
  close(): void
}

export interface EvaluatorOptions extends ReplicaOptions {
  /** What all listeners together may take of one commit, in milliseconds. */
  readonly listenersMs: number
  /** Called with what was decided about a commit. */
  readonly onHeard?: (heard: readonly Heard[]) => void
  /** Called when the process has ended, unless nobody needed it any more. */
  readonly onEnded?: () => void
  /** Whether somebody needs the process although there is no job for it. */
  readonly isNeeded?: () => boolean
  /** A process that has had no job for this long is ended, in milliseconds. */
  readonly idleMs: number
  /** For the log. */
  readonly name: string
  readonly documents: Pick<IndexedDocumentStore, 'ids' | 'get' | 'bytes'>
  readonly log: Log
}

/** What cannot be stopped from inside, such as copying a long text, has this much longer. */
const GRACE_MS = 1_500
/** Heap beside the documents. */
const WORKING_MB = 384
/** Heap for each byte of a document's JSON: documents of many small fields take the most. */
const HEAP_PER_BYTE = 6
/** V8 keeps up to three times this, in MB, for new objects and gives none of it back. */
const NEW_OBJECTS = ['--max-semi-space-size=2']
/** What V8 ends a process with that has used up its memory. */
const OUT_OF_MEMORY = 'SIGABRT'
/** Characters of documents that are written at once while a process is loaded. */
const CHUNK = 256 * 1024

/** Beside this file, in the sources and in what is built of them. */
const script =
  path.extname(import.meta.filename) === '.js'
    ? { file: 'evaluator.js', loader: [] }
    : { file: 'main.ts', loader: ['--import', 'tsx'] }

/** @returns an evaluator whose process starts with its first job, and again with one after a rest */
export function createEvaluatorProcess(options: EvaluatorOptions): EvaluatorProcess {
  let running: Running | undefined
  let closed = false
  let jobs = 0
  let rest: NodeJS.Timeout | undefined
  const restLater = () => {
    clearTimeout(rest)
    if (jobs > 0) return
    rest = setTimeout(() => {
      if (options.isNeeded?.()) {
        restLater()
        return
      }
      // At once: the next job must not come to a process that is ending.
      const resting = running
      running = undefined
      resting?.kill()
    }, options.idleMs).unref()
  }
  const current = () => {
    if (closed) throw new EvaluatorEnded('other')
    if (running === undefined) {
      const started = startProcess(options)
      running = started
      void started.ended.then(() => {
        if (running !== started) return
        running = undefined
        options.onEnded?.()
      })
    }
    return running
  }

  return {
    async perform(job, limitMs) {
      const { ready, ask } = current()
      jobs += 1
      clearTimeout(rest)
      try {
        await ready
        return await ask(job, limitMs)
      } finally {
        jobs -= 1
        restLater()
      }
    },
    async start() {
      await current().ready
      restLater()
    },
    send(message) {
      running?.send(message)
      return running !== undefined
    },
    get pid() {
      return running?.pid
    },
    close() {
      closed = true
      clearTimeout(rest)
      running?.kill()
    },
  }
}

interface Running {
  /** Resolves when all documents are there. */
  readonly ready: Promise<void>
  readonly ended: Promise<void>
  readonly pid: number | undefined
  readonly send: (message: ToEvaluator) => void
  readonly ask: (job: Job, limitMs: number) => Promise<Answer>
  readonly kill: () => void
}

interface Waiting {
  readonly resolve: (message: FromEvaluator) => void
  readonly reject: (error: Error) => void
}

function startProcess(options: EvaluatorOptions): Running {
  const { name, documents, log, projectId, dataset, publicUrl, listenersMs, onHeard } = options
  const ids = [...documents.ids()]
  // Twice, since the documents may grow while it runs.
  const heapMb = WORKING_MB + Math.ceil((2 * HEAP_PER_BYTE * documents.bytes()) / (1024 * 1024))
  const child = fork(path.join(import.meta.dirname, script.file), [], {
    execArgv: [...script.loader, ...NEW_OBJECTS, `--max-old-space-size=${String(heapMb)}`],
    serialization: 'advanced',
    // What V8 writes when the memory is used up would fill the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It needs none of the lake's settings and secrets.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  })
  let waiting: Waiting | undefined
  const next = () =>
    new Promise<FromEvaluator>((resolve, reject) => {
      waiting = { resolve, reject }
    })
  child.on('message', (message: FromEvaluator) => {
    if (message.type === 'heard') onHeard?.(message.heard)
    else waiting?.resolve(message)
  })
  const ended = new Promise<void>((resolve) => {
    const end = () => resolve()
    child.once('exit', end).once('error', end)
  })
  let isKilled = false
  const kill = () => {
    isKilled = true
    child.kill('SIGKILL')
  }
  /** Whose job it was killed for; by its end another may be waiting. */
  let late: Waiting | undefined
  void ended.then(() => {
    const signal = child.signalCode
    if (!isKilled) log('an evaluator of queries ended', { name, signal })
    late?.resolve({ type: 'answer', answer: { kind: 'late' } })
    waiting?.reject(new EvaluatorEnded(signal === OUT_OF_MEMORY ? 'memory' : 'other'))
  })
  const send = (message: ToEvaluator) => {
    // Who writes to a process that has just ended hears of it through `ended`.
    if (child.connected) child.send(message, () => undefined)
  }

  send({ type: 'open', projectId, dataset, publicUrl, listenersMs })
  const ready = next().then(() => undefined)
  void sendAll(ids, documents, send)

  return {
    ready,
    ended,
    pid: child.pid,
    send,
    async ask(job, limitMs) {
      send({ type: 'job', job, limitMs })
      const giveUp = () => {
        log('an evaluator of queries did not stop in time', { name, limitMs })
        late = waiting
        kill()
      }
      // Its answer may be here and not read yet: on a machine that stood still timers come first.
      let lastChance: NodeJS.Immediate | undefined
      const overdue = setTimeout(() => (lastChance = setImmediate(giveUp)), limitMs + GRACE_MS)
      try {
        const message = await next()
        if (message.type !== 'answer') throw new EvaluatorEnded('other')
        return message.answer
      } finally {
        clearTimeout(overdue)
        clearImmediate(lastChance)
      }
    },
    kill,
  }
}

/**
 * Sends each document as it is when its turn comes. What changes meanwhile is sent as it happens,
 * so in the end the copy is right: a document sent early is replaced, one that is gone is left out.
 */
async function sendAll(
  ids: readonly string[],
  documents: EvaluatorOptions['documents'],
  send: (message: ToEvaluator) => void,
): Promise<void> {
  let chunk: string[] = []
  let length = 0
  const flush = () => {
    send({ type: 'replace', documents: `[${chunk.join(',')}]` })
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
