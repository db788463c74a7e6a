import type { Log } from '~/lib/process/log.server'

export type OutageLog = ReturnType<typeof createOutageLog>

/**
 * Logs which content cannot be read. It logs each reason once until content can be read again, because
 * every read fails while the dataset is unreachable.
 */
export function createOutageLog(log: Log) {
  const reasons = new Set<string>()
  return {
    onFailure(content: string, reason: string, lastGood: boolean) {
      if (reasons.has(reason)) return
      reasons.add(reason)
      log.error('content cannot be read', { content, reason, lastGood })
    },
    onRecovery(content: string) {
      if (reasons.size === 0) return
      reasons.clear()
      log.info('content can be read again', { content })
    },
  }
}
