import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { createAdminClient, type LakeProcess } from '../../contract/testing/lake-process'
import { readHistory } from '../../contract/testing/lake-client'

/**
 * Sends one write after another and remembers which were acknowledged. After a crash, the write in
 * flight may or may not be stored; every acknowledged one must be.
 */
export interface Writer {
  /** @throws Error when the lake is not running */
  write(lake: LakeProcess): Promise<void>
  /** Compares the restarted lake with the acknowledged writes. */
  check(lake: LakeProcess): Promise<void>
}

const lineShape = z.object({ id: z.string(), documentIDs: z.array(z.string()) })

const read = ({ origin, token }: LakeProcess, path: string) => readHistory(origin, token, path)

/** Reads the transactions of documents, from `from` on; all by default. */
async function readTransactions(lake: LakeProcess, ids: readonly string[], from = '') {
  const search = `excludeMutations=true&limit=1000&fromTransaction=${from}`
  const text = await read(lake, `transactions/${ids.join(',')}?${search}`)
  return text.split('\n').flatMap((line) => (line === '' ? [] : lineShape.parse(JSON.parse(line))))
}

/** Writes two documents per transaction, so that a partial one is detected; one is in flight. */
export function createPairWriter(name: string): Writer {
  const ids = [`${name}-a`, `${name}-b`]
  const getId = (count: number) => `${name}-${count}`
  let acknowledged = 0
  let isInFlight = false
  let checked = 0
  /** Checks that the history has every acknowledged transaction since the last check, in order. */
  const checkHistory = async (lake: LakeProcess) => {
    const stored = await readTransactions(lake, ids, checked === 0 ? '' : getId(checked))
    const numbers = stored.map(({ id }) => Number(id.slice(name.length + 1)))
    const first = checked === 0 ? 1 : checked
    expect(numbers).toEqual(numbers.map((_, index) => first + index))
    const last = numbers.at(-1) ?? 0
    expect([acknowledged, ...(isInFlight ? [acknowledged + 1] : [])]).toContain(last)
    acknowledged = last
    checked = last
    isInFlight = false
    return last
  }
  return {
    async write(lake) {
      isInFlight = true
      const count = acknowledged + 1
      const text = `${count} `.repeat(500)
      const mutations = ids.map((_id) => ({
        createOrReplace: { _id, _type: 'page', count, text },
      }))
      const options = { transactionId: getId(count), visibility: 'async' } as const
      await createAdminClient(lake).mutate(mutations, options)
      isInFlight = false
      acknowledged = count
    },
    async check(lake) {
      const last = await checkHistory(lake)
      if (last === 0) return
      const documents = await createAdminClient(lake).getDocuments<{ count: number; text: string }>(
        ids,
      )
      for (const document of documents) {
        expect(document).toMatchObject({ _rev: getId(last), count: last })
        expect(document?.text).toBe(`${last} `.repeat(500))
      }
      const earlier = Math.ceil(last / 2)
      const old = await read(lake, `documents/${ids.join(',')}?revision=${getId(earlier)}`)
      expect(JSON.parse(old)).toMatchObject({ documents: [{ count: earlier }, { count: earlier }] })
    },
  }
}

export interface Uploader extends Writer {
  /** Checks every file stored so far, byte by byte. */
  checkAll(lake: LakeProcess): Promise<void>
}

/** Uploads distinct files. */
export function createUploader(name: string, bytesOf: (count: number) => Buffer): Uploader {
  let sent = 0
  /** Numbers of the acknowledged files. */
  const stored: number[] = []
  let checked = 0
  let isInFlight = false
  const has = async (lake: LakeProcess, count: number) => {
    const bytes = bytesOf(count)
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    const document = await createAdminClient(lake).getDocument(`file-${sha1}-txt`)
    if (document === undefined) return false
    const file = await fetch(`${lake.origin}/files/embedded/production/${sha1}.txt`)
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes), `${name} ${count}`).toBe(true)
    return true
  }
  const expectStored = async (lake: LakeProcess, counts: readonly number[]) => {
    for (const count of counts) {
      expect(await has(lake, count), `${name} ${count} was acknowledged`).toBe(true)
    }
  }
  return {
    async write(lake) {
      sent += 1
      isInFlight = true
      const filename = `${name}-${sent}.txt`
      await createAdminClient(lake).assets.upload('file', bytesOf(sent), { filename })
      isInFlight = false
      stored.push(sent)
    },
    async check(lake) {
      await expectStored(lake, stored.slice(checked))
      if (isInFlight && (await has(lake, sent))) stored.push(sent)
      isInFlight = false
      checked = stored.length
    },
    checkAll: (lake) => expectStored(lake, stored),
  }
}
