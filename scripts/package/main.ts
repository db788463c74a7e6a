import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { create } from 'tar'
import { root } from '#config/root.server'
import { main, run } from '../lib/run.mjs'
import { startTestInstance } from '../lib/test-instance'
import { createPackage } from './create-package'

const NAME = 'yapa-web'
const MB = 1e6

/**
 * Builds the product into a folder and an archive of it. Starts the folder twice with an empty data
 * folder, and reports size and start time. `--no-archive` leaves the archive out.
 */
await main(async () => {
  const parent = path.join(root, 'build/package')
  const target = path.join(parent, NAME)
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  await createPackage(target)
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(target, name)))
    .filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  console.log(`\n  ${target}: ${files.length} files, ${(bytes / MB).toFixed(1)} MB`)
  if (!process.argv.includes('--no-archive')) {
    const file = path.join(parent, `${NAME}-${process.platform}-${process.arch}.tar.gz`)
    await create({ gzip: true, file, cwd: parent, portable: true }, [NAME])
    console.log(`  ${file}: ${(statSync(file).size / MB).toFixed(1)} MB`)
  }
  const first = await startTestInstance('serve', {}, undefined, target)
  await first.stop()
  const start = performance.now()
  const second = await startTestInstance('serve', {}, first.dataDir, target)
  console.log(
    `  It starts in ${((performance.now() - start) / 1_000).toFixed(1)} s, with the seed.`,
  )
  await second.dispose()
  await first.dispose()
})
