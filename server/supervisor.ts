import { fork } from 'node:child_process'
import type { Server } from 'node:net'
import path from 'node:path'
import { defaultAddresses, readAddresses } from '#config/addresses.server'
import { type BoundSocketName, INHERITED_SOCKETS } from '#config/inherited-sockets.server'
import { isBuilt, root } from '#config/root.server'
import {
  isEmbedded,
  readVariables,
  type Variables,
  variablesWith,
} from '#config/variables.server.mjs'
import type { ReadyMessage } from './child-process'
import { controlFile, type ReloadRequest, serveControl } from './control'
import { findActivatedSocket, type BoundSocket, bindSocket } from './bound-sockets'
import { startArgument } from './reload-messages'
import { SupervisedProcess } from './supervised-process'

const GRACE_MS = 5_000

/** Entry points in development; scripts/build-servers.ts builds them for production. */
const sources = { lake: 'server/lake.ts', site: 'server/main.ts' }

/**
 * V8 reserves up to three times the semi-space size and never returns it (decision 2). The site
 * allocates more for a page than the lake for a response.
 */
const flags = {
  lake: ['--max-semi-space-size=2'],
  // The site's content and pages need 50 MB; with a limit V8 collects garbage earlier.
  // The initial size saves two collections before the first page.
  site: ['--max-semi-space-size=4', '--max-old-space-size=256', '--initial-old-space-size=32'],
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
 * save memory this process loads no packages, so it does not validate settings. It holds the site's
 * sockets, so that connections wait while the site restarts (decision 54).
 * @param onAdministrator called when the lake is ready, even if the site fails to start: the lake
 * never sends a generated password again
 * @throws Error when a process cannot start; the others are stopped
 */
export async function supervise(
  onAdministrator: (administrator: Administrator) => void,
): Promise<RunningProcesses> {
  // Without the values of `.env`, which each process reads itself: a reload may find new ones.
  const inherited = variablesWith({})
  const variables = readVariables()
  const sockets = await bindSockets(variables)
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const createProcess = (name: keyof typeof sources, bound: BoundSockets) =>
    new SupervisedProcess({
      name,
      folder: root,
      spawn: (reason, folder) =>
        // Detached, so Ctrl-C reaches only the supervisor, which then stops the children.
        fork(
          path.join(folder, isBuilt ? `build/server/${name}.js` : sources[name]),
          [startArgument(reason)],
          {
            cwd: folder,
            detached: true,
            execArgv: isBuilt ? flags[name] : ['--import', 'tsx'],
            // The file descriptors of `listenOptions`.
            stdio: ['inherit', 'inherit', 'inherit', ...[...bound.values()].map(getFd), 'ipc'],
            env: variablesWith(
              {
                ...allocator,
                [INHERITED_SOCKETS]: [...bound.keys()].join(','),
                // React and Express read NODE_ENV themselves.
                NODE_ENV: variables.NODE_ENV ?? 'production',
              },
              inherited,
            ),
          },
        ),
      log,
    })
  const lake = isEmbedded(variables) ? createProcess('lake', new Map()) : undefined
  const site = createProcess('site', sockets)
  const processes = [lake, site].filter((child) => child !== undefined)
  let control: Server | undefined
  const stop = async () => {
    control?.close()
    await Promise.all(processes.map((child) => child.stop(GRACE_MS)))
  }
  const stopAndExit = () => void stop().then(() => process.exit(0))
  process.once('SIGINT', stopAndExit)
  process.once('SIGTERM', stopAndExit)
  const reload = async ({ root: folder, lake: withLake }: ReloadRequest) => {
    const restarted = withLake ? lake : undefined
    await restarted?.restart(folder, GRACE_MS)
    await site.reload(folder).catch((cause: unknown) => {
      if (restarted === undefined || !(cause instanceof Error)) throw cause
      // The lake may have migrated its databases, which an older build refuses.
      throw new Error(`The lake already runs from ${folder}. ${cause.message}`, { cause })
    })
  }
  try {
    for (const child of processes) child.start()
    const lakeReady = lake?.ready.then((message) => {
      if (message.administrator !== undefined) onAdministrator(message.administrator)
      return message
    })
    const [lakeMessage, siteMessage] = await Promise.all([lakeReady, site.ready])
    control = serveControl(controlFile(variables, root), reload, log)
    process.on('SIGHUP', () => {
      // A terminal sends this signal when it closes.
      if (process.stdout.isTTY) stopAndExit()
      else site.reload().catch((error: unknown) => log(String(error)))
    })
    return { lake: lakeMessage, site: siteMessage, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type BoundSockets = ReadonlyMap<BoundSocketName, BoundSocket>

/** Omits sockets that are not available; the site listens on their addresses itself. */
async function bindSockets(variables: Variables): Promise<BoundSockets> {
  const { host, sitePort, relayPort } = readAddresses(variables)
  const bound: [BoundSocketName, BoundSocket | undefined][] = [
    ['site', findActivatedSocket(variables) ?? (await bindSocket(host, sitePort))],
    ['relay', await bindSocket(defaultAddresses.host, relayPort)],
  ]
  return new Map(bound.flatMap(([name, socket]) => (socket === undefined ? [] : [[name, socket]])))
}

const getFd = ({ fd }: BoundSocket) => fd
