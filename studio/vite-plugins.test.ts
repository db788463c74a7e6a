import { build, type Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import {
  redirectVersionCheck,
  replaceFragments,
  shareEventStreams,
  translateHardCodedTexts,
} from './vite-plugins'

// Each test runs a build, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Builds modules that exist only in memory, by id, starting at `entry`. */
async function bundle(modules: Record<string, string>, plugin: Plugin) {
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (source) => (source in modules ? source : null),
    load: (id) => modules[id],
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, plugin],
    build: { write: false, minify: false, rollupOptions: { input: 'entry' } },
  })
  return 'output' in result ? result.output : []
}

const studioModule = '/node_modules/sanity/lib/index.js'

test('redirects the version check of the Studio to a file with the built version', async () => {
  const output = await bundle(
    {
      entry: `import '${studioModule}'`,
      [studioModule]: "const host = 'https://sanity-cdn.com'\nfetch(`${host}/v1/modules/sanity`)",
    },
    redirectVersionCheck('4.22.1', '/studio/'),
  )
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join()
  expect(code).toContain('/studio/version.json?for=')
  expect(code).not.toContain('sanity-cdn.com')
  const answer = output.find(({ fileName }) => fileName === 'version.json')
  expect(answer).toMatchObject({ source: '{"packageVersion":"4.22.1"}' })
})

test('the build fails when no module contains the version check', async () => {
  const plugin = redirectVersionCheck('4.22.1', '/studio/')
  await expect(bundle({ entry: 'export {}' }, plugin)).rejects.toThrow('find its version check')
})

test('translates what the Studio shows, and nothing else', async () => {
  const output = await bundle(
    {
      entry: `import '${studioModule}'`,
      [studioModule]: `console.log({ title: "Close", "aria-label": "Close", kind: "Close" })`,
    },
    translateHardCodedTexts({ Close: 'Cerrar' }),
  )
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join()
  expect(code).toContain('{ title: "Cerrar", "aria-label": "Cerrar", kind: "Close" }')
})

test('the build fails when the Studio no longer contains a text', async () => {
  const plugin = translateHardCodedTexts({ Gone: 'Ya no está' })
  await expect(bundle({ entry: 'export {}' }, plugin)).rejects.toThrow('Gone')
})

test('replaces a fragment of the Studio’s code, or fails when the fragment is gone', async () => {
  const modules = { entry: `import '${studioModule}'`, [studioModule]: 'console.log(1 + 1)' }
  const output = await bundle(modules, replaceFragments({ '1 + 1': '2 + 2' }))
  expect(output[0]).toMatchObject({ code: expect.stringContaining('2 + 2') as unknown })
  await expect(bundle(modules, replaceFragments({ '3 + 3': '4' }))).rejects.toThrow('3 + 3')
})

test("replaces the client's event source", async () => {
  const output = await bundle(
    { entry: "import '@sanity/eventsource'", '/ours.ts': "console.log('ours')" },
    shareEventStreams('/ours.ts'),
  )
  expect(output[0]).toMatchObject({ code: expect.stringContaining('ours') as unknown })
})

test('the build fails when nothing imports the event source', async () => {
  const plugin = shareEventStreams('/ours.ts')
  await expect(bundle({ entry: 'export {}' }, plugin)).rejects.toThrow('find how the client')
})
