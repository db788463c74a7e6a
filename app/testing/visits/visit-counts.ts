import { onTestFinished } from 'vitest'
import type { Count } from '~/services/visits/accept-count.server'
import { createVisitCounts, openVisitsDatabase } from '~/services/visits/visit-counts.server'
import { nameTempFolder } from '~/testing/temp-folder'

export const home: Count = { kind: 'page', name: 'homePage' }
export const investors: Count = { kind: 'page', name: 'investorsPage' }
export const chat: Count = { kind: 'event', name: 'WhatsApp Clicked' }

/** Opens the counts of a folder; two calls are like two processes. */
export function openVisitCounts(dir = nameTempFolder()) {
  const db = openVisitsDatabase(dir)
  onTestFinished(() => void db.close())
  return createVisitCounts(db)
}
