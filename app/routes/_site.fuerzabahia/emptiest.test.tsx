import { expect, test } from 'vitest'
import { render } from '~/blocks/render-for-test'
import { allowsEmbeds } from './allows-embeds'
import { embedProvider } from './embed-providers'
import { Opening } from './opening'
import { Posts } from './posts'

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

test('SOS-02 ANA-05 a browser without signals may be shown originals, one with any may not', () => {
  expect(allowsEmbeds({ navigator: { doNotTrack: null } })).toBe(true)
  expect(allowsEmbeds({ navigator: { doNotTrack: '1' } })).toBe(false)
  expect(allowsEmbeds({ navigator: { globalPrivacyControl: true } })).toBe(false)
  expect(allowsEmbeds({ navigator: { connection: { saveData: true } } })).toBe(false)
})
