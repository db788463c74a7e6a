import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Log } from '../log'
import { syncFolder, INCOMPLETE, writeDurably } from './write-durably'

/**
 * `kept`: written, without a mail server. `waiting`: written, not sent yet. `sent`: the mail server
 * accepted it. `failed`: it did not, for `reason`.
 */
const states = ['kept', 'waiting', 'sent', 'failed'] as const

const recordShape = z.object({
  id: z.string(),
  templateId: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(states),
  attempts: z.number().int(),
  /** Why the last attempt failed: codes, never addresses. */
  reason: z.string().optional(),
  /** Document of the message; only in calls of the site's server. */
  reference: z.string().optional(),
  /**
   * Fingerprint of the form's fields, in messages about investor requests
   * (config/fingerprint.server.ts).
   */
  fingerprint: z.string().optional(),
})

export type MessageRecord = Readonly<z.infer<typeof recordShape>>
export type MessageState = MessageRecord['state']

/** The messages in one folder, an `.eml` and a `.json` file for each. */
export interface MessageStore {
  /** Writes a message; it is durable when this returns. */
  add: (record: MessageRecord, eml: Buffer) => void
  /** Changes the record of a message, unless the message was deleted. */
  update: (id: string, change: Pick<MessageRecord, 'state' | 'attempts' | 'reason'>) => void
  get: (id: string) => MessageRecord | undefined
  /** The message as written. */
  content: (id: string) => Buffer | undefined
  /** Every message, newest first. */
  list: () => readonly MessageRecord[]
  /**
   * Deletes the matching messages.
   * @returns their number
   * @throws Error when some could not be deleted; the others are
   */
  remove: (matches: (record: MessageRecord) => boolean) => number
  /**
   * Deletes the oldest messages of visitors, which have no reference, until all of them use at most
   * `maxBytes`.
   * @returns the number of deleted messages
   */
  trim: (maxBytes: number) => number
}

/** Minimum disk space of two files. */
const MIN_BYTES = 8_192

const ID = /^[0-9a-f]{32}$/

/**
 * Opens the store of a folder, which is created when missing. It deletes files that a killed
 * process left incomplete; their callers never got a success. It logs damaged records and leaves
 * them. It writes files synchronously, so that no other step runs in between.
 * @throws Error of Node when the folder is not usable
 */
export function openMessageStore(folder: string, log: Log): MessageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const records = readFolder(folder, log)
  const file = (id: string, kind: 'eml' | 'json') => path.join(folder, `${id}.${kind}`)
  const sizes = new Map<string, number>()
  /** Used by messages without a reference. */
  let bytes = 0
  const count = ({ id, reference }: MessageRecord, length: number) => {
    if (reference !== undefined) return
    sizes.set(id, length + MIN_BYTES)
    bytes += length + MIN_BYTES
  }
  for (const record of records.values()) count(record, statSync(file(record.id, 'eml')).size)

  const writeRecord = (record: MessageRecord) => {
    writeDurably(file(record.id, 'json'), `${JSON.stringify(record, null, 2)}\n`)
    records.set(record.id, record)
  }

  const list = () => [...records.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const deleteFiles = (ids: readonly string[]) => {
    const errors: unknown[] = []
    for (const id of ids) {
      try {
        rmSync(file(id, 'json'), { force: true })
        rmSync(file(id, 'eml'), { force: true })
        records.delete(id)
        bytes -= sizes.get(id) ?? 0
        sizes.delete(id)
      } catch (error) {
        errors.push(error)
      }
    }
    if (ids.length > 0) syncFolder(folder)
    return { removed: ids.length - errors.length, errors }
  }

  return {
    add(record, eml) {
      if (!ID.test(record.id)) throw new Error('The id of a message is 32 hexadecimal digits.')
      writeDurably(file(record.id, 'eml'), eml)
      writeRecord(record)
      count(record, eml.length)
    },
    update(id, change) {
      const record = records.get(id)
      if (record !== undefined) writeRecord({ ...record, ...change })
    },
    get: (id) => records.get(id),
    content: (id) => (records.has(id) ? readFileSync(file(id, 'eml')) : undefined),
    list,
    remove(matches) {
      const matching = [...records.values()].filter(matches).map(({ id }) => id)
      const { removed, errors } = deleteFiles(matching)
      if (errors.length > 0)
        throw new Error(`Some messages could not be deleted: ${String(errors[0])}`)
      return removed
    },
    trim(maxBytes) {
      if (bytes <= maxBytes) return 0
      let rest = bytes
      const oldest: string[] = []
      for (const { id } of list().reverse()) {
        if (rest <= maxBytes) break
        rest -= sizes.get(id) ?? 0
        if (sizes.has(id)) oldest.push(id)
      }
      const { removed, errors } = deleteFiles(oldest)
      for (const error of errors)
        log('an old message could not be deleted', { error: String(error) })
      return removed
    },
  }
}

/** Reads the records of a folder by id, and deletes incomplete messages. */
function readFolder(folder: string, log: Log): Map<string, MessageRecord> {
  const records = new Map<string, MessageRecord>()
  const names = new Set(readdirSync(folder))
  for (const name of names) {
    const { name: id, ext } = path.parse(name)
    if (ext === INCOMPLETE) deleteIncomplete(path.join(folder, name), log)
    if (ext !== '.eml' || !ID.test(id)) continue
    if (names.has(`${id}.json`)) {
      const record = readRecord(path.join(folder, `${id}.json`))
      if (record === undefined) log('a record is damaged; delete it and its .eml by hand', { id })
      else records.set(id, record)
    } else {
      deleteIncomplete(path.join(folder, name), log)
    }
  }
  return records
}

function deleteIncomplete(file: string, log: Log): void {
  try {
    rmSync(file)
  } catch (error) {
    log('an incomplete message could not be deleted', { error: String(error) })
  }
}

/** @returns undefined for a damaged file */
function readRecord(file: string): MessageRecord | undefined {
  try {
    return recordShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
