import { expect, test } from 'vitest'
import { respondWithRoom } from './room-page.server'

const missing = 'Todavía no está cargado.'
const texts = {
  title: null,
  lead: null,
  statement: null,
  question: null,
  email: null,
  newLink: null,
  expired: null,
  replaced: null,
  elsewhere: null,
  revoked: null,
  invalid: null,
  sent: null,
  tooMany: null,
  failed: null,
  documents: ['a', 'b'].map((_key) => ({ _key, title: _key, text: null })),
  labels: { open: 'Ver', download: 'Descargar', missing, expires: null, stamp: null, home: null },
}

test('a document without a file says so and has no link (ROOM-01)', async () => {
  const link = { id: 'investorAccess.a', linkAt: '2026-01-01T00:00:00.000Z' }
  const access = { _id: link.id, _rev: '1', allowsDownload: true }
  const visit = { state: 'open', link, access } as const
  const response = respondWithRoom({ brand: 'Yapa', texts, visit, path: '/sala/t', files: ['b'] })
  const html = await response.text()
  const links = html.match(/href="\/sala\/t\/[^"]+"/g)
  expect(links).toEqual(['href="/sala/t/b"', 'href="/sala/t/b?download"'])
  expect(html.split(missing)).toHaveLength(2)
})
