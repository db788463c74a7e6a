import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../../../scripts/lib/free-port'
import { startTestInstance, type TestInstance } from '../../../../scripts/lib/test-instance'
import { MAIL_AFTER_MS } from '../../../../tests/nightly/testing/submissions/visit'

/**
 * Creates a data folder with fixed ports, on which an instance can be started again.
 * @param seededData data folder to copy for the first start, instead of loading the seed dataset
 */
export async function createCrashInstance(seededData?: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'crash-test-'))
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    LAKE_PORT: String(await findFreePort()),
    RELAY_PORT: String(await findFreePort()),
    LAKE_ADMIN_TOKEN: crypto.randomUUID(),
    MAIL_AFTER_MS: String(MAIL_AFTER_MS),
    PICTURES_AHEAD: 'false',
  }
  let source = seededData
  return {
    start: async (): Promise<TestInstance> => {
      const instance = await startTestInstance('serve', settings, source)
      source = undefined
      return instance
    },
    /** Removes the data; the instance has to be stopped. */
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
