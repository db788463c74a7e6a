import { expect, test } from 'vitest'
import { picture, runRule } from '../testing/run-rule'
import { checkAltTexts } from './alt-text'

const alt = 'Una biblioteca con lectores'
const published = { _id: 'homePage', _type: 'homePage', picture: picture('800x600', alt) }

test('warns about the text of a replaced picture (CHECK-01)', () => {
  const replaced = { picture: picture('800x600', alt, 'b') }
  expect(runRule(checkAltTexts, replaced, { published })).toMatchObject([
    expect.stringMatching(/^warning picture\.alt: Cambiaste la imagen/),
  ])
})

test('accepts a replaced picture with another text, and a new text (CHECK-01)', () => {
  const rewritten = { picture: picture('800x600', 'Una plaza con chicos', 'b') }
  expect(runRule(checkAltTexts, rewritten, { published })).toEqual([])
  expect(runRule(checkAltTexts, { picture: picture('800x600', 'Otra') }, { published })).toEqual([])
})

test('rejects a blank text and warns about a file name (CHECK-01)', () => {
  expect(runRule(checkAltTexts, { picture: picture('800x600', '  ') })).toMatchObject([
    expect.stringMatching(/^error picture\.alt/),
  ])
  for (const name of ['IMG_2034', 'techo-nuevo.jpg', 'DSC 0041']) {
    expect(runRule(checkAltTexts, { picture: picture('800x600', name) })).toMatchObject([
      expect.stringMatching(/^warning picture\.alt: Es el nombre de un archivo/),
    ])
  }
})

test('warns about two pictures with one text, except for logos (CHECK-01)', () => {
  const [one, two] = [picture('800x600', alt, 'a'), picture('800x600', alt, 'b')]
  expect(runRule(checkAltTexts, { one, two })).toHaveLength(2)
  expect(runRule(checkAltTexts, { one, two: one })).toEqual([])
  expect(runRule(checkAltTexts, { logo: one, logoInverse: two })).toEqual([])
})
