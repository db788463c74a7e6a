import { expect, test } from 'vitest'
import { render } from '~/blocks/render-for-test'
import { embedProvider } from './embed-providers'
import { Opening } from './opening'
import { Posts } from './posts'
import { savesData } from '~/lib/saves-data'

test('CMS-08 the page stands while nothing of it is filled in', () => {
  const page = {
    title: null,
    heading: null,
    lead: null,
    localitiesLabel: null,
    localities: null,
    buttons: null,
    howTo: null,
    postsSection: null,
    body: null,
    labels: null,
    seo: null,
  }
  expect(render(<Opening page={page} />)).not.toMatch(/undefined|null|<ul|<h1/)
})

test('CMS-08 without posts their section is left out', () => {
  const section = { title: null, lead: null, posts: [] }
  expect(render(<Posts section={section} labels={null} />)).toBe('')
})

test('SOS-02 only a post that names a network has one', () => {
  expect(embedProvider('x')?.script).toMatch(/^https:/)
  for (const name of [null, 'none', 'constructor', 'otra']) {
    expect(embedProvider(name)).toBeUndefined()
  }
})

test('SOS-02 a browser that saves data says so; one that cannot say it does not save', () => {
  expect(savesData({ navigator: {} })).toBe(false)
  expect(savesData({ navigator: { connection: {} } })).toBe(false)
  expect(savesData({ navigator: { connection: { saveData: true } } })).toBe(true)
})
