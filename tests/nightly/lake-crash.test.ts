import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { kill } from '../contract/testing/child-process'
import {
  bundleLake,
  createAdminClient,
  startLakeProcess,
  type LakeProcess,
} from '../contract/testing/lake-process'
import { randomFrom } from '../contract/testing/random'
import { createTempFolder } from 'content-lake/testing/temp-folder'

const ROUNDS = 40
const WRITERS = 3

const isUpload = (count: number) => count % WRITERS === 0
const getIds = (count: number) => [`${count}-a`, `${count}-b`]
const getBytes = (count: number) => Buffer.alloc(200 + ((count * 7_919) % 60_000), `${count} `)

/** Uploads a file, or creates two documents in one transaction. */
async function write(lake: LakeProcess, count: number): Promise<unknown> {
  const client = createAdminClient(lake)
  const bytes = getBytes(count)
  if (isUpload(count)) return client.assets.upload('file', bytes, { filename: 'a.txt' })
  const documents = getIds(count).map((_id) => ({ _id, _type: 'page', text: String(bytes) }))
  const mutations = documents.map((create) => ({ create }))
  return client.mutate(mutations, { visibility: 'async' })
}

/** @returns whether a write is stored; fails if only a part of it is */
async function isStored(lake: LakeProcess, count: number): Promise<boolean> {
  const client = createAdminClient(lake)
  const bytes = getBytes(count)
  if (isUpload(count)) {
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    if ((await client.getDocument(`file-${sha1}-txt`)) === undefined) return false
    const file = await fetch(`${lake.origin}/files/embedded/production/${sha1}.txt`)
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes), `file ${count}`).toBe(true)
    return true
  }
  const documents = await client.getDocuments(getIds(count))
  const [first] = documents
  const text = String(bytes)
  expect(documents).toMatchObject(first === null ? [null, null] : [{ text }, { text }])
  return first !== null
}

test('keeps acknowledged documents and assets intact after a kill at any moment', async () => {
  const file = await bundleLake()
  const dataDir = createTempFolder()
  const randomBelow = randomFrom(20_260_101)
  const acknowledged: number[] = []
  let sent = 0
  let lake = await startLakeProcess(file, dataDir)
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = acknowledged.length + randomBelow(25)
    const first = sent
    let isKilled = false
    const work = Array.from({ length: WRITERS }, async () => {
      try {
        for (;;) {
          const count = sent++
          await write(lake, count)
          acknowledged.push(count)
        }
      } catch (error) {
        if (!isKilled) throw error
      }
    })
    while (acknowledged.length < limit) await new Promise((resolve) => setImmediate(resolve))
    for (let turns = randomBelow(200); turns > 0; turns -= 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    isKilled = true
    await kill(lake)
    await Promise.all(work)
    lake = await startLakeProcess(file, dataDir)
    // What was in flight may be stored or not.
    for (let count = first; count < sent; count += 1) {
      const stored = await isStored(lake, count)
      if (acknowledged.includes(count)) expect(stored, `${count} was acknowledged`).toBe(true)
    }
  }
  for (const count of acknowledged) expect(await isStored(lake, count), String(count)).toBe(true)
  expect(acknowledged.length).toBeGreaterThan(ROUNDS)
})
