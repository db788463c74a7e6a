import { build, type Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { replaceFragments, translateHardCodedTexts } from './vite-plugins'

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
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, plugin],
    build: { write: false, minify: false, rollupOptions: { input: 'entry' } },
  })
}

const studioModule = '/node_modules/sanity/lib/index.js'
const modules = { entry: `import '${studioModule}'`, [studioModule]: 'console.log(1 + 1)' }

// What the plugins put into the Studio, its browser tests see.
test.each([
  ['text', translateHardCodedTexts({ Gone: 'Ya no está' }), 'Gone'],
  ['fragment', replaceFragments({ '3 + 3': '4' }), '3 + 3'],
])('the build fails when the Studio no longer contains the %s', async (_what, plugin, message) => {
  await expect(bundle(modules, plugin)).rejects.toThrow(message)
})
