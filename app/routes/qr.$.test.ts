import { expect, test, vi } from 'vitest'
import { loader } from './qr.$'

const storeLinks = { android: 'https://play.example/yapa', ios: null as string | null }
vi.mock('~/blocks/staff-pages.server', () => ({
  findPageId: (path: string) => Promise.resolve(path === '/ayuda' ? 'helpPage' : undefined),
}))
vi.mock('~/sanity/shared-content.server', () => ({
  siteIdentity: { load: () => Promise.resolve({ storeLinks }) },
}))

const ask = (path: string) => {
  vi.stubEnv('SITE_URL', 'https://sitio.example')
  const url = new URL(path, 'https://sitio.example/qr/')
  const params = { '*': url.pathname.slice('/qr/'.length) }
  return loader({ request: new Request(url), params, context: {} }).catch(
    (response: unknown) => response as Response,
  )
}

test.each(['nada', '?store=ios', '?store=otra'])('has no code of %j (CMS-08)', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('has no code of a link that no code holds (CMS-08)', async () => {
  storeLinks.ios = `https://tienda.example/${'a'.repeat(2400)}`
  expect((await ask('?store=ios')).status).toBe(404)
})
