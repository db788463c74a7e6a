import { onTestFinished } from 'vitest'
import { openOutboxDatabase } from '~/services/investor-requests/outbox/outbox-database.server'
import { createTempFolder } from '~/testing/temp-folder'

/** Opens the database of an outbox until the end of the test. */
export function openTestDatabase(dir = createTempFolder()) {
  const db = openOutboxDatabase(dir)
  onTestFinished(() => void db.close())
  return db
}
