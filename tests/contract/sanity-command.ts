import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createLake } from '../../lake/server'
import { freePort } from '../../scripts/lib/house'
import { clientAt, DATASET, PROJECT } from './lake-client'

const root = path.resolve(import.meta.dirname, '../..')
const TOKEN = 'a-token-of-the-administrator-of-this-test'

/** Each start of the tool takes seconds, and more on a busy machine. */
export const TOOL_TIMEOUT_MS = 180_000

/** What a command said and how it ended. */
export interface CommandEnd {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** What is in the archive of an export. */
interface Exported {
  readonly documents: ReadonlyMap<string, StoredDocument>
  /** What the archive says of each asset, by kind and hash. */
  readonly assets: object
  /** SHA-256 of the bytes of each asset, by its path. */
  readonly files: ReadonlyMap<string, string>
}

interface StoredDocument {
  readonly _id: string
  readonly [field: string]: unknown
}

/** A new folder, gone when the test ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sanity-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Variables = Readonly<Record<string, string>>

/** Runs Sanity's own command-line tool, as `npm run sanity -- …` does, without a terminal. */
export const sanity = (args: readonly string[], variables: Variables) =>
  runScript('scripts/sanity/main.ts', args, variables)

function runScript(
  script: string,
  args: readonly string[],
  variables: Variables,
): Promise<CommandEnd> {
  const home = makeFolder()
  const env = {
    NODE_ENV: 'test' as const,
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: home,
    SANITY_PROJECT_ID: '',
    ...variables,
  }
  const command = ['--import', 'tsx', script, ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

/**
 * A lake that answers with addresses at which it is found itself, as the tool fetches assets by
 * them, with a client that reads and writes everything and the tool aimed at it.
 */
export async function startCommandedLake() {
  const dir = makeFolder()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const logged: string[] = []
  const lake = createLake({
    log: (message, facts) => logged.push(`${message} ${JSON.stringify(facts ?? {})}`),
    dir,
    projectId: PROJECT,
    dataset: DATASET,
    publicUrl: origin,
    adminEmail: 'admin@example.test',
    adminToken: TOKEN,
  })
  await lake.listen(port)
  onTestFinished(() => lake.close())
  const variables = { LAKE_PORT: String(port), LAKE_ADMIN_TOKEN: TOKEN, SITE_URL: origin }
  return {
    client: clientAt(origin, { perspective: 'raw', token: TOKEN }),
    tryTo: (...args: string[]) => sanity(args, variables),
    /** As `npm run lake:tokens` and `npm run lake:people` do. */
    accounts: (of: 'tokens' | 'people', ...args: string[]) =>
      runScript(`scripts/accounts/${of}.ts`, args, variables),
    logged,
    origin,
    /**
     * @returns what the tool printed
     * @throws Error with what it said when it fails
     */
    sanity: async (...args: string[]): Promise<string> => {
      const { code, stdout, stderr } = await sanity(args, variables)
      if (code !== 0) throw new Error(`sanity ${args.join(' ')}:\n${stdout}\n${stderr}`)
      return stdout
    },
  }
}

/** Unpacks the archive of an export. */
export async function readArchive(archive: string): Promise<Exported> {
  const folder = makeFolder()
  await unpack(archive, folder)
  const lines = readFileSync(path.join(folder, 'data.ndjson'), 'utf8').trim().split('\n')
  const documents = lines.map((line) => JSON.parse(line) as StoredDocument)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath !== folder)
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => [path.relative(folder, file), hashOf(file)] as const)
  return {
    documents: new Map(documents.map((document) => [document._id, document])),
    assets: JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as object,
    files: new Map(files),
  }
}

function unpack(archive: string, folder: string): Promise<void> {
  const args = ['-xzf', archive, '-C', folder, '--strip-components', '1']
  return new Promise((resolve, reject) => {
    execFile('tar', args, (error) => {
      if (error === null) resolve()
      else reject(new Error('The archive could not be read.', { cause: error }))
    })
  })
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
