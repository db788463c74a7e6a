import { createServer, type RequestListener } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { listen } from '../test-server'
import { PageCache } from './page-cache'

const MORNING = Date.parse('2026-05-04T12:00:00Z')
const MIDNIGHT = Date.parse('2026-05-05T03:00:00Z')

/**
 * A site with two pages, each made of the content of its own address, behind the cache. `content` is
 * the dataset; `change` publishes.
 */
async function setUp({ cdnSeconds = 0, isPrepared = false } = {}) {
  const content: Record<string, string> = { '/a': 'página a', '/b': 'página b' }
  let version = 0
  let listener: () => void = () => undefined
  let time = MORNING
  let extra: ResponseInit = {}
  let isComplete = true
  let held: Promise<void> | undefined
  const made: string[] = []
  const variantAt = (path: string) => ({
    key: path,
    route: path,
    request: () => new Request(`http://site.invalid${path}`),
    context: {},
  })
  const pathOf = (url: string) => url.split('?')[0] ?? url

  const cache = new PageCache({
    source: {
      variantOf: ({ url = '/' }) => {
        const path = pathOf(url)
        return path in content ? variantAt(path) : undefined
      },
      firstVariants: () => (isPrepared ? Object.keys(content).map(variantAt) : []),
      record: async (run) => ({ result: await run(), use: { results: new Map(), isComplete } }),
      isCurrent: () => Promise.resolve(false),
      version: () => version,
      onChange: (changed) => (listener = changed),
    },
    render: async (request) => {
      const path = new URL(request.url).pathname
      made.push(path)
      const body = content[path]
      await held
      return new Response(body, {
        headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0' },
        ...extra,
      })
    },
    onError: vi.fn(),
    cdnSeconds,
    now: () => time,
  })
  const framework: RequestListener = (_request, response) => response.end('from the framework')
  const behind = cache.answer(framework)
  const hits: string[] = []
  const origin = await listen(
    createServer((request, response) => {
      const isHit = cache.answerAtOnce(request, response, (route) => hits.push(route))
      if (!isHit) behind(request, response)
    }),
  )
  return {
    cache,
    made,
    hits,
    ask: async (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
    change: (path: string, words: string) => {
      content[path] = words
      version += 1
      listener()
    },
    pass: (moment: number) => (time = moment),
    answerWith: (more: ResponseInit) => (extra = more),
    leaveIncomplete: () => (isComplete = false),
    hold: () => {
      let release: () => void = () => undefined
      held = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

describe('a page that nothing has changed', () => {
  test('is made once and answered from memory afterwards, whatever the query (FAST-01)', async () => {
    const { ask, made, hits } = await setUp()
    expect(await (await ask('/a')).text()).toBe('página a')
    expect(await (await ask('/a?utm_source=tv')).text()).toBe('página a')
    expect(made).toEqual(['/a'])
    expect(hits).toEqual(['/a'])
  })

  test('is made once for all who ask for it at the same time (FAST-01)', async () => {
    const { ask, made } = await setUp()
    await Promise.all([ask('/a'), ask('/a'), ask('/a')])
    expect(made).toEqual(['/a'])
  })

  test('is compressed as the client asks, and its ETag answers with 304 (FAST-01)', async () => {
    const { ask } = await setUp()
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0'].map(async (encoding) => {
        const response = await ask('/a', { headers: { 'Accept-Encoding': encoding } })
        return [response.headers.get('Content-Encoding'), await response.text()]
      }),
    )
    // The client decodes what it has asked for.
    expect(bodies).toEqual([
      ['br', 'página a'],
      ['gzip', 'página a'],
      [null, 'página a'],
      [null, 'página a'],
    ])
    const { headers } = await ask('/a')
    expect(headers.get('Vary')).toContain('Accept-Encoding')
    const again = await ask('/a', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await ask('/a', { headers: { 'If-None-Match': 'W/"another"' } })
    expect(other.status).toBe(200)
  })

  test('answers HEAD with the headers of GET, and a range with the whole page (FAST-01)', async () => {
    const { ask } = await setUp()
    const head = await ask('/a', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
    expect(head.headers.get('Content-Length')).toBe(String(Buffer.byteLength('página a')))
    expect(await head.text()).toBe('')
    const range = await ask('/a', { headers: { Range: 'bytes=0-3' } })
    expect([range.status, await range.text()]).toEqual([200, 'página a'])
  })
})

describe('a change of the dataset', () => {
  test('shows to the next visitor (FAST-01, CMS-05)', async () => {
    const { ask, change } = await setUp()
    await ask('/a')
    change('/a', 'otra')
    expect(await (await ask('/a')).text()).toBe('otra')
  })

  test('shows to who comes while the page of before is still being made (FAST-01)', async () => {
    const { ask, change, hold, made } = await setUp()
    const release = hold()
    const early = ask('/a')
    await vi.waitFor(() => expect(made).toEqual(['/a']))
    change('/a', 'otra')
    const late = ask('/a')
    release()
    await early
    expect(await (await late).text()).toBe('otra')
  })

  test('has the pages that visitors use made anew before anybody asks (FAST-01)', async () => {
    const { ask, change, made, hits } = await setUp()
    await ask('/a')
    change('/a', 'otra')
    await vi.waitFor(() => expect(made).toEqual(['/a', '/a']))
    await vi.waitFor(async () => {
      hits.length = 0
      expect(await (await ask('/a')).text()).toBe('otra')
      expect(hits).toEqual(['/a'])
    })
  })
})

test('pages that nobody has asked for are made once the dataset is quiet (FAST-01)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { change, made, ask, hits } = await setUp({ isPrepared: true })
  change('/a', 'otra')
  vi.advanceTimersByTime(1_499)
  change('/a', 'y otra')
  vi.advanceTimersByTime(1_499)
  expect(made).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(made).toEqual(['/a', '/b']))
  await vi.waitFor(async () => {
    await ask('/b')
    expect(hits).toContain('/b')
  })
})

describe('time', () => {
  test('a page is made anew when its day ends, by the clock of Buenos Aires (FAST-01)', async () => {
    const { ask, made, pass } = await setUp()
    pass(MIDNIGHT - 60_000)
    await ask('/a')
    pass(MIDNIGHT - 1)
    await ask('/a')
    expect(made).toHaveLength(1)
    pass(MIDNIGHT)
    await ask('/a')
    expect(made).toHaveLength(2)
  })

  test('a page is at most an hour old, so that its forms stay good (FAST-01, FORM-05)', async () => {
    const { ask, made, pass } = await setUp()
    await ask('/a')
    pass(MORNING + 3_600_000)
    await ask('/a')
    expect(made).toHaveLength(2)
  })
})

describe('what is not stored', () => {
  test.each([
    ['an error', { status: 500 }],
    ['a missing page', { status: 404 }],
    ['a page that sets a cookie', { headers: { 'Set-Cookie': 'a=1' } }],
  ])('%s comes from the framework each time (FAST-01)', async (_name, answer) => {
    const { ask, answerWith, hits } = await setUp()
    answerWith(answer)
    expect(await (await ask('/a')).text()).toBe('from the framework')
    expect(await (await ask('/a')).text()).toBe('from the framework')
    expect(hits).toEqual([])
  })

  test('a page that lacks what the next one may have comes from the framework (FAST-01)', async () => {
    const { ask, leaveIncomplete } = await setUp()
    leaveIncomplete()
    expect(await (await ask('/a')).text()).toBe('from the framework')
  })

  test.each([
    ['/elsewhere', 'GET'],
    ['/a', 'POST'],
  ])('%s %s is left to the framework (FAST-01)', async (path, method) => {
    const { ask, made } = await setUp()
    expect(await (await ask(path, { method })).text()).toBe('from the framework')
    expect(made).toEqual([])
  })
})

test('a cache in front may answer for as long as the setting says (FAST-01)', async () => {
  const plain = await setUp()
  expect((await plain.ask('/a')).headers.get('Cache-Control')).toBe('public, max-age=0')
  const { ask } = await setUp({ cdnSeconds: 30 })
  expect((await ask('/a')).headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
  )
})
