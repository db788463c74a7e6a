import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { env, writeToken, type Env } from '../../config/env.server'
import { saveArchive } from '../backup/save-archive'
import { takeBackup } from '../backup/take-backup'
import { BACKUP_BYTES } from '../endpoints/backup'
import { prepareDataFolder } from '../store/data-folder'
import { DATABASE_FILE, FolderInUseError, openAsItIs } from '../store/database'
import { backedUpContent } from './embedded'
import { progressPrinter } from './progress'

const USAGE = `npm run lake:backup -- <file.tar>
  Writes everything that the embedded Content Lake keeps into one file: documents, their history,
  accounts, assets. The lake may be running. The file holds people's data: keep it as you keep that.`

interface Source {
  /** Bytes, about. */
  readonly bytes: number
  readonly archive: AsyncIterable<Uint8Array>
  close(): Promise<void>
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  if (existsSync(file)) throw new Error(`${file} exists: choose another name.`)
  const settings = env()
  const source = (await fromFolder(settings)) ?? (await fromRunningLake(settings))
  try {
    const print = progressPrinter(source.bytes, (line) => console.log(line))
    await saveArchive(source.archive, file, print)
  } finally {
    await source.close()
  }
  console.log(`${file}: the whole Content Lake. Bring it back with "npm run lake:restore".`)
}

/** @returns `undefined` while a lake is using the folder */
async function fromFolder(settings: Env): Promise<Source | undefined> {
  const { dir } = settings.lake
  if (!existsSync(path.join(dir, DATABASE_FILE))) throw new Error(`There is no lake in ${dir}.`)
  const db = openOrUndefined(dir)
  if (db === undefined) return undefined
  console.log(`No lake is running: reading its folder ${dir}`)
  prepareDataFolder(dir, (message) => console.log(message))
  const { projectId, dataset } = backedUpContent(settings)
  const clock = () => new Date()
  const backup = await takeBackup({ dir, db, projectId, dataset, clock })
  const close = async () => {
    await backup.discard()
    db.close()
  }
  return { bytes: backup.bytes, archive: backup.archive, close }
}

function openOrUndefined(dir: string) {
  try {
    return openAsItIs(dir)
  } catch (error) {
    if (error instanceof FolderInUseError) return undefined
    throw error
  }
}

async function fromRunningLake(settings: Env): Promise<Source> {
  const { apiHost, dataset } = backedUpContent(settings)
  console.log(`Asking the lake at ${apiHost}`)
  const answer = await ask(`${apiHost}/v1/data/backup/${dataset}`, writeToken(settings))
  if (!answer.ok || answer.body === null) {
    throw new Error(`The lake answered ${answer.status}: ${await answer.text()}`)
  }
  const bytes = Number(answer.headers.get(BACKUP_BYTES))
  return { bytes, archive: chunksOf(answer.body), close: () => Promise.resolve() }
}

async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

async function ask(url: string, token: string): Promise<Response> {
  try {
    return await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  } catch (cause) {
    const message = `A process is using the lake's folder, and none answers at ${url}: set LAKE_PORT as it runs.`
    throw new Error(message, { cause })
  }
}

main().catch((error: unknown) => {
  console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
})
