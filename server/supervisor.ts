import { fork } from 'node:child_process'
import path from 'node:path'
import { isBuilt, root } from '../config/root.server'
import { isEmbedded, readVariables, variablesWith } from '../config/variables.server.mjs'
import { SupervisedProcess, type ReadyMessage } from './supervised-process'

const GRACE_MS = 5_000

/** Entry points in development; scripts/build-servers.ts builds them for production. */
const sources = { lake: 'lake/main.ts', site: 'server/main.ts' }

/**
 * V8 reserves up to three times the semi-space size and never returns it (decision 26). The site
 * allocates more for a page than the lake for a response.
 */
const flags = {
  lake: ['--max-semi-space-size=2'],
  // The site's content and pages need 50 MB; with a limit V8 collects garbage earlier.
  site: ['--max-semi-space-size=4', '--max-old-space-size=256'],
}

/** Makes glibc return freed memory early, and limits its heaps for threads. */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

export interface RunningProcesses {
  /** The lake's ready message; undefined with the hosted service. */
  lake: ReadyMessage | undefined
  /** The site's ready message. */
  site: ReadyMessage
  /** Resolves when all processes have ended. */
  stop: () => Promise<void>
}

/** The lake's first administrator. */
export type Administrator = NonNullable<ReadyMessage['administrator']>

/**
 * Starts the lake (unless the dataset is hosted) and the site, and restarts them after crashes. To
 * save memory this process loads no packages, so it does not validate settings.
 * @param onAdministrator called when the lake is ready, even if the site fails to start: the lake
 * never sends a generated password again
 * @throws Error when a process cannot start; the others are stopped
 */
export async function supervise(
  onAdministrator: (administrator: Administrator) => void,
): Promise<RunningProcesses> {
  const variables = readVariables()
  const createProcess = (name: keyof typeof sources) =>
    new SupervisedProcess({
      name,
      spawn: () =>
        // Detached, so Ctrl-C reaches only the supervisor, which then stops the children.
        fork(path.join(root, isBuilt ? `build/server/${name}.js` : sources[name]), {
          cwd: root,
          detached: true,
          execArgv: isBuilt ? flags[name] : ['--import', 'tsx'],
          // React and Express read NODE_ENV themselves.
          env: { ...allocator, ...variablesWith({ NODE_ENV: variables.NODE_ENV ?? 'production' }) },
        }),
      log: (line) => process.stderr.write(`${line}\n`),
    })
  const lake = isEmbedded(variables) ? createProcess('lake') : undefined
  const site = createProcess('site')
  const processes = [lake, site].filter((child) => child !== undefined)
  const stop = async () => {
    await Promise.all(processes.map((child) => child.stop(GRACE_MS)))
  }
  const stopAndExit = () => void stop().then(() => process.exit(0))
  process.once('SIGINT', stopAndExit)
  process.once('SIGTERM', stopAndExit)
  try {
    for (const child of processes) child.start()
    const lakeReady = lake?.ready.then((message) => {
      if (message.administrator !== undefined) onAdministrator(message.administrator)
      return message
    })
    const [lakeMessage, siteMessage] = await Promise.all([lakeReady, site.ready])
    return { lake: lakeMessage, site: siteMessage, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
