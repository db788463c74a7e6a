import type { ServerBuild } from '@remix-run/node'
import type { PageSource } from '#app/page-source.server'
import type { Services } from '#app/services/services.server'
import type { unavailableResponse } from '#app/unavailable.server'

type Build = Pick<ServerBuild, 'entry'>

/** What a build exports beside the handlers of Remix, see app/entry.server.tsx. */
interface Exports {
  pageSource: PageSource
  startServices: () => Services
  unavailableResponse: typeof unavailableResponse
}

export type ServicesOwner = ReturnType<typeof createServicesOwner>

/** Owns the one instance of the app's services in this process. */
export function createServicesOwner() {
  let start: (() => Services) | undefined
  let running: Services | undefined
  return {
    /** Starts the services of a build. After Vite has reloaded them, replaces the running ones. */
    use: (build: Build) => {
      const loaded = readExport(build, 'startServices')
      if (loaded === start) return
      start = loaded
      // No need to wait: several processes may share the outbox too.
      void running?.stop()
      running = start()
    },
    /** Undefined before the first build. */
    current: () => running,
    stop: async () => running?.stop(),
  }
}

/** @throws Error for a build of another version */
export function readExport<Name extends keyof Exports>({ entry: { module } }: Build, name: Name) {
  if (hasExport(module, name)) return module[name]
  throw new Error(`This build has no ${name}: run "npm run build".`)
}

function hasExport<Name extends keyof Exports>(
  module: object,
  name: Name,
): module is Pick<Exports, Name> {
  return name in module
}
