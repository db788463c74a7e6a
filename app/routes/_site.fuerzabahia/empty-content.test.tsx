import { afterEach, expect, test, vi } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { embedProvider } from './embed/embed-providers'
import { Posts } from './posts'
import { fuerzaBahiaPageQuery } from './query'

afterEach(() => void vi.useRealTimers())

test('shows posts of the last 60 days first, and older ones below their title (SOS-02)', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-10T12:00:00Z') })
  const post = (id: string, date: string) => ({ _id: id, _type: 'socialPost', text: id, date })
  const reference = (id: string) => ({ _type: 'reference', _ref: id })
  const page = await runQuery(fuerzaBahiaPageQuery, [
    {
      _id: 'fuerzaBahiaPage',
      _type: 'fuerzaBahiaPage',
      postsSection: { archiveTitle: 'De archivo', posts: ['vieja', 'nueva'].map(reference) },
    },
    post('vieja', '2026-03-10'),
    post('nueva', '2026-03-11'),
  ])
  const section = page?.postsSection
  expect(section && render(<Posts section={section} labels={null} />)).toMatch(
    /nueva[^]*De archivo[^]*vieja/,
  )
})

test('finds a provider only for a post that names a known network (SOS-02)', () => {
  expect(embedProvider('x')?.script).toMatch(/^https:/)
  for (const name of [null, 'none', 'constructor', 'otra']) {
    expect(embedProvider(name)).toBeUndefined()
  }
})
