import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createContentSnapshot } from './content-snapshot.server'

const directory = mkdtempSync(path.join(tmpdir(), 'content-snapshot-'))
afterAll(() => rmSync(directory, { recursive: true }))

const page = { name: 'homePage', query: '*[_id == $id][0]', params: { id: 'homePage' } }
let files = 0

/** Creates a snapshot that writes only when the test calls `write`. */
function setUp(file = path.join(directory, `content-${(files += 1)}.json`), dataset = 'p/d') {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const scheduled: (() => void)[] = []
  const snapshot = createContentSnapshot({
    file,
    dataset,
    log,
    schedule: (callback) => {
      scheduled.push(callback)
      return () => undefined
    },
  })
  const write = async () => {
    for (const callback of scheduled.splice(0)) callback()
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain(dataset))
  }
  return { snapshot, log, file, scheduled, write }
}

async function writeSnapshot(result: unknown) {
  const { snapshot, file, write } = setUp()
  snapshot.put({ ...page, result })
  await write()
  return file
}

test('finds the result that an earlier process read with the same query (ERR-03, FAST-01)', async () => {
  const file = await writeSnapshot({ title: 'Yapa' })
  const { snapshot } = setUp(file)
  expect(snapshot.find(page)).toEqual({ value: { title: 'Yapa' } })
  expect(snapshot.find({ ...page, query: '*[0]' })).toBeUndefined()
  expect(snapshot.find({ ...page, params: { id: 'aboutPage' } })).toBeUndefined()
  expect(snapshot.find({ ...page, name: 'aboutPage' })).toBeUndefined()
  expect(setUp(file, 'p/staging').snapshot.find(page), 'of another dataset').toBeUndefined()
})

test('replaces an entry and keeps the others (ERR-03)', async () => {
  const file = await writeSnapshot('before')
  const second = setUp(file)
  second.snapshot.put({ ...page, name: 'aboutPage', result: 'about' })
  second.snapshot.put({ ...page, result: 'after' })
  expect(second.scheduled).toHaveLength(1)
  await second.write()
  await vi.waitFor(() => expect(setUp(file).snapshot.find(page)).toEqual({ value: 'after' }))
  expect(setUp(file).snapshot.find({ ...page, name: 'aboutPage' })).toEqual({ value: 'about' })
})

test('starts empty with a missing or damaged file, and logs the damaged one (ERR-03)', () => {
  const missing = setUp()
  expect(missing.snapshot.find(page)).toBeUndefined()
  expect(missing.log.warn).not.toHaveBeenCalled()
  const file = path.join(directory, 'damaged.json')
  writeFileSync(file, '{"dataset":"p/d","entries":[')
  const damaged = setUp(file)
  expect(damaged.snapshot.find(page)).toBeUndefined()
  expect(damaged.log.warn).toHaveBeenCalledOnce()
})
