import { expect, test } from 'vitest'
import { render } from '~/testing/render'
import { Ledger } from './ledger'

const item = { _key: 'a', title: 'Brasil', text: null, when: null, validUntil: null, done: false }

test.each([
  ['what is done', { done: true, when: 'En 12 meses' }, 'Cumplido'],
  ['its deadline', { when: 'En 12 meses' }, 'En 12 meses'],
  ['the next step without a deadline', {}, 'Próximo paso'],
])('a milestone has a stamp of %s (INV-08)', (_name, changes, stamp) => {
  const items = [{ ...item, ...changes }]
  const html = render(<Ledger items={items} doneLabel="Cumplido" nextLabel="Próximo paso" />)
  expect(/<p class="ledger-stamp[^>]*>(.*?)<\/p>/.exec(html)?.[1]).toBe(stamp)
})
