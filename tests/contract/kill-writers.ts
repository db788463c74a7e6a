import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { clientOf, TOKEN, type LakeProcess } from './lake-process'
import { readHistory } from './read-history'

/**
 * One after the other sends writes, and remembers which were answered. When the lake dies under one of
 * them, that one may have been stored or not; nothing else may be in doubt.
 */
export interface Writer {
  /** Sends one write. @throws Error when the lake is gone */
  write(lake: LakeProcess): Promise<void>
  /** Compares the lake that was started again with what was answered. */
  check(lake: LakeProcess): Promise<void>
}

const lineShape = z.object({ id: z.string(), documentIDs: z.array(z.string()) })

const read = ({ origin }: LakeProcess, path: string) => readHistory(origin, TOKEN, path)

/** The transactions of some documents, from this one on; without it from the first. */
async function transactionsOf(lake: LakeProcess, ids: readonly string[], from = '') {
  const search = `excludeMutations=true&limit=1000&fromTransaction=${from}`
  const text = await read(lake, `transactions/${ids.join(',')}?${search}`)
  return text.split('\n').flatMap((line) => (line === '' ? [] : lineShape.parse(JSON.parse(line))))
}

/** Takes care of the numbers of one writer's transactions, of which one at most is not answered. */
function createTally(name: string, documentIds: readonly string[]) {
  let answered = 0
  let isSent = false
  let checked = 0
  const idOf = (count: number) => `${name}-${count}`
  return {
    /** @returns number of the next transaction, and its id */
    next() {
      isSent = true
      return { count: answered + 1, transactionId: idOf(answered + 1) }
    },
    answer() {
      isSent = false
      answered += 1
    },
    /**
     * Checks that the history holds what was answered since the last check, whole and in order.
     * @returns number of the last transaction that is stored
     */
    async check(lake: LakeProcess): Promise<number> {
      const from = checked === 0 ? '' : idOf(checked)
      const stored = await transactionsOf(lake, documentIds, from)
      const numbers = stored.map(({ id }) => Number(id.slice(name.length + 1)))
      const first = checked === 0 ? 1 : checked
      expect(numbers).toEqual(numbers.map((_, index) => first + index))
      const last = numbers.at(-1) ?? 0
      expect([answered, ...(isSent ? [answered + 1] : [])]).toContain(last)
      answered = last
      checked = last
      isSent = false
      return last
    },
  }
}

/** Changes two documents in each transaction: a half of one would show. */
export function createPairWriter(name: string): Writer {
  const ids = [`${name}-a`, `${name}-b`]
  const tally = createTally(name, ids)
  return {
    async write(lake) {
      const { count, transactionId } = tally.next()
      const text = `${count} `.repeat(500)
      const mutations = ids.map((_id) => ({
        createOrReplace: { _id, _type: 'page', count, text },
      }))
      await clientOf(lake).mutate(mutations, { transactionId, visibility: 'async' })
      tally.answer()
    },
    async check(lake) {
      const last = await tally.check(lake)
      if (last === 0) return
      const documents = await clientOf(lake).getDocuments<{ count: number; text: string }>(ids)
      for (const document of documents) {
        expect(document).toMatchObject({ _rev: `${name}-${last}`, count: last })
        expect(document?.text).toBe(`${last} `.repeat(500))
      }
      const earlier = Math.ceil(last / 2)
      const old = await read(lake, `documents/${ids.join(',')}?revision=${name}-${earlier}`)
      expect(JSON.parse(old)).toMatchObject({ documents: [{ count: earlier }, { count: earlier }] })
    },
  }
}

/** Edits a draft and publishes it, in turns. */
export function createPublisher(name: string): Writer {
  const pair = { publishedId: name, draftId: `drafts.${name}` }
  const tally = createTally(name, [pair.publishedId, pair.draftId])
  const attributes = (count: number) => ({ _id: pair.draftId, _type: 'page', count })
  return {
    async write(lake) {
      const { count, transactionId } = tally.next()
      await clientOf(lake).action(
        count % 2 === 1
          ? {
              actionType: 'sanity.action.document.replaceDraft',
              publishedId: name,
              attributes: attributes(count),
            }
          : { actionType: 'sanity.action.document.publish', ...pair },
        { transactionId },
      )
      tally.answer()
    },
    async check(lake) {
      const last = await tally.check(lake)
      const [draft, published] = await clientOf(lake).getDocuments([pair.draftId, name])
      const isDraft = last % 2 === 1
      expect(draft?.count).toBe(isDraft ? last : undefined)
      expect(published?.count).toBe(last < 2 ? undefined : isDraft ? last - 2 : last - 1)
    },
  }
}

export interface Uploader extends Writer {
  /** Compares everything that was ever stored with what is there, each file byte by byte. */
  checkAll(lake: LakeProcess): Promise<void>
}

/** Uploads files of which no two are the same. */
export function createUploader(name: string, bytesOf: (count: number) => Buffer): Uploader {
  let sent = 0
  /** Numbers of files that are stored for sure. */
  const stored: number[] = []
  let checked = 0
  let isInDoubt = false
  const has = async (lake: LakeProcess, count: number) => {
    const bytes = bytesOf(count)
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    const document = await clientOf(lake).getDocument(`file-${sha1}-txt`)
    if (document === undefined) return false
    const file = await fetch(`${lake.origin}/files/embedded/production/${sha1}.txt`)
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes), `${name} ${count}`).toBe(true)
    return true
  }
  const requireStored = async (lake: LakeProcess, counts: readonly number[]) => {
    for (const count of counts) {
      expect(await has(lake, count), `${name} ${count} was answered`).toBe(true)
    }
  }
  return {
    async write(lake) {
      sent += 1
      isInDoubt = true
      const filename = `${name}-${sent}.txt`
      await clientOf(lake).assets.upload('file', bytesOf(sent), { filename })
      isInDoubt = false
      stored.push(sent)
    },
    async check(lake) {
      await requireStored(lake, stored.slice(checked))
      if (isInDoubt && (await has(lake, sent))) stored.push(sent)
      isInDoubt = false
      checked = stored.length
    },
    checkAll: (lake) => requireStored(lake, stored),
  }
}
