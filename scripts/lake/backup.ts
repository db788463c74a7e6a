import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { saveArchive } from 'content-lake/backup/create-backup'
import { BACKUP_DAMAGED } from 'content-lake/endpoints/backup'
import { readArguments } from '#config/command-line.server'
import { env, type Env, writeToken } from '#config/env.server'
import { listBackups, nameBackup, requireEmbeddedContent, selectExpired } from './backup-files'

const USAGE = `npm run lake -- backup [<file.tar>]
  Writes all data of the embedded Content Lake, which must be running, to one file: documents, history,
  accounts and assets. The file contains personal data: protect it.
  Without a name it writes to BACKUP_DIR, then deletes files there older than BACKUP_KEEP_DAYS.`

/** Runs `npm run lake -- backup`. */
export async function backUp(args: string[]): Promise<void> {
  const { positionals } = readArguments(USAGE, { args, allowPositionals: true })
  const settings = env()
  const { dir, keepDays } = settings.backups
  const inFolder = dir === undefined ? undefined : path.join(dir, nameBackup(new Date()))
  const [file = inFolder] = positionals
  if (file === undefined || positionals.length > 1) {
    console.log(USAGE)
    process.exitCode = 1
    return
  }
  if (existsSync(file)) throw new Error(`${file} exists: choose another name.`)
  const { body, headers } = await requestBackup(settings)
  await saveArchive(body, file)
  const damaged = headers.get(BACKUP_DAMAGED)
  if (damaged !== null) {
    console.error(`${file} leaves out damaged datasets: ${damaged}.`)
    process.exitCode = 1
    return
  }
  console.log(
    `${file} contains the complete Content Lake. Restore it with "npm run lake -- restore".`,
  )
  if (dir !== undefined && file === inFolder) await deleteExpired(dir, keepDays)
}

async function deleteExpired(folder: string, keepDays: number) {
  for (const { file } of selectExpired(await listBackups(folder), keepDays, new Date())) {
    await rm(file)
    console.log(`Deleted ${file}, which is older than ${keepDays} days.`)
  }
}

async function requestBackup(settings: Env) {
  const { apiHost, dataset } = requireEmbeddedContent(settings)
  console.log(`Requesting a backup from the lake at ${apiHost}`)
  const url = `${apiHost}/v1/data/backup/${dataset}`
  const authorization = `Bearer ${writeToken(settings)}`
  const response = await fetch(url, { headers: { authorization } }).catch((cause: unknown) => {
    const message = `Nothing answers at ${apiHost}: start the lake, or copy ${settings.lake.dir} while it is stopped.`
    throw new Error(message, { cause })
  })
  if (!response.ok || response.body === null) {
    throw new Error(`The lake answered ${response.status}: ${await response.text()}`)
  }
  return { body: readChunks(response.body), headers: response.headers }
}

async function* readChunks(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
