import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Names a folder that does not exist yet; the end of the test removes it. */
export function nameTempFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return path.join(parent, 'data')
}
