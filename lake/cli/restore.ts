import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { env } from '../../config/env.server'
import { restoreBackup } from '../backup/restore-backup'
import { requireEmbeddedContent, createProgressPrinter } from './shared'

const USAGE = `npm run lake:restore -- <file.tar> [--replace]
  Restores a file of "npm run lake:backup" into the data folder. Stop the lake first.
  --replace  deletes the current documents, history, accounts and assets
  Everything deleted since the backup exists again, including private documents, removed users and
  revoked tokens. Run "npm run privacy -- repeat" when the lake runs again. All users have to sign in again.`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const settings = env()
  const { projectId, dataset } = requireEmbeddedContent(settings)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Error(`There is no file ${file}.`)
  const manifest = await restoreBackup({
    ...{ file, dir: settings.lake.dir, replace: values.replace },
    onBytes: createProgressPrinter(size, (line) => console.log(line)),
  })
  console.log(`Restored ${settings.lake.dir} to its state at ${manifest.createdAt}.`)
  console.log(
    'Requests and sign-ups deleted since then are back. Start the lake, then erase them again:',
  )
  console.log('  npm run privacy -- repeat')
  if (manifest.projectId !== projectId || manifest.dataset !== dataset) {
    console.log(
      `The backup is of ${manifest.projectId}/${manifest.dataset}: set LAKE_PROJECT_ID=${manifest.projectId} and SANITY_DATASET=${manifest.dataset}.`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
