import { expect, test } from 'vitest'
import { startValidation } from '../testing/validation'

const redirect = { _id: 'drafts.redirect-a', _type: 'redirect', from: '/vieja', to: '/#premios' }
const member = {
  _id: 'drafts.teamMember-ana',
  _type: 'teamMember',
  name: 'Ana',
  role: 'Diseño',
  description: 'Dibuja los talones.',
  emoji: '🎨',
}

function picture(hash: string) {
  const asset = { _type: 'reference', _ref: `image-${hash.repeat(40)}-600x600-webp` }
  return { _type: 'picture', alt: 'Ana sonríe en su taller', asset }
}

const sections = [{ _key: 'n1', _type: 'callToAction', anchor: 'premios' }]
const report = startValidation([
  { _id: 'homePage', _type: 'homePage', sections },
  { ...member, _id: 'teamMember-ana', picture: picture('a') },
])

test('an error of the content check stops publishing, a warning does not (CHECK-01)', async () => {
  expect(await report({ ...member, role: 'Dise\u200Bño', name: '\u00A0Ana' })).toEqual([
    expect.stringMatching(/^error role: /),
    expect.stringMatching(/^warning name: /),
  ])
})

test('reads the anchors of other pages from the dataset (CHECK-01)', async () => {
  expect(await report(redirect)).toEqual([])
  expect(await report({ ...redirect, to: '/#nada' })).toEqual([
    'warning to: Esa página no tiene ninguna sección con el ancla «nada»: se abre desde arriba.',
  ])
})

test('compares the pictures of a draft with the published ones (CHECK-01)', async () => {
  expect(await report({ ...member, picture: picture('a') })).toEqual([])
  for (const _id of [member._id, 'versions.r1.teamMember-ana']) {
    const replaced = { ...member, _id, picture: picture('b') }
    expect(await report(replaced)).toEqual([expect.stringMatching(/^warning picture\.alt: /)])
  }
})
