import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { runQuery } from '~/testing/run-query'
import { embedProvider } from './embed/embed-providers'
import { Opening } from './opening'
import { Posts } from './posts'
import { fuerzaBahiaPageQuery } from './query'

test('renders the opening of an empty page (CMS-08)', async () => {
  const id = 'fuerzaBahiaPage'
  const page = await runQuery(fuerzaBahiaPageQuery, [{ _id: id, _type: id }])
  expect(page && render(<Opening page={page} />)).not.toMatch(/undefined|null|<ul|<h1/)
})

test('omits the section without posts (CMS-08)', () => {
  const section = { title: null, lead: null, posts: [] }
  expect(render(<Posts section={section} labels={null} />)).toBe('')
})

test('finds a provider only for a post that names a known network (SOS-02)', () => {
  expect(embedProvider('x')?.script).toMatch(/^https:/)
  for (const name of [null, 'none', 'constructor', 'otra']) {
    expect(embedProvider(name)).toBeUndefined()
  }
})
