// The only module that reads `process.env`. Plain JavaScript, because scripts use it before any
// package is installed.
import { existsSync } from 'node:fs'
import path from 'node:path'

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */

let isLoaded = false

/**
 * The environment of this process; `.env` fills in what is not set.
 * @returns {Variables}
 */
export function readVariables() {
  if (!isLoaded && existsSync('.env')) process.loadEnvFile('.env')
  isLoaded = true
  return process.env
}

/**
 * Whether the dataset is the embedded lake's.
 * @param {Variables} variables
 */
export const isEmbedded = ({ SANITY_PROJECT_ID = '' }) => SANITY_PROJECT_ID.trim() === ''

/**
 * The environment for a child process: this one's, with some variables changed.
 * @param {Variables} changes
 * @param {Variables} [base] replaces this process's environment
 * @returns {NodeJS.ProcessEnv}
 */
export const variablesWith = (changes, base = process.env) => ({ ...base, ...changes })

/**
 * Sets NODE_ENV, which React and Express read themselves; production by default.
 * @param {string} [mode] replaces the value that is set
 */
export function setMode(mode) {
  const { env } = process
  // Not `process.env.NODE_ENV`, for which the build substitutes a constant.
  env.NODE_ENV = mode ?? env.NODE_ENV ?? 'production'
  return env.NODE_ENV
}

/** The folders of PATH. */
export const programFolders = () => (process.env.PATH ?? '').split(path.delimiter)

/** The browser for tests and audits that CHROMIUM_PATH names, if any. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || undefined
