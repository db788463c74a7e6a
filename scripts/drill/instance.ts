import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../lib/free-port'
import { startTestInstance, type TestInstance } from '../lib/test-instance'
import { MAIL_AFTER_MS } from './submissions/visit'

/** A data folder with fixed ports, on which an instance can be started again. */
interface DrillInstance {
  readonly dataDir: string
  start: () => Promise<TestInstance>
  /** Removes the data; the instance has to be stopped. */
  remove: () => void
}

/**
 * @param variables settings of the instance
 * @param seededData data folder to copy for the first start, instead of loading the seed dataset
 */
export async function createDrillInstance(
  variables: Readonly<Record<string, string>> = {},
  seededData?: string,
): Promise<DrillInstance> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drill-'))
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    LAKE_PORT: String(await findFreePort()),
    RELAY_PORT: String(await findFreePort()),
    LAKE_ADMIN_TOKEN: crypto.randomUUID(),
    MAIL_AFTER_MS: String(MAIL_AFTER_MS),
    PICTURES_AHEAD: 'false',
    ...variables,
  }
  let source = seededData
  return {
    dataDir,
    start: async () => {
      const instance = await startTestInstance('serve', settings, source)
      source = undefined
      return instance
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
