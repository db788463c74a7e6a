import type { ServerBuild } from '@remix-run/node'
import type { Services } from '#app/services/services.server'

/** Owns the one instance of the app's services in this process. */
export interface ServicesOwner {
  /** Starts the services of a build. After Vite has reloaded them, replaces the running ones. */
  use: (build: Pick<ServerBuild, 'entry'>) => void
  /** Undefined before the first build. */
  current: () => Services | undefined
  stop: () => Promise<void>
}

export function createServicesOwner(): ServicesOwner {
  let start: (() => Services) | undefined
  let running: Services | undefined
  return {
    use: (build) => {
      const loaded = getStartFunction(build)
      if (loaded === start) return
      start = loaded
      // No need to wait: several processes may share the outbox too.
      void running?.stop()
      running = start()
    },
    current: () => running,
    stop: async () => running?.stop(),
  }
}

function getStartFunction({ entry: { module } }: Pick<ServerBuild, 'entry'>): () => Services {
  if ('startServices' in module && isStartFunction(module.startServices)) {
    return module.startServices
  }
  throw new Error('This build has no startServices: run "npm run build".')
}

function isStartFunction(value: unknown): value is () => Services {
  return typeof value === 'function'
}
