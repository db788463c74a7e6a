import { createServer, type RequestListener } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { listen } from '#app/testing/listen'
import { PageCache } from './page-cache'

const MORNING = Date.parse('2026-05-04T12:00:00Z')
const MIDNIGHT = Date.parse('2026-05-05T03:00:00Z')

/** Starts a server with two cached pages, whose bodies are `content` by path. */
async function setUp({ isPrepared = false } = {}) {
  const content: Record<string, string> = { '/a': 'página a', '/b': 'página b' }
  let version = 0
  let listener: () => void = () => undefined
  let time = MORNING
  let extra: ResponseInit = {}
  let isComplete = true
  let expiresAt = Infinity
  let blocked: Promise<void> | undefined
  const rendered: string[] = []
  const failing = new Set<string>()
  const variantAt = (path: string) => ({
    key: path,
    route: path,
    request: () => new Request(`http://site.invalid${path}`),
    context: {},
  })
  const getPath = (url: string) => url.split('?')[0] ?? url

  const cache = new PageCache({
    source: {
      findVariant: ({ url = '/' }) => {
        const path = getPath(url)
        return path in content ? variantAt(path) : undefined
      },
      listVariantsToPrerender: () => (isPrepared ? Object.keys(content).map(variantAt) : []),
      record: async (run) => ({
        result: await run(),
        use: { results: new Map(), isComplete, expiresAt },
      }),
      isCurrent: () => Promise.resolve(false),
      version: () => version,
      onChange: (changed) => (listener = changed),
    },
    render: async (request) => {
      const path = new URL(request.url).pathname
      rendered.push(path)
      const body = content[path]
      await blocked
      if (failing.has(path)) throw new Error(`${path} fails`)
      return new Response(body, {
        headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0' },
        ...extra,
      })
    },
    onError: vi.fn(),
    now: () => time,
  })
  const remix: RequestListener = (_request, response) => response.end('from Remix')
  const handle = cache.handle(remix)
  const hits: string[] = []
  const origin = await listen(
    createServer((request, response) => {
      const isHit = cache.sendIfFresh(request, response, ({ route }) => hits.push(route))
      if (!isHit) handle(request, response)
    }),
  )
  return {
    cache,
    rendered,
    hits,
    load: async (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
    publish: (path: string, body: string) => {
      content[path] = body
      version += 1
      listener()
    },
    setTime: (moment: number) => (time = moment),
    respondWith: (more: ResponseInit) => (extra = more),
    markIncomplete: () => (isComplete = false),
    expireAt: (moment: number) => (expiresAt = moment),
    /** Makes the render of a page throw. */
    failing,
    blockRendering: () => {
      let release: () => void = () => undefined
      blocked = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}

describe('an unchanged page', () => {
  test('is rendered once and then sent from memory, with any query (FAST-01)', async () => {
    const { load, rendered, hits } = await setUp()
    expect(await (await load('/a')).text()).toBe('página a')
    expect(await (await load('/a?utm_source=tv')).text()).toBe('página a')
    expect(rendered).toEqual(['/a'])
    expect(hits).toEqual(['/a'])
  })

  test('is rendered once for concurrent requests (FAST-01)', async () => {
    const { load, rendered } = await setUp()
    await Promise.all([load('/a'), load('/a'), load('/a')])
    expect(rendered).toEqual(['/a'])
  })

  test('is sent in an accepted encoding, and as 304 for its ETag (FAST-01)', async () => {
    const { load } = await setUp()
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0'].map(async (encoding) => {
        const response = await load('/a', { headers: { 'Accept-Encoding': encoding } })
        return [response.headers.get('Content-Encoding'), await response.text()]
      }),
    )
    // `fetch` decodes the body.
    expect(bodies).toEqual([
      ['br', 'página a'],
      ['gzip', 'página a'],
      [null, 'página a'],
      [null, 'página a'],
    ])
    const { headers } = await load('/a')
    expect(headers.get('Vary')).toContain('Accept-Encoding')
    const again = await load('/a', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await load('/a', { headers: { 'If-None-Match': 'W/"another"' } })
    expect(other.status).toBe(200)
  })

  test('answers HEAD with the headers of GET, and a range with the complete page (FAST-01)', async () => {
    const { load } = await setUp()
    const head = await load('/a', { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } })
    expect(head.headers.get('Content-Length')).toBe(String(Buffer.byteLength('página a')))
    expect(await head.text()).toBe('')
    const range = await load('/a', { headers: { Range: 'bytes=0-3' } })
    expect([range.status, await range.text()]).toEqual([200, 'página a'])
  })
})

describe('a change of the dataset', () => {
  test('is visible to the next visitor (FAST-01, CMS-05)', async () => {
    const { load, publish } = await setUp()
    await load('/a')
    publish('/a', 'otra')
    expect(await (await load('/a')).text()).toBe('otra')
  })

  test('is visible to a visitor who arrives during an older render (FAST-01)', async () => {
    const { load, publish, blockRendering, rendered } = await setUp()
    const release = blockRendering()
    const early = load('/a')
    await vi.waitFor(() => expect(rendered).toEqual(['/a']))
    publish('/a', 'otra')
    const late = load('/a')
    release()
    await early
    expect(await (await late).text()).toBe('otra')
  })

  test('renders pages in use again in the background (FAST-01)', async () => {
    const { load, publish, rendered, hits } = await setUp()
    await load('/a')
    publish('/a', 'otra')
    await vi.waitFor(() => expect(rendered).toEqual(['/a', '/a']))
    await vi.waitFor(async () => {
      hits.length = 0
      expect(await (await load('/a')).text()).toBe('otra')
      expect(hits).toEqual(['/a'])
    })
  })
})

test('renders the other pages again when one fails (FAST-01)', async () => {
  const { load, publish, failing, rendered, hits } = await setUp()
  await load('/a')
  await load('/b')
  failing.add('/a')
  publish('/b', 'otra')
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/b', '/a', '/b']))
  await vi.waitFor(async () => {
    hits.length = 0
    expect(await (await load('/b')).text()).toBe('otra')
    expect(hits).toEqual(['/b'])
  })
})

test('renders unrequested pages when the dataset is quiet (FAST-01)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { publish, rendered, load, hits } = await setUp({ isPrepared: true })
  publish('/a', 'otra')
  vi.advanceTimersByTime(1_499)
  publish('/a', 'y otra')
  vi.advanceTimersByTime(1_499)
  expect(rendered).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/b']))
  await vi.waitFor(async () => {
    await load('/b')
    expect(hits).toContain('/b')
  })
})

test('leaves the processor to visitors when another change comes (FAST-01)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { publish, rendered, load, blockRendering } = await setUp({ isPrepared: true })
  publish('/a', 'otra')
  const release = blockRendering()
  vi.advanceTimersByTime(1_500)
  await vi.waitFor(() => expect(rendered).toEqual(['/a']), { interval: 0 })
  publish('/a', 'y otra')
  release()
  vi.useRealTimers()
  expect(await (await load('/a')).text()).toBe('y otra')
  expect(rendered).toEqual(['/a', '/a'])
})

test.each([
  ['after midnight in Buenos Aires (FAST-01)', MIDNIGHT - 60_000, MIDNIGHT, Infinity],
  ['when a block appears or disappears (PAGE-01)', MORNING, MORNING + 60_000, MORNING + 60_000],
  ['after an hour, so its sum stays valid (FORM-05)', MORNING, MORNING + 3_600_000, Infinity],
])('renders a page again %s', async (_when, start, end, expiresAt) => {
  const { load, rendered, setTime, expireAt } = await setUp()
  expireAt(expiresAt)
  for (const [moment, renders] of [
    [start, 1],
    [end - 1, 1],
    [end, 2],
  ] as const) {
    setTime(moment)
    await load('/a')
    expect(rendered).toHaveLength(renders)
  }
})

describe('responses that are not cached', () => {
  test.each([
    ['an error', { status: 500 }],
    ['a missing page', { status: 404 }],
    ['a page that sets a cookie', { headers: { 'Set-Cookie': 'a=1' } }],
  ])('%s comes from Remix each time (FAST-01)', async (_name, init) => {
    const { load, respondWith, hits } = await setUp()
    respondWith(init)
    expect(await (await load('/a')).text()).toBe('from Remix')
    expect(await (await load('/a')).text()).toBe('from Remix')
    expect(hits).toEqual([])
  })

  test('a page with incomplete content comes from Remix (FAST-01)', async () => {
    const { load, markIncomplete } = await setUp()
    markIncomplete()
    expect(await (await load('/a')).text()).toBe('from Remix')
  })

  test.each([
    ['/elsewhere', 'GET'],
    ['/a', 'POST'],
  ])('%s %s goes to Remix (FAST-01)', async (path, method) => {
    const { load, rendered } = await setUp()
    expect(await (await load(path, { method })).text()).toBe('from Remix')
    expect(rendered).toEqual([])
  })
})
