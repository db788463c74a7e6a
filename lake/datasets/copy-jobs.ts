import type { Stream, StreamEvent } from '../streams/stream'

/** A copy of a dataset, in the hosted service's shape. Times are ISO 8601, UTC. */
export interface CopyJob {
  readonly id: string
  readonly state: 'pending' | 'completed' | 'failed'
  readonly sourceDataset: string
  readonly targetDataset: string
  readonly withHistory: boolean
  readonly createdAt: string
  readonly updatedAt: string
  /** 0 to 100. */
  readonly progress: number
  /** Why the copy failed. */
  readonly message?: string
}

/** The copies since the start of the lake. */
export interface CopyJobs {
  /**
   * Starts a copy.
   * @param work receives a function that accepts the progress, 0 to 1
   */
  start(
    job: Pick<CopyJob, 'sourceDataset' | 'targetDataset' | 'withHistory'>,
    work: (onProgress: (share: number) => void) => Promise<void>,
  ): CopyJob
  /** Latest first. */
  list(): readonly CopyJob[]
  find(id: string): CopyJob | undefined
  /** @returns an event `job` with the state, and one for each change until the copy has ended */
  follow(id: string): Stream
}

interface JobDeps {
  readonly clock: () => Date
  readonly newId: () => string
}

export function createCopyJobs({ clock, newId }: JobDeps): CopyJobs {
  const jobs = new Map<string, CopyJob>()
  const listeners = new Map<string, Set<() => void>>()

  const update = (id: string, change: Partial<CopyJob>) => {
    const job = jobs.get(id)
    if (job === undefined) return
    jobs.set(id, { ...job, ...change, updatedAt: clock().toISOString() })
    for (const notify of listeners.get(id) ?? []) notify()
  }

  return {
    start(names, work) {
      const id = newId()
      const now = clock().toISOString()
      const stamps = { createdAt: now, updatedAt: now }
      const job: CopyJob = { id, state: 'pending', ...names, ...stamps, progress: 0 }
      jobs.set(id, job)
      work((share) => {
        const progress = Math.floor(share * 100)
        if (progress !== jobs.get(id)?.progress) update(id, { progress })
      }).then(
        () => update(id, { state: 'completed', progress: 100 }),
        (error: unknown) => update(id, { state: 'failed', message: String(error) }),
      )
      return job
    },
    list: () => [...jobs.values()].reverse(),
    find: (id) => jobs.get(id),
    follow: (id) => ({
      start(sink) {
        const notify = () => {
          const job = jobs.get(id)
          if (job === undefined) return
          sink.send({ event: 'job', data: job } satisfies StreamEvent)
          if (job.state !== 'pending') {
            stop()
            sink.end()
          }
        }
        const ofJob = listeners.get(id) ?? new Set()
        listeners.set(id, ofJob.add(notify))
        const stop = () => {
          ofJob.delete(notify)
          if (ofJob.size === 0) listeners.delete(id)
        }
        notify()
        return stop
      },
    }),
  }
}
