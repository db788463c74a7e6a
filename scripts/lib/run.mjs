import { spawn } from 'node:child_process'
import { variablesWith } from '../../config/variables.server.mjs'

/**
 * Runs a command with its output on this terminal, and prints its title and duration.
 * @param {string} title what the step does
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [variables] added to the environment
 * @returns {Promise<void>} rejects when the command fails
 */
export async function run(title, command, args, variables = {}) {
  const started = Date.now()
  console.log(`\n▸ ${title}`)
  const child = spawn(command, args, { stdio: 'inherit', env: variablesWith(variables) })
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(undefined)
      else reject(new Error(`${title}: ${command} ended with ${signal ?? `code ${code}`}.`))
    })
  })
  console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Runs the body of a command. Prints the message of an error and sets exit code 1.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body()
  } catch (error) {
    console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
