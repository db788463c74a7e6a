import { existsSync } from 'node:fs'
import { checkBackup, restoreBackup } from 'content-lake/backup/restore-backup'
import { flag, readArguments } from '#config/command-line.server'
import { env, type Env } from '#config/env.server'
import { listBackups, requireEmbeddedContent } from './backup-files'

const USAGE = `npm run lake -- restore <file.tar> [--replace]
npm run lake -- restore --check [<file.tar>]
  Restores a file of "npm run lake -- backup" into the data folder. Stop the lake first.
  --check    restores into a temporary folder, checks it and removes it; the lake may be running.
             Without a name it checks the newest file of BACKUP_DIR.
  --replace  deletes the current documents, history, accounts and assets
  Everything deleted since the backup exists again, including private documents, removed users and
  revoked tokens. Run "npm run privacy -- repeat" when the lake runs again. All users have to sign in again.`

/** Runs `npm run lake -- restore`. */
export async function restore(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    args,
    allowPositionals: true,
    options: { check: flag, replace: flag },
  })
  const settings = env()
  const [file = values.check ? await findNewest(settings) : undefined] = positionals
  if (file === undefined || positionals.length > 1) {
    console.log(USAGE)
    process.exitCode = 1
    return
  }
  const { projectId, dataset } = requireEmbeddedContent(settings)
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (values.check) {
    const { createdAt, documents } = await checkBackup(file, settings.dataDir)
    console.log(`${file} can be restored: ${documents} documents, as of ${createdAt}.`)
    return
  }
  const { replace } = values
  const manifest = await restoreBackup({ file, dir: settings.lake.dir, replace })
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

async function findNewest({ backups: { dir } }: Env): Promise<string> {
  if (dir === undefined) throw new Error('Name a file, or set BACKUP_DIR.')
  const [newest] = await listBackups(dir)
  if (newest === undefined) throw new Error(`There is no backup in ${dir}.`)
  return newest.file
}
