import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { env } from '../../config/env.server'
import { restoreBackup } from '../backup/restore-backup'
import { backedUpContent } from './embedded'
import { progressPrinter } from './progress'

const USAGE = `npm run lake:restore -- <file.tar> [--replace]
  Brings back what "npm run lake:backup" wrote, into the data folder. Stop the lake first.
  --replace  the documents, history, accounts and assets that are there now go
  What was deleted after the backup was made is there again, private documents too. So are people
  who were removed and tokens that were revoked since: do that again. Everybody has to sign in anew.`

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
  const { projectId, dataset } = backedUpContent(settings)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new Error(`There is no file ${file}.`)
  const manifest = await restoreBackup({
    ...{ file, dir: settings.lake.dir, replace: values.replace },
    onBytes: progressPrinter(size, (line) => console.log(line)),
  })
  console.log(`${settings.lake.dir} is as it was at ${manifest.createdAt}.`)
  if (manifest.projectId !== projectId || manifest.dataset !== dataset) {
    console.log(
      `The backup is of ${manifest.projectId}/${manifest.dataset}: set SANITY_DATASET=${manifest.dataset}.`,
    )
  }
}

main().catch((error: unknown) => {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
