import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Logs an event. The facts never include typed text or addresses. */
export type Log = (message: string, facts?: Readonly<Record<string, unknown>>) => void

const recordShape = z.object({
  id: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /**
   * `kept`: written, without a mail server. `waiting`: written, not sent yet. `sent`: the mail server
   * accepted it. `failed`: it did not, for `reason`.
   */
  state: z.enum(['kept', 'waiting', 'sent', 'failed']),
  /** Why the last attempt failed: codes, never addresses. */
  reason: z.string().optional(),
  /** Document of the message; only in calls of the site's server. */
  reference: z.string().optional(),
  /** Identifies the content, if the relay has fingerprints. */
  fingerprint: z.string().optional(),
})

export type MessageRecord = Readonly<z.infer<typeof recordShape>>

export type MessageStore = ReturnType<typeof openMessageStore>

const ID = /^[0-9a-f]{32}$/
/** Extension of incomplete files. */
const INCOMPLETE = '.tmp'

/**
 * Opens the store of a folder, which is created when missing: an `.eml` and a `.json` file for each
 * message. It deletes files that a killed process left incomplete; their callers never got a success.
 * It logs damaged records and leaves them. It writes synchronously, so no other step runs in between.
 * @throws Error of Node when the folder is not usable
 */
export function openMessageStore(folder: string, log: Log) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const records = readFolder(folder, log)
  const getFile = (id: string, kind: 'eml' | 'json') => path.join(folder, `${id}.${kind}`)
  const writeRecord = (record: MessageRecord) => {
    writeDurably(getFile(record.id, 'json'), `${JSON.stringify(record, null, 2)}\n`)
    records.set(record.id, record)
  }
  return {
    /** Writes a message; it is durable when this returns. */
    add(record: MessageRecord, eml: Buffer): void {
      writeDurably(getFile(record.id, 'eml'), eml)
      writeRecord(record)
    },
    /** Changes the record of a message, unless the message was deleted. */
    update(id: string, change: Pick<MessageRecord, 'state' | 'reason'>): void {
      const record = records.get(id)
      if (record !== undefined) writeRecord({ ...record, ...change })
    },
    get: (id: string): MessageRecord | undefined => records.get(id),
    /** Reads the message as written. */
    content: (id: string): Buffer | undefined =>
      records.has(id) ? fs.readFileSync(getFile(id, 'eml')) : undefined,
    /** Lists every message, newest first. */
    list: (): readonly MessageRecord[] =>
      [...records.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    /**
     * Deletes the matching messages.
     * @returns their number
     * @throws Error when some could not be deleted; the others are
     */
    remove(matches: (record: MessageRecord) => boolean): number {
      const matching = [...records.values()].filter(matches)
      const errors: unknown[] = []
      for (const { id } of matching) {
        try {
          fs.rmSync(getFile(id, 'json'), { force: true })
          fs.rmSync(getFile(id, 'eml'), { force: true })
          records.delete(id)
        } catch (error) {
          errors.push(error)
        }
      }
      if (matching.length > 0) syncFolder(folder)
      if (errors.length > 0) throw new Error(`Some messages were not deleted: ${String(errors[0])}`)
      return matching.length
    },
  }
}

/** Reads the records of a folder by id, and deletes incomplete messages. */
function readFolder(folder: string, log: Log): Map<string, MessageRecord> {
  const records = new Map<string, MessageRecord>()
  const names = new Set(fs.readdirSync(folder))
  for (const name of names) {
    const { name: id, ext } = path.parse(name)
    const isMessage = ext === '.eml' && ID.test(id)
    try {
      if (ext === INCOMPLETE || (isMessage && !names.has(`${id}.json`))) {
        fs.rmSync(path.join(folder, name))
      } else if (isMessage) {
        const json = fs.readFileSync(path.join(folder, `${id}.json`), 'utf8')
        records.set(id, recordShape.parse(JSON.parse(json)))
      }
    } catch {
      log('a message is damaged or incomplete; delete its files by hand', { id })
    }
  }
  return records
}

/**
 * Writes a file atomically and durably: under another name, synced to disk, then renamed. Only its
 * owner may read it.
 * @throws Error of Node (`ENOSPC`, …); then there is no file
 */
function writeDurably(file: string, content: Buffer | string): void {
  const temporary = file + INCOMPLETE
  try {
    fs.writeFileSync(temporary, content, { mode: 0o600, flush: true })
    fs.renameSync(temporary, file)
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    throw error
  }
  syncFolder(path.dirname(file))
}

/** Makes created, renamed and deleted files of a folder durable. */
function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
