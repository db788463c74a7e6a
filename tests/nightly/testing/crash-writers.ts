import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { createAdminClient, type LakeProcess } from '../../contract/testing/lake-process'

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

/** Writes two documents per transaction, so that a partial one is detected. */
export function createPairWriter(name: string): Writer {
  const ids = [`${name}-a`, `${name}-b`]
  const getText = (count: number) => `${count} `.repeat(500)
  let acknowledged = 0
  let sent = 0
  return {
    async write(lake) {
      sent = acknowledged + 1
      const fields = { _type: 'page', count: sent, text: getText(sent) }
      const mutations = ids.map((_id) => ({ createOrReplace: { _id, ...fields } }))
      await createAdminClient(lake).mutate(mutations, { visibility: 'async' })
      acknowledged = sent
    },
    async check(lake) {
      const documents = await createAdminClient(lake).getDocuments<{ count: number }>(ids)
      const stored = documents[0]?.count ?? 0
      expect([acknowledged, sent]).toContain(stored)
      const expected = { count: stored, text: getText(stored) }
      expect(documents).toMatchObject(stored === 0 ? [null, null] : [expected, expected])
      acknowledged = stored
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
