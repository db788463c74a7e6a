import { afterAll, beforeAll, expect, test } from 'vitest'
import { startValidator, type Validator } from '../testing/validation'

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

let validator: Validator

beforeAll(async () => {
  const sections = [{ _key: 'n1', _type: 'callToAction', anchor: 'premios' }]
  validator = await startValidator([
    { _id: 'homePage', _type: 'homePage', sections },
    { ...member, _id: 'teamMember-ana', picture: picture('a') },
  ])
})

afterAll(() => validator.close())

test('an error of the content check stops publishing, a warning does not (CHECK-01)', async () => {
  const found = await validator.validate({ ...member, role: 'Dise\u200Bño', name: '\u00A0Ana' })
  expect(found).toEqual([
    expect.objectContaining({ level: 'error', path: 'role' }),
    expect.objectContaining({ level: 'warning', path: 'name' }),
  ])
})

test('reads the anchors of other pages from the dataset (CHECK-01)', async () => {
  expect(await validator.validate(redirect)).toEqual([])
  expect(await validator.validate({ ...redirect, to: '/#nada' })).toEqual([
    {
      level: 'warning',
      path: 'to',
      message: 'Esa página no tiene ninguna sección con el ancla «nada»: se abre desde arriba.',
    },
  ])
})

test('compares the pictures of a draft with the published ones (CHECK-01)', async () => {
  expect(await validator.validate({ ...member, picture: picture('a') })).toEqual([])
  for (const _id of [member._id, 'versions.r1.teamMember-ana']) {
    expect(await validator.validate({ ...member, _id, picture: picture('b') })).toEqual([
      expect.objectContaining({ level: 'warning', path: 'picture.alt' }),
    ])
  }
})
