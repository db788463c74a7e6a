import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Log } from '../log'
import { syncFolder, UNFINISHED, writeDurably } from './write-durably'

/**
 * `kept`: written, and there is no mail server to hand it to. `waiting`: written, not handed over
 * yet. `sent`: the mail server took it. `failed`: it did not, for `reason`.
 */
const states = ['kept', 'waiting', 'sent', 'failed'] as const

const recordShape = z.object({
  id: z.string(),
  templateId: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(states),
  /** Hand-overs tried. */
  attempts: z.number().int(),
  /** Why the last one failed: codes, never addresses. */
  reason: z.string().optional(),
  /** The document that the message tells of, when the site itself sent it. */
  reference: z.string().optional(),
  /** Of the investor's fields (config/fingerprint.server.ts), when there are any. */
  fingerprint: z.string().optional(),
})

/** What is known of a message beside its text. */
export type MessageRecord = Readonly<z.infer<typeof recordShape>>
export type MessageState = MessageRecord['state']

/** The messages of one folder, one `.eml` and one `.json` for each. */
export interface Outbox {
  /** Keeps a message; durable when this returns. */
  add: (record: MessageRecord, eml: Buffer) => void
  /** Changes what is known of a message; does nothing if it has been erased meanwhile. */
  update: (id: string, change: Pick<MessageRecord, 'state' | 'attempts' | 'reason'>) => void
  get: (id: string) => MessageRecord | undefined
  /** The message as it was written; undefined when there is none of that id. */
  content: (id: string) => Buffer | undefined
  /** Every message, newest first. */
  list: () => readonly MessageRecord[]
  /**
   * Removes what matches, for good.
   * @returns how many there were
   * @throws Error when some could not be removed; the others are
   */
  erase: (matches: (record: MessageRecord) => boolean) => number
  /**
   * Removes the oldest messages without a reference while they take more than so many bytes: anybody
   * can send them. @returns how many there were
   */
  trim: (mostBytes: number) => number
}

/** What two files take at least, however short they are. */
const LEAST_BYTES = 8_192

const ID = /^[0-9a-f]{32}$/

/**
 * Opens the outbox of a folder, which is made when missing. What a killed process left half
 * written was never answered with success, and is removed. Files are written in step, not in the
 * background: there are few of them, and nothing can then come between two steps. A record that
 * cannot be read is told to the log and left where it is: no message has to wait for it.
 * @throws Error of Node when the folder cannot be used
 */
export function openOutbox(folder: string, log: Log): Outbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const records = readFolder(folder, log)
  const file = (id: string, kind: 'eml' | 'json') => path.join(folder, `${id}.${kind}`)
  const sizes = new Map<string, number>()
  /** Of the messages without a reference. */
  let bytes = 0
  const count = ({ id, reference }: MessageRecord, length: number) => {
    if (reference !== undefined) return
    sizes.set(id, length + LEAST_BYTES)
    bytes += length + LEAST_BYTES
  }
  for (const record of records.values()) count(record, statSync(file(record.id, 'eml')).size)

  const writeRecord = (record: MessageRecord) => {
    writeDurably(file(record.id, 'json'), `${JSON.stringify(record, null, 2)}\n`)
    records.set(record.id, record)
  }

  const list = () => [...records.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  /** @returns how many are gone, and why others are not */
  const remove = (ids: readonly string[]) => {
    const faults: unknown[] = []
    for (const id of ids) {
      try {
        rmSync(file(id, 'json'), { force: true })
        rmSync(file(id, 'eml'), { force: true })
        records.delete(id)
        bytes -= sizes.get(id) ?? 0
        sizes.delete(id)
      } catch (fault) {
        faults.push(fault)
      }
    }
    if (ids.length > 0) syncFolder(folder)
    return { removed: ids.length - faults.length, faults }
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
    erase(matches) {
      const matching = [...records.values()].filter(matches).map(({ id }) => id)
      const { removed, faults } = remove(matching)
      if (faults.length > 0) throw new Error(`Not every message is gone: ${String(faults[0])}`)
      return removed
    },
    trim(mostBytes) {
      if (bytes <= mostBytes) return 0
      let left = bytes
      const oldest: string[] = []
      for (const { id } of list().reverse()) {
        if (left <= mostBytes) break
        left -= sizes.get(id) ?? 0
        if (sizes.has(id)) oldest.push(id)
      }
      const { removed, faults } = remove(oldest)
      for (const fault of faults) log('an old message stays', { error: String(fault) })
      return removed
    },
  }
}

/** The records of a folder by id; half a message is removed from it. */
function readFolder(folder: string, log: Log): Map<string, MessageRecord> {
  const records = new Map<string, MessageRecord>()
  const names = new Set(readdirSync(folder))
  for (const name of names) {
    const { name: id, ext } = path.parse(name)
    if (ext === UNFINISHED) removeRest(path.join(folder, name), log)
    if (ext !== '.eml' || !ID.test(id)) continue
    if (names.has(`${id}.json`)) {
      const record = readRecord(path.join(folder, `${id}.json`))
      if (record === undefined) log('a record is damaged; remove it and its .eml by hand', { id })
      else records.set(id, record)
    } else {
      removeRest(path.join(folder, name), log)
    }
  }
  return records
}

/** It is in nobody's way: what cannot be removed is left for the next start. */
function removeRest(file: string, log: Log): void {
  try {
    rmSync(file)
  } catch (error) {
    log('the rest of a message could not be removed', { error: String(error) })
  }
}

/** Undefined for a file that is no record: somebody changed it by hand. */
function readRecord(file: string): MessageRecord | undefined {
  try {
    return recordShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
