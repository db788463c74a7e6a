import { expect, test } from 'vitest'
import { picture, runRule } from '../testing/run-rule'
import { checkPictureSizes } from './picture-size'

const inSection = (size: string) => ({
  sections: [{ _key: 'n1', _type: 'callToAction', picture: picture(size, 'Una plaza') }],
})

test('warns about a picture that is smaller than its place (CHECK-01)', () => {
  expect(runRule(checkPictureSizes, inSection('320x200'))).toEqual([
    'warning sections.n1.picture: La imagen mide 320 píxeles de ancho y acá se ve más grande: subí una de 720 o más.',
  ])
  expect(runRule(checkPictureSizes, inSection('1200x900'))).toEqual([])
})

test('measures what the crop leaves (CHECK-01)', () => {
  const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0 }
  const cropped = { picture: { ...picture('1200x900', 'Una plaza'), crop } }
  expect(runRule(checkPictureSizes, cropped)).toMatchObject([expect.stringContaining('mide 600')])
})

test('checks size and shape of the picture for networks (CHECK-01)', () => {
  const seo = (size: string) => ({ seo: { _type: 'seo', image: picture(size, 'Una plaza') } })
  expect(runRule(checkPictureSizes, seo('800x420'))).toMatchObject([
    expect.stringContaining('subí una de 1200'),
  ])
  expect(runRule(checkPictureSizes, seo('1200x1200'))).toMatchObject([
    expect.stringContaining('recortan'),
  ])
  expect(runRule(checkPictureSizes, seo('1200x630'))).toEqual([])
})

test('accepts logos, drawings and files of the gallery of any size (CHECK-01)', () => {
  expect(runRule(checkPictureSizes, { logo: picture('40x40', 'Logo') })).toEqual([])
  const drawing = { _type: 'picture', asset: { _ref: 'image-a-10x10-svg' }, alt: 'Logo' }
  expect(runRule(checkPictureSizes, { picture: drawing })).toEqual([])
  const item = { _type: 'galleryItem', image: picture('40x40', 'Volante') }
  expect(runRule(checkPictureSizes, item)).toEqual([])
})
