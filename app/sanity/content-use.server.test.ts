import { expect, test } from 'vitest'
import { isContentCurrent, noteContentUse, recordContentUse } from './content-use.server'

/** Content whose `result` a test can replace. */
function createContent(result: unknown) {
  const content = {
    result,
    load: () => {
      noteContentUse(content, content.result)
      return Promise.resolve(content.result)
    },
  }
  return content
}

test('records the content of one render, not of a concurrent one (FAST-01)', async () => {
  const [first, second] = [createContent({ title: 'a' }), createContent({ title: 'b' })]
  const [{ use }] = await Promise.all([
    recordContentUse(() => first.load()),
    recordContentUse(() => second.load()),
  ])
  expect([...use.results.keys()]).toEqual([first])
})

test('content is current until one load returns another object (FAST-01)', async () => {
  const [title, footer] = [createContent({ text: 'a' }), createContent(null)]
  const { use } = await recordContentUse(() => Promise.all([title.load(), footer.load()]))
  expect(await isContentCurrent(use)).toBe(true)
  footer.result = { text: 'pie' }
  expect(await isContentCurrent(use)).toBe(false)
})

test('content is not current when it becomes unavailable (FAST-01, ERR-03)', async () => {
  const title = createContent({ text: 'a' })
  const { use } = await recordContentUse(() => title.load())
  title.load = () => Promise.reject(new Error('an empty dataset'))
  expect(await isContentCurrent(use)).toBe(false)
})

test('a render expires with the content that changes first (PAGE-01)', async () => {
  const content = createContent(null)
  const { use } = await recordContentUse(() => {
    noteContentUse(content, null, 2_000)
    noteContentUse(content, null, 1_000)
    noteContentUse(content, null)
    return Promise.resolve()
  })
  expect(use.expiresAt).toBe(1_000)
  const other = await recordContentUse(() => content.load())
  expect(other.use.expiresAt).toBe(Infinity)
})
