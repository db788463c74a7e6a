import { expect, test } from 'vitest'
import type { OpenLink } from '~/sanity/share-link.server'
import { readAnswer, toMail } from './review-answer.server'

const link: OpenLink = {
  id: 'shareLink.a',
  name: 'Dra. Paz',
  document: 'termsPage',
  documentType: 'page',
  path: '/terms-conditions',
  openings: [],
  revision: 'r1',
  perspective: [],
}
const read = (fields: Record<string, string>, about = link) =>
  readAnswer(new URLSearchParams({ revision: 'r1', ...fields }), about)

test('an answer names the revision that was seen, and repeats are the same answer (PLAN-03)', () => {
  const change = { answer: 'change', text: ' Falta un plazo. ', place: 'Las reglas' }
  const answer = read(change)
  expect(answer).toMatchObject({
    kind: 'change',
    name: 'Dra. Paz',
    text: 'Falta un plazo.',
    place: 'Las reglas',
    document: 'termsPage',
    revision: 'r1',
    link: 'shareLink.a',
  })
  expect(answer).toHaveProperty('_id', expect.stringMatching(/^reviewAnswer\.termsPage\.\w{32}$/))
  expect(read(change)).toHaveProperty('_id', (answer as { _id: string })._id)
  expect(read({ answer: 'approved', text: 'no cuenta' })).toMatchObject({ text: '' })
})

test('rejects answers to another revision, and invalid ones (PLAN-03)', () => {
  expect(read({ answer: 'approved', revision: 'r0' })).toBe('outdated')
  expect(read({ answer: 'approved' }, { ...link, revision: undefined })).toBe('outdated')
  expect(read({ answer: 'other' })).toBeUndefined()
  expect(read({ answer: 'change', text: '  ' })).toBeUndefined()
  expect(read({ answer: 'change', text: 'x'.repeat(1001) })).toBeUndefined()
})

test('the e-mail to the team names the page and the outcome (PLAN-03)', () => {
  const answer = read({ answer: 'approved' })
  if (typeof answer !== 'object') throw new Error('The answer is invalid.')
  expect(toMail(answer)).toMatchObject({
    name: 'Dra. Paz',
    outcome: 'aprobó',
    page: '/terms-conditions',
    reference: answer._id,
  })
})
