import { expect, test } from 'vitest'
import { listAddressActions, listPaths } from './former-slugs'

const version = (_id: string, slug: string, formerSlugs?: string[]) => {
  return {
    _id,
    _type: 'page',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    slug: { current: slug },
    formerSlugs,
  }
}

const changeOf = (from: string, to: string, former?: string[]) =>
  listAddressActions('page', version('drafts.p', to, former), version('p', from))[0]?.patch

test('stores the previous address when the address changes (PAGE-01)', () => {
  const [action] = listAddressActions('page', version('drafts.p', 'b'), version('p', 'a'))
  expect(action).toMatchObject({ draftId: 'drafts.p', publishedId: 'p' })
  expect(changeOf('a', 'b')).toEqual({ set: { formerSlugs: ['a'] } })
  expect(changeOf('b', 'c', ['a'])).toEqual({ set: { formerSlugs: ['a', 'b'] } })
})

test('a reused address is no longer a former one (PAGE-01)', () => {
  expect(changeOf('b', 'a', ['a'])).toEqual({ set: { formerSlugs: ['b'] } })
})

test('a restored revision with an old address keeps all former ones (PAGE-01)', () => {
  const published = version('p', 'c', ['a', 'b'])
  const [action] = listAddressActions('page', version('drafts.p', 'a'), published)
  expect(action?.patch).toEqual({ set: { formerSlugs: ['b', 'c'] } })
})

test('a former address that staff remove stays removed (PAGE-01)', () => {
  const published = version('p', 'c', ['a', 'b'])
  expect(listAddressActions('page', version('drafts.p', 'c', ['b']), published)).toEqual([])
})

test('changes nothing for the same address, a new page and other documents (PAGE-01)', () => {
  expect(changeOf('a', 'a')).toBeUndefined()
  expect(listAddressActions('page', version('drafts.p', 'a'), null)).toEqual([])
  expect(listAddressActions('page', null, version('p', 'a'))).toEqual([])
  const [draft, published] = [version('drafts.p', 'b'), version('p', 'a')]
  expect(listAddressActions('faqEntry', draft, published)).toEqual([])
})

test('lists the paths of a published page, the current one first (PAGE-01)', () => {
  expect(listPaths(version('p', 'c', ['a', 'b']))).toEqual(['/c', '/a', '/b'])
  expect(listPaths(null)).toEqual([])
})
