import type { SupervisorMessage } from './child-process'
import type { StartReason } from './supervised-process'

/** Whether a reload has started this process beside an earlier one. */
export const isSecond = isStartedFor('second')

/** Whether an earlier process has ended, so that connections wait. */
export const isRestarted = isStartedFor('restart')

/** The argument that tells a process why it starts. A reload may start an older or newer build. */
export function startArgument(reason: StartReason): string {
  return `--${reason}`
}

function isStartedFor(reason: StartReason): boolean {
  return process.argv.includes(startArgument(reason))
}

/**
 * Resolves when this is the only process of its name: at once, unless a reload has started it.
 * Until then the earlier process owns what only one process may use.
 */
export async function waitUntilAlone(): Promise<void> {
  if (isSecond) await messageOf('alone')
}

/** Resolves when the supervisor asks this process to finish, because another one has replaced it. */
export function waitForDrain(): Promise<void> {
  return messageOf('drain')
}

function messageOf(type: SupervisorMessage['type']): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null) return
      if ('type' in message && message.type === type) resolve()
    })
  })
}
