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
    { _id: 'file-0c2d-pdf', _type: 'sanity.fileAsset', size: 120_000 },
  ])
  return galleryFiles(page?.items ?? null, source, 'https://yapa.example')
}

test('prefers an uploaded file to the address of another site (GAL-01)', async () => {
  const guide = { type: 'pdf', url: 'https://archivos.example/guia.pdf' }
  const { pdfs } = await showItem(guide)
  expect(pdfs[0]).toMatchObject({ address: guide.url, download: undefined })
  const uploaded = await showItem({ ...guide, file: { asset: { _ref: 'file-0c2d-pdf' } } })
  expect(uploaded.pdfs[0]?.address).toContain('0c2d.pdf')
})

test('a missing file and an unsafe address give no address (GAL-02)', async () => {
  const { images } = await showItem({ type: 'image' })
  expect(images).toMatchObject([{ address: undefined }])
  const { pdfs } = await showItem({ type: 'pdf', url: 'javascript:alert(1)' })
  expect(pdfs).toMatchObject([{ address: undefined }])
  expect(galleryFiles(null, source, '')).toEqual({ images: [], pdfs: [] })
})
