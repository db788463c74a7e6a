import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder and removes it after the test. */
export function createTempFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'contract-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
