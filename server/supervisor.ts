import { fork } from 'node:child_process'
import path from 'node:path'
import { variablesWith, type Env } from '../config/env.server'
import { ProcessKeeper, type ReadyMessage } from './process-keeper'

const GRACE_MS = 5_000
const root = path.resolve(import.meta.dirname, '..')

/** The processes of the product under one roof. */
export interface House {
  /** Ends every process; settles when they are gone. */
  stop: () => Promise<void>
}

/** Who may sign in to the lake first; with a password only in the run that made it. */
export type Administrator = NonNullable<ReadyMessage['administrator']>

/**
 * Starts the lake (unless the dataset is hosted), the mail relay (unless nothing goes through it)
 * and the site, and keeps them running.
 * @param onAdministrator called as soon as the lake names its administrator: what it says is never
 * said again, even if the rest does not come to start
 * @throws Error when one of them cannot start at all; the others are stopped then
 */
export async function supervise(
  { content, mode, relay: relaySettings }: Env,
  onAdministrator: (administrator: Administrator) => void,
): Promise<House> {
  const keep = (name: string, script: string) =>
    new ProcessKeeper({
      name,
      spawn: () =>
        // A group of its own: Ctrl-C reaches the supervisor alone, which then stops the children.
        fork(path.join(root, script), {
          cwd: root,
          detached: true,
          execArgv: ['--import', 'tsx'],
          env: variablesWith({ NODE_ENV: mode }),
        }),
      say: (line) => process.stderr.write(`${line}\n`),
    })
  const lake = content.kind === 'embedded' ? keep('lake', 'lake/main.ts') : undefined
  const relay = relaySettings === undefined ? undefined : keep('mail relay', 'relay/main.ts')
  const site = keep('site', 'server/main.ts')
  const keepers = [lake, relay, site].filter((keeper) => keeper !== undefined)
  const stop = async () => {
    await Promise.all(keepers.map((keeper) => keeper.stop(GRACE_MS)))
  }
  const interrupted = () => void stop().then(() => process.exit(0))
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  try {
    for (const keeper of keepers) keeper.start()
    const lakeReady = lake?.ready.then(({ administrator }) => {
      if (administrator !== undefined) onAdministrator(administrator)
    })
    await Promise.all([lakeReady, relay?.ready, site.ready])
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}
