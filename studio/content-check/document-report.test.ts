import { expect, test } from 'vitest'
import { checkedTypes, selectEdited } from './document-report'

test('checks the draft of a document, or else its published version (CHECK-01)', () => {
  const revisions = ['a', 'drafts.a', 'b', 'drafts.c'].map((_id) => ({ _id, _rev: 'r' }))
  expect(selectEdited(revisions).map(({ _id }) => _id)).toEqual(['drafts.a', 'b', 'drafts.c'])
})

test('checks what staff write, and nothing that visitors write (CHECK-01)', () => {
  expect(checkedTypes).toEqual(expect.arrayContaining(['homePage', 'faqEntry', 'siteSettings']))
  for (const type of ['investorRequest', 'newsletterSignup', 'visitDay']) {
    expect(checkedTypes).not.toContain(type)
  }
})
