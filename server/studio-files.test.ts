import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '#app/testing/listen'
import { createStudioFiles, studioPolicy } from './studio-files'

const directory = mkdtempSync(path.join(tmpdir(), 'studio-files-'))
beforeAll(() => {
  mkdirSync(path.join(directory, 'assets'))
  writeFileSync(path.join(directory, 'index.html'), '<title>Studio</title>')
  writeFileSync(path.join(directory, 'assets', 'main-abc123.js'), 'start()')
})

afterAll(() => rmSync(directory, { recursive: true }))

/** Requests a path of the Studio. */
async function request(address: string) {
  const origin = await listen(createServer(createStudioFiles(directory, 'embedded')))
  return fetch(origin + address)
}

test.each(['/studio', '/studio/structure/paginas;homePage', '/studio/index.html'])(
  'serves index.html for every path of the Studio: %s',
  async (address) => {
    const response = await request(address)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<title>Studio</title>')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  },
)

test('browsers revalidate the page, and keep hashed assets', async () => {
  const page = await request('/studio/structure')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const asset = await request('/studio/assets/main-abc123.js')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['main-old.js', 404],
  ['..%2f..%2fpackage.json', 403],
  ['%ff', 400],
])('answers %s with %i and logs nothing', async (name, status) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const response = await request(`/studio/assets/${name}`)
  expect(await response.text()).toBe(`${status}\n`)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

test('the policy allows the hosted service only when it is in use', () => {
  expect(studioPolicy('embedded')).not.toContain('sanity.io')
  expect(studioPolicy('hosted')).toContain('wss://*.api.sanity.io')
})
