import { makeFolder } from 'content-lake/store/data-folder'
import { env } from '#config/env.server'
import { exitWith } from './child-process'

/**
 * Ends this process with one line when it cannot use its settings. Processes call it first, because
 * their other modules read the settings.
 */
export async function checkSettings(): Promise<void> {
  try {
    createDataFolder(env().dataDir)
  } catch (error) {
    await exitWith(error instanceof Error ? error.message : String(error))
  }
}

function createDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`DATA_DIR: the folder cannot be created: ${reason}`, { cause: error })
  }
}
