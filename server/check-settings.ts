import { makeFolder } from 'content-lake/store/data-folder'
import { env } from '#config/env.server'
import { exitWith, explain } from './child-process'

/**
 * Ends this process with one line when it cannot use its settings. Processes call it first, because
 * their other modules read the settings.
 */
export async function checkSettings(): Promise<void> {
  try {
    createDataFolder(env().dataDir)
  } catch (error) {
    await exitWith(explain(error))
  }
}

function createDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new Error(`DATA_DIR: the folder cannot be created: ${explain(error)}`, { cause: error })
  }
}
