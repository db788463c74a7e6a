import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blockTypes } from './index'

const FOLDER = 'public/block-pictures'

test('every block has a picture for the insert menus (EDIT-03)', async () => {
  const files = await readdir(FOLDER)
  expect(files.sort()).toEqual(blockTypes.map(({ name }) => `${name}.webp`).sort())
  for (const file of files) {
    const { width, height, format } = await sharp(`${FOLDER}/${file}`).metadata()
    expect({ file, width, height, format }).toMatchObject({
      width: 480,
      height: 300,
      format: 'webp',
    })
  }
})
