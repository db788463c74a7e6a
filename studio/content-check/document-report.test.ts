import { expect, test } from 'vitest'
import { checkedTypes } from './document-report'

test('checks what staff write, and nothing that visitors write (CHECK-01)', () => {
  expect(checkedTypes).toEqual(expect.arrayContaining(['homePage', 'faqEntry', 'siteSettings']))
  for (const type of ['investorRequest', 'newsletterSignup', 'visitDay']) {
    expect(checkedTypes).not.toContain(type)
  }
})
