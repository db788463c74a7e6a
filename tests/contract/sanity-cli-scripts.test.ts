import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CLI_TIMEOUT_MS, runSanity, startLakeForCli } from './testing/sanity-cli'

/** Below the repository, where scripts find its packages. */
function writeScript(file: string, lines: readonly string[]): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, lines.join('\n'))
  return file
}

test('runs a TypeScript script on the embedded lake', { timeout: CLI_TIMEOUT_MS }, async () => {
  const { client, sanity, trySanity } = await startLakeForCli()
  const script = writeScript(`.cache/scripts-${process.pid}/seed.ts`, [
    `import { getCliClient } from 'sanity/cli'`,
    `const client = getCliClient({ apiVersion: '2025-02-19' })`,
    `const [, , title] = process.argv`,
    `const { _id }: { _id: string } = await client.create({ _id: 'a', _type: 'page', title })`,
    'console.log(`created ${_id}`)',
  ])
  onTestFinished(() => rmSync(path.dirname(script), { recursive: true }))
  const [stdout, anonymous] = await Promise.all([
    sanity('exec', script, '--with-user-token', '--', 'uno'),
    trySanity('exec', script),
  ])
  expect(stdout).toContain('created a')
  expect(await client.getDocument('a')).toMatchObject({ title: 'uno' })
  expect(anonymous.code).not.toBe(0)
  expect(anonymous.stderr).toContain('permission "update" required')
})

test('runs a migration on the embedded lake', { timeout: CLI_TIMEOUT_MS }, async () => {
  const { client, sanity } = await startLakeForCli()
  await client.create({ _id: 'a', _type: 'page', title: 'uno' })
  const name = `contract-test-${process.pid}`
  writeScript(`migrations/${name}/index.ts`, [
    `import { at, defineMigration, set } from 'sanity/migrate'`,
    `export default defineMigration({`,
    `  title: 'Dos', documentTypes: ['page'], migrate: { document: () => at('title', set('dos')) },`,
    `})`,
  ])
  onTestFinished(() => {
    rmSync(`migrations/${name}`, { recursive: true })
    if (readdirSync('migrations').length === 0) rmdirSync('migrations')
  })
  expect(await sanity('migration', 'run', name)).toContain('title')
  expect(await client.getDocument('a')).toMatchObject({ title: 'uno' })
  await sanity('migration', 'run', name, '--no-dry-run', '--no-confirm')
  expect(await client.getDocument('a')).toMatchObject({ title: 'dos' })
})

test('refuses commands of the hosted service by name, without a sign-in there', async () => {
  const commands = [['graphql', 'deploy'], ['deploy'], ['login']]
  const ends = await Promise.all(commands.map((args) => runSanity(args, {})))
  for (const [at, { code, stderr }] of ends.entries()) {
    expect(code).toBe(1)
    expect(stderr).toContain(`"sanity ${commands[at]?.[0] ?? ''}" does not work`)
    expect(stderr).not.toMatch(/log ?in with|sanity\.io/)
  }
})
