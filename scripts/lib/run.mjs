import { spawn } from 'node:child_process'

/**
 * Runs a command with its output on this terminal, and says what it is and how long it took.
 * @param {string} title what the step does, for the person who waits
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [variables] added to the environment
 * @returns {Promise<void>} rejects when the command fails
 */
export async function run(title, command, args, variables = {}) {
  const started = Date.now()
  console.log(`\n▸ ${title}`)
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...variables } })
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
 * Runs the body of a command and turns an expected failure into one line instead of a stack.
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
