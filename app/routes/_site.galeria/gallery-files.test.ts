import { expect, test } from 'vitest'
import { galleryFiles } from './gallery-files'

const source = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }
const siteUrl = 'https://yapa.example'
const nothing = { color: null, crop: null, hotspot: null, caption: null }
const photo = {
  _id: 'galleryItem-1',
  name: 'Afiche',
  type: 'image' as const,
  path: 'afiches/afiche.webp',
  url: null,
  image: { ...nothing, assetId: 'image-0a1b-1200x900-webp', alt: 'Un afiche', size: 48_213 },
  file: null,
}
const guide = {
  _id: 'galleryItem-2',
  name: 'Guía',
  type: 'pdf' as const,
  path: 'guias/guia.pdf',
  url: null,
  image: null,
  file: { _id: 'file-0c2d-pdf', size: 120_000 },
}

test('prefers an uploaded file to the address of another site (GAL-01)', () => {
  const url = 'https://archivos.example/guia.pdf'
  const { pdfs } = galleryFiles([{ ...guide, url, file: null }], source, siteUrl)
  expect(pdfs[0]).toMatchObject({ address: url, download: undefined })
  const uploaded = galleryFiles([{ ...guide, url }], source, siteUrl).pdfs[0]
  expect(uploaded?.address).toContain('0c2d.pdf')
})

test('a missing file and an unsafe address give no address (GAL-02)', () => {
  const { images, pdfs } = galleryFiles(
    [
      { ...photo, image: null },
      { ...guide, file: null, url: 'javascript:alert(1)' },
    ],
    source,
    siteUrl,
  )
  expect(images[0]?.address).toBeUndefined()
  expect(pdfs[0]?.address).toBeUndefined()
  expect(galleryFiles(null, source, siteUrl)).toEqual({ images: [], pdfs: [] })
})
