import type { Log } from '~/lib/process/log.server'

/** Logs which content cannot be read. */
export interface OutageLog {
  onFailure: (content: string, reason: string, lastGood: boolean) => void
  onRecovery: (content: string) => void
}

/**
 * Logs each reason once until content can be read again: when the dataset is unreachable, every
 * read fails.
 */
export function createOutageLog(log: Log): OutageLog {
  const reasons = new Set<string>()
  return {
    onFailure(content, reason, lastGood) {
      if (reasons.has(reason)) return
      reasons.add(reason)
      log.error('content cannot be read', { content, reason, lastGood })
    },
    onRecovery(content) {
      if (reasons.size === 0) return
      reasons.clear()
      log.info('content can be read again', { content })
    },
  }
}
