import { expect, test } from 'vitest'
import { runQuery } from '~/testing/run-query'
import { galleryFiles } from './gallery-files'
import { galleryPageQuery } from './query'

const source = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }

/** The files of a gallery with one item. */
async function showItem(item: object) {
  const page = await runQuery(galleryPageQuery, [
    { _id: 'galleryPage', _type: 'galleryPage', items: [{ _ref: 'a' }] },
    { _id: 'a', _type: 'galleryItem', ...item },
  ])
  return galleryFiles(page?.items ?? null, source, 'https://yapa.example')
}

test('a missing file and an unsafe address give no address (GAL-02)', async () => {
  const { images } = await showItem({ type: 'image' })
  expect(images).toMatchObject([{ address: undefined }])
  const { pdfs } = await showItem({ type: 'pdf', url: 'javascript:alert(1)' })
  expect(pdfs).toMatchObject([{ address: undefined }])
  expect(galleryFiles(null, source, '')).toEqual({ images: [], pdfs: [] })
})
