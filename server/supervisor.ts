import { fork } from 'node:child_process'
import path from 'node:path'
import { isBuilt, root } from '../config/root.server'
import { isEmbedded, readVariables, variablesWith } from '../config/variables.server'
import { ProcessKeeper, type ReadyMessage } from './process-keeper'

const GRACE_MS = 5_000

/** What runs in development; otherwise it is what is built of it (scripts/build-servers.ts). */
const sources = { lake: 'lake/main.ts', site: 'server/main.ts' }

/**
 * V8 keeps up to three times this for new objects and gives none of it back; see decision 26. A site
 * makes more garbage for a page than the lake for an answer.
 */
const flags = {
  lake: ['--max-semi-space-size=2'],
  // The site's content and pages take 50 MB; with a limit V8 collects what is left of them sooner.
  site: ['--max-semi-space-size=4', '--max-old-space-size=256'],
}

/** What glibc is to give back to the system at once, and how many heaps it may have for threads. */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/** The processes of the product under one roof. */
export interface House {
  /** What the lake said when it was ready; absent with the hosted service. */
  lake: ReadyMessage | undefined
  /** What the site said when it was ready. */
  site: ReadyMessage
  /** Ends every process; settles when they are gone. */
  stop: () => Promise<void>
}

/** Who may sign in to the lake first; with a password only in the run that made it. */
export type Administrator = NonNullable<ReadyMessage['administrator']>

/**
 * Starts the lake (unless the dataset is hosted) and the site, with the mail relay in it, and keeps
 * them running. This process stays: it reads no settings but whether there is a lake, so that it can
 * do without the packages that check them.
 * @param onAdministrator called as soon as the lake names its administrator: what it says is never
 * said again, even if the rest does not come to start
 * @throws Error when one of them cannot start at all; the others are stopped then
 */
export async function supervise(
  onAdministrator: (administrator: Administrator) => void,
): Promise<House> {
  const variables = readVariables()
  const keep = (name: keyof typeof sources) =>
    new ProcessKeeper({
      name,
      spawn: () =>
        // A group of its own: Ctrl-C reaches the supervisor alone, which then stops the children.
        fork(path.join(root, isBuilt ? `build/server/${name}.js` : sources[name]), {
          cwd: root,
          detached: true,
          execArgv: [...flags[name], ...(isBuilt ? [] : ['--import', 'tsx'])],
          // React and Express look at NODE_ENV themselves.
          env: { ...allocator, ...variablesWith({ NODE_ENV: variables.NODE_ENV ?? 'production' }) },
        }),
      say: (line) => process.stderr.write(`${line}\n`),
    })
  const lake = isEmbedded(variables) ? keep('lake') : undefined
  const site = keep('site')
  const keepers = [lake, site].filter((keeper) => keeper !== undefined)
  const stop = async () => {
    await Promise.all(keepers.map((keeper) => keeper.stop(GRACE_MS)))
  }
  const interrupted = () => void stop().then(() => process.exit(0))
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  try {
    for (const keeper of keepers) keeper.start()
    const lakeReady = lake?.ready.then((message) => {
      if (message.administrator !== undefined) onAdministrator(message.administrator)
      return message
    })
    const [lakeSaid, siteSaid] = await Promise.all([lakeReady, site.ready])
    return { lake: lakeSaid, site: siteSaid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
